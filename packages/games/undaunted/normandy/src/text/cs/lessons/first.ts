import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu; kliknutím přeskočíte na konec.',
  doneText:
    'Zbytek se naučíte hraním; u každé výzvy najdete odkaz na příslušné pravidlo. Tuto hru můžete dohrát proti Desátníkovi, což je snadný soupeř.',
  leave: 'Vybrat scénář',
  steps: {
    goal: {
      title: 'O co jde',
      text: 'Velíte Američanům: kulaté modré žetony vlevo nahoře. Zlaté hvězdy značí cíle a jejich body. Vyhraje ten, kdo první ovládne cíle za pět bodů.',
    },
    hand: {
      title: 'Vaše ruka',
      text: 'Máte čtyři karty a každé kolo si doberete nové. Každá je jeden z vašich mužů: číslo v rohu je jeho iniciativa, pod ním jsou jeho akce. Karta uvádí do akce žeton se stejným názvem a písmenem družstva.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Každá strana vybere jednu kartu a položí ji lícem dolů. Kdo má vyšší iniciativu, hraje první; obě karty se odhodí. Válečný zmatek se k ničemu jinému nehodí, vyberte tedy jeho a ostatní si nechte.',
    },
    theirs: {
      title: 'Soupeř odehrál',
      text: 'Němci měli vyšší kartu a hráli první. Jejich pátrači stojí na poli 12B hned vedle vás a střelci se přiblížili. První krok na nepropátrané pole je stál jeden válečný zmatek. Co se stalo, najdete řádek po řádku v Průběhu.',
    },
    sergeant: {
      title: 'Zahrát kartu',
      text: 'Teď jste na tahu vy. Zahrajte tolik karet, kolik chcete, jednu po druhé. Začněte seržantem, ten vám přinese další.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Zahranou kartou provedete jednu z jejích akcí. Za mnou! 2 vám dovolí dobrat až dvě karty. Zvolte na kartě „2 karty“.',
    },
    enemy: {
      title: 'Nepřítel na dohled',
      text: 'Dobré karty. Němečtí pátrači na poli 12B jsou blízko, ať na ně vystřelí družstvo B: zahrajte Střelce B.',
    },
    attack: {
      title: 'Útok',
      text: 'Útok 1 hází jednou desetistěnnou kostkou. Střílet smíte na kteréhokoli nepřítele na mapě, vzdálenějšího ale zasáhnete hůř.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na německé pátrače. Mají obranu 5, rozrytá pláň kryt nedává a vzdálenost je 1: dohromady 6. Kostka zasáhne od 6 výš a nula zasáhne vždy, máte tedy šanci 50 %. Potvrďte výstřel.',
    },
    hit: {
      title: 'Zásah',
      text: 'Padlo 7 proti 6: zásah. Němci natrvalo přišli o kartu pátračů; hledá se v ruce, pak mezi odhozenými a nakonec v balíčku. Nenajde-li se nikde, opouští mapu žeton jednotky.',
    },
    riflemen: {
      title: 'Hry vyhrávají střelci',
      text: 'Ovládnout pole umějí jen střelci a body dávají jen ovládané cíle. Zahrajte Střelce A.',
    },
    move: {
      title: 'Přesun',
      text: 'Přesun 1 posune jednotku o jedno pole. Střelci smějí jen na pole, které vaši pátrači propátrali; poznáte ho podle dalekohledu. Pole 2B je propátrané od začátku.',
    },
    ground: {
      title: 'K cíli',
      text: 'Pole 2B má hodnotu jednoho bodu. Přesuňte se na něj.',
    },
    leader: {
      title: 'Velitel družstva',
      text: 'Střelci stojí na poli 2B, ale jejich jedinou kartu už jste zahráli. Pomůže velitel družstva A: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 vám vrátí do ruky jednu zahranou kartu jeho družstva.',
    },
    back: {
      title: 'Ještě jednou',
      text: 'Vraťte si do ruky Střelce A.',
    },
    again: {
      title: 'Stejná karta podruhé',
      text: 'Zahrajte v tomto tahu ještě jednou Střelce A.',
    },
    control: {
      title: 'Ovládnutí',
      text: 'Pole 2B máte propátrané a žádný nepřítel na něm není, můžete ho tedy ovládnout.',
    },
    scouts: {
      title: 'Cestu otevírají pátrači',
      text: 'První bod je váš. Panský dvůr na poli 13B má hodnotu dvou bodů, ale ještě tam nikdo nebyl. Zahrajte Pátrače A.',
    },
    scout: {
      title: 'Pátrání',
      text: 'Pátrání 2 posune pátrače až o dvě pole, i na nepropátraná.',
    },
    village: {
      title: 'Nové území',
      text: 'Přesuňte se na pole 13B. Od té chvíle tam smějí i vaši střelci. Stojí to jeden válečný zmatek do odhazovacího balíčku; časem vám přijde do ruky místo vojáka.',
    },
    enough: {
      title: 'Včas zastavit',
      text: 'Mohli byste udělat ještě krok, ale každé nové pole stojí další válečný zmatek. Zvolte „To stačí“.',
    },
    end: {
      title: 'Konec tahu',
      text: 'V ruce vám nezbyla žádná karta, a tak váš tah skončil. Jinak ho ukončíte tlačítkem „Ukončit tah“ a nezahrané karty odhodíte. Začalo nové kolo: čtyři nové karty a znovu se určuje iniciativa. Válečného zmatku v ruce vás pátrači zbaví průzkumem.',
    },
  },
  notShown: {
    bolster:
      'Posily přesunou karty ze zálohy do odhazovacího balíčku a odtud se časem dostanou do ruky.',
    suppress:
      'Kulometčíci používají krycí palbu: zásah nestojí kartu, ale příští karta té jednotky ji jen znovu připraví.',
    'hunker-down':
      'Kartu nemusíte použít k akci: můžete ji stáhnout do zálohy a balíček tím ztenčit.',
    recon:
      'Průzkumem nadobro vyřadíte z ruky jeden válečný zmatek a doberete si místo něj jinou kartu.',
    pin: 'V některých scénářích vítězíte potlačením nepřítele: na herním plánu mu nezbude žádný žeton střelců.',
  },
};
