import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu; kliknutí ukáže rovnou konec.',
  doneText:
    'Zbytek se naučíte hraním; každá otázka u\u00a0stolu má odkaz na své pravidlo. Tuhle hru můžete dohrát proti Desátníkovi, což je snadný soupeř.',
  leave: 'Vybrat scénář',
  steps: {
    goal: {
      title: 'O\u00a0co jde',
      text: 'Velíte Američanům: kulaté modré žetony vlevo nahoře. Zlaté hvězdy značí cíle a\u00a0jejich body. Vyhraje ten, kdo první ovládne cíle za pět bodů.',
    },
    hand: {
      title: 'Vaše ruka',
      text: 'Čtyři karty, každé kolo nové. Každá je některý z\u00a0vašich mužů: číslo v\u00a0rohu je jeho iniciativa, pod ním stojí, co umí. Karta uvede do akce žeton stejného jména a\u00a0písmene družstva.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Obě strany vyloží jednu kartu lícem dolů; vyšší iniciativa hraje první a\u00a0obě karty jsou pryč. Válečný zmatek se k\u00a0ničemu jinému nehodí, tak na iniciativu obětujte jeho.',
    },
    theirs: {
      title: 'Soupeř odehrál',
      text: 'Němci vyložili vyšší kartu a\u00a0hráli první. Jejich pátrači stojí na poli 12B hned vedle vás a\u00a0střelci se přiblížili. První pohled na neznámé území je stál jeden válečný zmatek. Co se stalo, najdete řádek po řádku v\u00a0Průběhu.',
    },
    sergeant: {
      title: 'Zahrát kartu',
      text: 'Teď vy: zahrajte kolik karet chcete, jednu po druhé. Začněte seržantem, protože přinese další karty.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Karta se hraje na jednu ze svých akcí. „Za mnou!“ s\u00a0číslem 2 vám přidá do ruky dvě karty. Na kartě zvolte „2\u00a0karty“.',
    },
    enemy: {
      title: 'Nepřítel na dohled',
      text: 'Dobré karty. Němečtí pátrači na poli 12B jsou blízko, ať na ně vystřelí družstvo B: zahrajte Střelce B.',
    },
    attack: {
      title: 'Útok',
      text: 'Útok 1 hází jednou desetistěnnou kostkou. Střílet se dá na kohokoli na mapě; čím dál, tím hůř se trefuje.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na německé pátrače. Obranu mají 5, rozrytá pláň kryt nedává, vzdálenost je 1: dohromady 6. Kostka zasáhne od 6 výš a\u00a0nula zasahuje vždy, takže šance je 50\u00a0%. Potvrďte výstřel.',
    },
    hit: {
      title: 'Zásah',
      text: 'Padlo 7 proti 6: zásah. Němci natrvalo přišli o\u00a0kartu pátračů; hledá se v\u00a0ruce, pak mezi odhozenými, pak v\u00a0balíčku. Když se žádná karta jednotky nenajde, opouští mapu její žeton.',
    },
    riflemen: {
      title: 'Hry vyhrávají střelci',
      text: 'Území ovládnou jen střelci a\u00a0body dávají jen ovládnuté cíle. Zahrajte Střelce A.',
    },
    move: {
      title: 'Přesun',
      text: 'Přesun 1 vede o\u00a0jedno pole. Střelci smějí jen tam, kde se jejich pátrači už rozhlédli; poznáte to podle dalekohledu na poli. Pole 2B je propátrané od začátku.',
    },
    ground: {
      title: 'K\u00a0cíli',
      text: 'Pole 2B má cenu jednoho bodu. Jděte na něj.',
    },
    leader: {
      title: 'Velitel družstva',
      text: 'Střelci stojí na poli 2B, ale jejich jediná karta už je zahraná. Pomůže velitel družstva A: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 vrátí do ruky jednu zahranou kartu velitelova družstva.',
    },
    back: {
      title: 'Ještě jednou',
      text: 'Vezměte si zpátky Střelce A.',
    },
    again: {
      title: 'Stejná karta podruhé',
      text: 'Zahrajte v\u00a0tomto tahu ještě jednou Střelce A.',
    },
    control: {
      title: 'Ovládnutí',
      text: 'Na poli 2B nestojí nepřítel a\u00a0máte ho propátrané, můžete ho tedy ovládnout.',
    },
    scouts: {
      title: 'Cestu otevírají pátrači',
      text: 'První bod je váš. Panský dvůr na poli 13B má cenu dvou, ale ještě tam nikdo nebyl. Zahrajte Pátrače A.',
    },
    scout: {
      title: 'Pátrání',
      text: 'Pátrání 2 vede až o\u00a0dvě pole, i\u00a0přes neznámé území.',
    },
    village: {
      title: 'Nové území',
      text: 'Jděte na pole 13B. Od té chvíle tam smějí i\u00a0vaši střelci. Cena: jeden válečný zmatek mezi odhozené karty; časem vám přijde do ruky místo vojáka.',
    },
    enough: {
      title: 'Včas zastavit',
      text: 'Mohli byste udělat ještě krok, ale každé nové pole stojí další válečný zmatek. To stačí.',
    },
    end: {
      title: 'Konec tahu',
      text: 'V\u00a0ruce nezbyla žádná karta, a\u00a0tak váš tah skončil sám. Jinak ho ukončí tlačítko „Ukončit tah“ a\u00a0nezahrané karty se odhodí. Začalo nové kolo: čtyři nové karty a\u00a0znovu iniciativa. Válečného zmatku v\u00a0ruce vás pátrači zbaví průzkumem.',
    },
  },
};
