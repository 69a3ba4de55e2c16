import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Osa umisťuje žeton. Sledujte mapu; kliknutí ukáže rovnou konec.',
  doneText:
    'Zbytek se naučíte hraním; každá otázka u\u00a0stolu má odkaz na své pravidlo. Tuhle válku můžete dohrát proti Desátníkovi, což je snadný soupeř.',
  leave: 'Připravit hru',
  steps: {
    goal: {
      title: 'Válka na dvacet minut',
      text: 'Vedete Spojence: kulaté a\u00a0modré. Tah je jeden žeton na jedno pole. Vyhraje, kdo má na pravítku nad mapou 25\u00a0bodů; poslední tah je váš a\u00a0shoda také.',
    },
    track: {
      title: 'Pět válčišť',
      text: 'Každé válčiště má svou lištu. Kostička se posouvá k\u00a0tomu, kdo tam umístí žeton: vlevo je vaše půlka, vpravo soupeřova. Štíty cestou přidávají body; kdo dojde ke své vlajce, vyhraje hned celé válčiště. Pod lištou leží kampaně, jedna po druhé; otevřená je jen ta na bílém pruhu.',
    },
    theirs: {
      title: 'Osa už táhla',
      text: 'Její armáda s\u00a0hodnotou 2 přišla do Východní Evropy. Hodnota posune kostičku o\u00a02, značka +1 na poli ještě o\u00a0jedno: stojí tedy na −3. Značka je využitá, leží na ní žeton.',
    },
    token: {
      title: 'Vaše zásoba',
      text: 'Tři žetony za zástěnou, Osa je nevidí. Armády smějí na pevninu, loďstvo na moře, letectvo všude. Vezměte loďstvo s\u00a0hodnotou 2.',
    },
    research: {
      title: 'Nejdřív se podívejte',
      text: 'Čárkovaná pole jsou možná; malé číslo říká, kde by pak stála kostička. Ukažte na ozubená kola v\u00a0Pacifiku: výzkum dá do vašeho sáčku speciální zbraň. Co umístění přinese, vidíte dřív, než je potvrdíte.',
    },
    scored: {
      title: 'Kampaň se uzavírá',
      text: 'Jako na konci každého tahu jste si dobrali žeton. Osa zatím obsadila poslední pole své kampaně. Kostička stála v\u00a0její půlce, a\u00a0tak bere 2\u00a0body z\u00a0hvězdy a\u00a0otevírá se další kampaň.',
    },
    air: {
      title: 'Vaše odpověď',
      text: 'V\u00a0Pacifiku zbývá jediné volné pole a\u00a0vedete tam vy. Letectvo smí všude: vezměte je.',
    },
    closing: {
      title: 'Bomby a\u00a0body',
      text: 'Bomby připraví Osu o\u00a0žeton ze zásoby, vrátí se do jejího sáčku. A\u00a0kampaň je plná: bodujete. Umístěte tam letectvo.',
    },
    points: {
      title: '2 : 2',
      text: 'Příští kampaň v\u00a0Pacifiku je za 3\u00a0body, ta po ní za 5. Kostička zůstává, kde je, takže včasný náskok vydrží. Od pátého políčka by štít přidal bod.',
    },
    army: {
      title: 'Pomoc zdálky',
      text: 'Ve Východní Evropě je Osa o\u00a04 vpředu. Odpovědět můžete i\u00a0z\u00a0jiného válčiště. Vezměte armádu.',
    },
    strategic: {
      title: 'Strategická výhoda',
      text: 'První pole v\u00a0Africe má šipky na obě strany: tři políčka na jiném válčišti podle vaší volby. Umístěte tam armádu.',
    },
    aim: {
      title: 'Kam?',
      text: 'Zvolit lze válčiště s\u00a0čárkovaným rámečkem; číslo říká, kde by se kostička zastavila. Zvolte Východní Evropu.',
    },
    end: {
      title: 'To je všechno',
      text: 'Žetony se značkou umějí víc: po blesku smí následovat další žeton, generál počítá své druhy. Speciální zbraně z\u00a0banku mají ozubený zlatý okraj.',
    },
  },
};
