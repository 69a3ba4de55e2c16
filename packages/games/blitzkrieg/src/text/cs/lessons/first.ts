import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Osa umisťuje žeton. Sledujte mapu, nebo kliknutím přeskočte.',
  doneText:
    'Zbytek se naučíte hraním; každá otázka u stolu má odkaz na své pravidlo. Tuto válku můžete dohrát proti Desátníkovi, lehkému soupeři.',
  leave: 'Připravit hru',
  steps: {
    goal: {
      title: 'Válka na dvacet minut',
      text: 'Vedete Spojence; jejich žetony jsou kulaté a modré. Tah je jeden žeton na jedno pole. Vyhraje, kdo má na pravítku nad mapou 25 bodů; poslední tah je váš a při shodě vítězíte vy.',
    },
    track: {
      title: 'Pět válčišť',
      text: 'Každé válčiště má svou lištu. Kostička se posouvá k tomu, kdo tam umístí žeton: levá polovina je vaše, pravá soupeřova. Štíty cestou přidávají body; kdo dojde ke své vlajce, vyhraje hned celé válčiště. Pod lištou jsou kampaně; aktivní je jen ta na bílém pruhu.',
    },
    theirs: {
      title: 'Osa už táhla',
      text: 'Armádu 2 umístila ve Východní Evropě. Hodnota posunula kostičku o 2, značka +1 na poli ještě o 1: stojí tedy na −3. Značka je využitá, leží na ní žeton.',
    },
    token: {
      title: 'Vaše zásoba',
      text: 'Tyto tři žetony leží za zástěnou, Osa je nevidí. Armády smějí na pevninu, námořnictvo na moře, letectvo kamkoli. Vyberte Námořnictvo 2.',
    },
    research: {
      title: 'Nejdřív se podívejte',
      text: 'Čárkovaná pole jsou možná; malé číslo říká, kde by pak stála kostička. Ukažte na ozubená kola v Pacifiku: výzkum přidá do vašeho sáčku speciální zbraň. Co umístění přinese, vidíte dřív, než je potvrdíte.',
    },
    scored: {
      title: 'Kampaň se uzavírá',
      text: 'Jako na konci každého tahu jste si dolosovali žeton. Osa zatím obsadila poslední pole své kampaně. Kostička stála na její polovině, proto získala 2 body z hvězdy. Začala další kampaň.',
    },
    air: {
      title: 'Vaše odpověď',
      text: 'V Pacifiku zbývá jediné volné pole a vedete tam vy. Letectvo smí kamkoli: vyberte je.',
    },
    closing: {
      title: 'Bomby a body',
      text: 'Bomby připraví Osu o žeton ze zásoby; ten se vrátí do jejího sáčku. A kampaň bude plná, takže získáte body. Umístěte tam letectvo.',
    },
    points: {
      title: '2 : 2',
      text: 'Příští kampaň v Pacifiku je za 3 body, ta po ní za 5. Kostička zůstává, kde je, takže včasný náskok vydrží. Od pátého políčka přidá štít bod.',
    },
    army: {
      title: 'Pomoc zdálky',
      text: 'Ve Východní Evropě vede Osa o 4. Odpovědět můžete i z jiného válčiště. Vyberte armádu.',
    },
    strategic: {
      title: 'Strategická výhoda',
      text: 'První pole v Africe má šipky na obě strany: posun o 3 políčka na jiném válčišti podle vaší volby. Umístěte tam armádu.',
    },
    aim: {
      title: 'Které válčiště?',
      text: 'Zvolit můžete válčiště s čárkovaným rámečkem; číslo říká, kde by se kostička zastavila. Zvolte Východní Evropu.',
    },
    end: {
      title: 'To jsou základy',
      text: 'Žetony se značkou umějí víc: po blesku smí následovat další žeton, generál přidává 1 políčko za každou vaši armádu a každé letectvo na válčišti. Speciální zbraně z banku mají ozubený zlatý okraj.',
    },
  },
  notShown: {
    flag: 'Dojde-li kostička k vlajce, válčiště se hned uzavře: dostanete body za všechny jeho neuzavřené kampaně a 2 navíc.',
    'cannot-place': 'Máte-li umístit žeton a nemůžete, okamžitě prohráváte bez ohledu na body.',
    blitz: 'Po žetonu s bleskem smíte na totéž válčiště hned umístit další.',
    tactical:
      'Taktická výhoda posune kostičku svého válčiště směrem k vám, a to navíc k hodnotě žetonu.',
    industry: 'Průmysl vám doplní ze sáčku do zásoby další žetony.',
  },
};
