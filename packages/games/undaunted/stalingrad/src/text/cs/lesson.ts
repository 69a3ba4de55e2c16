import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu; kliknutí ukáže rovnou konec.',
  doneText:
    'Zbytek se naučíte hraním; každá otázka u\u00a0stolu má odkaz na své pravidlo. Tuhle bitvu můžete dohrát proti Desátníkovi, což je snadný soupeř, a\u00a0nikdo po ní nebude chybět. V\u00a0kampani se počítá.',
  leave: 'Vybrat, co hrát',
  steps: {
    goal: {
      title: 'Náměstí 9.\u00a0ledna',
      text: 'Velíte Sovětům: kulaté modré žetony dole. Zlaté hvězdy značí cíle a\u00a0jejich body; sama kašna je za dva. Bitvu vyhraje ten, kdo první ovládne cíle za čtyři body.',
    },
    hand: {
      title: 'Lidé, ne karty',
      text: 'Čtyři karty, každé kolo nové. Každá je jeden voják se jménem; v\u00a0kampani se může zlepšit a\u00a0může i\u00a0navždy padnout. Číslo v\u00a0rohu je jeho iniciativa, pod ním stojí, co umí.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Obě strany vyloží jednu kartu lícem dolů; vyšší iniciativa hraje první a\u00a0obě karty jsou pryč. Válečný zmatek se k\u00a0ničemu jinému nehodí, tak obětujte jeho.',
    },
    theirs: {
      title: 'Němci jsou na náměstí',
      text: 'Jejich pátrač vyběhl na pole 404 a\u00a0nechal tam žeton; stálo je to jeden válečný zmatek. Střelec hned vyrazil za ním, protože smí jen tam, kde leží žeton jeho strany. Pro vás to platí taky.',
    },
    sergeant: {
      title: 'Zahrát kartu',
      text: 'Teď vy: zahrajte kolik karet chcete, jednu po druhé. Začněte zástupcem velitele čety Michailem Strelcovem, protože přinese další karty.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Karta se hraje na jednu ze svých akcí. „Za mnou!“ s\u00a0číslem 2 vám přidá do ruky dvě karty. Na kartě zvolte „2\u00a0karty“.',
    },
    gunner: {
      title: 'Kulomet',
      text: 'Přišli střelec Belikov a\u00a0velitel družstva Gorškov, to je dobře. Nejdřív ale musí někdo zastavit toho pátrače. Zahrajte kulometčíka A\u00a0Matveje Brodského.',
    },
    suppress: {
      title: 'Krycí palba',
      text: 'Krycí palba 4 hází čtyřmi kostkami. Nikoho nezraní, ale koho zasáhne, tomu příští karta padne jen na to, aby se znovu připravil.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na německého pátrače na poli 404. Obranu má 5, otevřené náměstí kryt nedává, vzdálenost je 2: dohromady 7. Stačí, když jedna ze čtyř kostek ukáže 7 nebo víc, a\u00a0nula zasahuje vždy: 87\u00a0%. Potvrďte výstřel.',
    },
    pinned: {
      title: 'K\u00a0zemi',
      text: 'Čtyři kostky a\u00a0na jedné padlo 7: zásah. Žeton je teď pod palbou. Při útoku by Němci přišli o\u00a0kartu toho pátrače; jednotka bez karty je rozprášená a\u00a0čeká na mapě na posily.',
    },
    rifleman: {
      title: 'Bitvy vyhrávají střelci',
      text: 'Území ovládnou jen střelci a\u00a0body dávají jen ovládnuté cíle. Zahrajte střelce A\u00a0Antona Belikova.',
    },
    move: {
      title: 'Přesun',
      text: 'Přesun 1 vede o\u00a0jedno pole, a\u00a0to na pole s\u00a0vaším žetonem. Pole 504 je propátrané už před bitvou.',
    },
    square: {
      title: 'Ven z\u00a0domu',
      text: 'Pole 504 má cenu jednoho bodu. Jděte na něj.',
    },
    leader: {
      title: 'Velitel družstva',
      text: 'Belikov stojí na náměstí, ale jeho karta už je zahraná. Pomůže velitel družstva A\u00a0Andrej Gorškov: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 dovolí jedné vyložené kartě jeho družstva, aby jednala ještě jednou tam, kde leží.',
    },
    again: {
      title: 'Ještě jednou',
      text: 'Vyberte Belikova.',
    },
    control: {
      title: 'Ovládnutí',
      text: 'Na poli 504 leží váš žeton a\u00a0žádný nepřítel ho nedrží: ovládněte ho.',
    },
    scout: {
      title: 'Cestu otevírají pátrači',
      text: 'První bod je váš. Spáleniště na poli 505 je za další a\u00a0dobře kryje, ale ještě tam nikdo nebyl. Zahrajte pátrače A\u00a0Fjodora Lapina.',
    },
    scouting: {
      title: 'Pátrání',
      text: 'Pátrání 2 vede až o\u00a0dvě pole, i\u00a0přes neznámé území.',
    },
    ruins: {
      title: 'Nové území',
      text: 'Jděte na pole 505. Od té chvíle tam smějí i\u00a0vaši střelci. Cena: jeden válečný zmatek mezi odhozené karty; časem vám přijde do ruky místo vojáka.',
    },
    enough: {
      title: 'Včas zastavit',
      text: 'Mohli byste udělat ještě krok, ale každé nové pole stojí další válečný zmatek. To stačí.',
    },
    houses: {
      title: 'Domy',
      text: 'U\u00a0domů stojí vedle štítu dvě čísla: proti palbě zvenčí platí to vyšší. Později v\u00a0kampani přijdou ženisté, děla a\u00a0bombardéry a\u00a0domy budou padat. Co spadne, zůstane v\u00a0troskách do konce.',
    },
    end: {
      title: 'Konec tahu',
      text: 'V\u00a0ruce nezbyla žádná karta, a\u00a0tak váš tah skončil sám; jinak ho ukončí tlačítko „Ukončit tah“. Začalo nové kolo. V\u00a0kampani se po každé bitvě vylosuje několik karet ze ztrát: ti vojáci jsou pryč, na jejich místa přijdou rezervisté a\u00a0jiní se zlepší.',
    },
  },
};
