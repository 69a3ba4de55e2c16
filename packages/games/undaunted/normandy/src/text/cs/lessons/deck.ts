import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/deck.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu; kliknutím přeskočíte na konec.',
  doneText:
    'Teď už víte, jak se buduje balíček. Tuto hru můžete dohrát proti Desátníkovi, což je snadný soupeř.',
  leave: 'Vybrat scénář',
  steps: {
    goal: {
      title: 'Páté kolo',
      text: 'Velíte Američanům. Tábor na poli 1A vám dává dva ze šesti potřebných bodů a statek na poli 6A by přidal další dva. Střelci B tam už stojí a mohou ho ovládnout. Střelci A vedle nich jsou pod palbou.',
    },
    leader: {
      title: 'Balíček je vaše četa',
      text: 'Začínali jste s devíti kartami v balíčku. Ostatní jsou v záloze, kam vidí oba hráči. Jednotka s více kartami jedná častěji a vydrží víc zásahů. Zahrajte Velitele družstva B.',
    },
    bolster: {
      title: 'Posily',
      text: 'Posily 2 berou ze zálohy až dvě karty. Velitel družstva smí povolat jen karty svého družstva, seržant a zástupce velitele kteroukoli kartu kromě válečného zmatku.',
    },
    rifleman: {
      title: 'Nejdřív střelci',
      text: 'Pole mohou ovládnout jen střelci a každá ztráta jim vyřadí jednu kartu ze hry. Vezměte si Střelce B.',
    },
    scout: {
      title: 'Práce pro pátrače',
      text: 'Cestu ke druhému statku na poli 5A ještě nikdo nepropátral. To je úkol pro pátrače B z vašeho tábora. Vezměte si Pátrače B.',
    },
    spare: {
      title: 'Karta navíc',
      text: 'Obě karty leží v odhazovacím balíčku; do ruky je dostanete, až se zamíchá. Někdy se hodí pravý opak: pátrači A mají na poli 6A hotovo a jejich kartu už tolik nepotřebujete. Zahrajte Pátrače A.',
    },
    hunker: {
      title: 'Stažení do zálohy',
      text: 'Místo provedení akce můžete kartu vrátit do zálohy. Balíček se ztenčí a ostatní karty budete dobírat častěji. Zvolte teď tuto možnost.',
    },
    gunner: {
      title: 'Kulometčíci',
      text: 'Pole 14A, úsek kanálu, ovládají němečtí střelci B. Zaměstnejte je: zahrajte Kulometčíky A.',
    },
    suppress: {
      title: 'Krycí palba',
      text: 'Krycí palba 4 hází čtyřmi kostkami proti celkové hodnotě obrany, stejně jako útok. Zásah ale nevyřadí žádnou kartu: otočí žeton na stranu pod palbou.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na německé střelce B. Obranu mají 4, řeka kryt nedává a vzdálenost je 3, dohromady 7. Kostka zasáhne, padne-li 7, 8, 9 nebo 0. Se čtyřmi kostkami je šance 87 %. Potvrďte výstřel.',
    },
    theirs: {
      title: 'Karta jen na připravení',
      text: 'Zásah stál Němce kartu: Střelce B zahráli jen proto, aby jednotku znovu připravili. Pak nasadili kulometčíky B a dostali pod palbu ty vaše. Krycí palba nikoho nezabije, ale bere čas.',
    },
    bid: {
      title: 'Odhozené karty se vracejí',
      text: 'Balíček vám došel a zamíchal se nový z odhozených karet, i s těmi, které jste povolali. Pátrače B máte v ruce dvakrát: jednu kartu vyberte k určení iniciativy. Válečný zmatek si tentokrát nechte.',
    },
    fog: {
      title: 'Jak se zbavit zmatku',
      text: 'Vaše 6 je víc než jejich 1, hrajete první. Válečný zmatek nelze zahrát ani stáhnout do zálohy, zbaví vás ho jedině průzkum. Zahrajte druhou kartu Pátrači B.',
    },
    recon: {
      title: 'Průzkum',
      text: 'Průzkum vyřadí ze hry jeden válečný zmatek z vaší ruky a vy si místo něj doberete jinou kartu.',
    },
    stand: {
      title: 'Zase na nohou',
      text: 'Dobrali jste si Střelce A. Střelci A jsou pod palbou a nemohou provést žádnou akci; jejich příští karta je jen znovu připraví. Zahrajte ji.',
    },
    ready: {
      title: 'Připraveni',
      text: 'Otočte žeton zpátky na stranu připraveni. Karta zůstane na stole a velitel družstva by ji v tomto tahu mohl povzbuzením vrátit do ruky.',
    },
    farm: {
      title: 'Statek',
      text: 'Teď k tomu statku. Střelci B jsou připraveni a pole 6A je propátrané. Zahrajte Střelce B.',
    },
    control: {
      title: 'Co brání ovládnutí',
      text: 'Na poli musí ležet váš žeton kontroly a nesmí tam stát žádná nepřátelská jednotka, ani pod palbou. Na pole 14A by tedy krycí palba sama nestačila. Na poli 6A žádný nepřítel není: ovládněte ho.',
    },
    end: {
      title: 'Čtyři body ze šesti',
      text: 'Statek vám zůstane, i když střelci odejdou. Poslední dva body jsou na poli 5A a cestu k nim musí otevřít pátrači B. Co potřebujete, povolejte; co ne, stáhněte do zálohy.',
    },
  },
  notShown: {
    'removed-units': 'Odstraněná jednotka se může vrátit, dokud má nějaké karty, třeba v záloze.',
    conceal:
      'Zmatením nepřítele přidají pátrači do soupeřova odhazovacího balíčku jeden válečný zmatek.',
    hills: 'Kopec kryje za 3, před útočníkem, který stojí také na kopci, ale jen za 1.',
    stalk:
      'Odstřelovači se přesouvají skrytě: smějí na kterékoli pole, žeton nepokládají a válečný zmatek nepřinesou.',
    blast: 'Výbuch minometu míří na všechny jednotky na zaměřeném poli, i na vaše.',
  },
};
