import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu, nebo kliknutím přeskočte na konec.',
  doneText:
    'Zbytek se naučíte hraním; u každé výzvy najdete odkaz na příslušné pravidlo. Tuto bitvu můžete dohrát proti Desátníkovi, což je snadný soupeř, a nikdo po ní nebude chybět. V kampani se každá bitva počítá.',
  leave: 'Vybrat, co hrát',
  steps: {
    goal: {
      title: 'Náměstí 9. ledna',
      text: 'Velíte Sovětům; jejich žetony jsou kulaté a modré, dole na mapě. Zlaté hvězdy značí cíle a jejich hodnotu; sama kašna má 2. Bitvu vyhraje ten, kdo první ovládne cíle v hodnotě 4.',
    },
    hand: {
      title: 'Lidé, ne karty',
      text: 'Každé kolo si doberete čtyři karty. Každá představuje jednoho vojáka se jménem; v kampani se může vylepšit, ale můžete o něj také navždy přijít. Číslo v rohu je jeho iniciativa, pod ním jsou jeho akce.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Obě strany vyloží jednu kartu lícem dolů. Vyšší iniciativa hraje první a obě karty se odhodí. Válečný zmatek se k ničemu jinému nehodí, vyberte tedy jeho.',
    },
    theirs: {
      title: 'Němci jsou na náměstí',
      text: 'Jejich pátrač vyběhl na pole 404 a nechal tam žeton; stálo je to jeden válečný zmatek. Střelec hned vyrazil za ním: smí jen tam, kde leží žeton jeho strany. Pro vás to platí také.',
    },
    sergeant: {
      title: 'Zahrát kartu',
      text: 'Jste na tahu: zahrajte tolik karet, kolik chcete, jednu po druhé. Začněte zástupcem velitele čety Michailem Strelcovem, protože přinese další karty.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Zahranou kartou provedete jednu z jejích akcí. „Za mnou!“ s číslem 2 vám přidá do ruky dvě karty. Na kartě zvolte „2 karty“.',
    },
    gunner: {
      title: 'Kulomet',
      text: 'Dobrali jste si střelce Belikova a velitele družstva Gorškova, to je dobře. Nejdřív ale musí někdo zastavit toho pátrače. Zahrajte kulometčíka A Matveje Brodského.',
    },
    suppress: {
      title: 'Krycí palba',
      text: 'Krycí palba 4 hází čtyřmi kostkami. Nikoho nezraní, ale koho zasáhne, ten je pod palbou: jeho příští karta ho jen znovu připraví.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na německého pátrače na poli 404. Základní obranu má 5, otevřené náměstí kryt nedává, vzdálenost je 2: dohromady 7. Stačí, když jedna ze čtyř kostek ukáže 7 nebo víc, a nula zasáhne vždy: 87 %. Potvrďte výstřel.',
    },
    pinned: {
      title: 'K zemi',
      text: 'Čtyři kostky a na jedné padlo 7: zásah. Žeton pátrače je teď pod palbou. Při útoku by Němci přišli o jednu jeho kartu. Jednotka bez karet je rozprášená a čeká na mapě, až jí nějakou přinesou posily.',
    },
    rifleman: {
      title: 'Bitvy vyhrávají střelci',
      text: 'Pole ovládnou jen střelci a počítají se jen ovládnuté cíle. Zahrajte střelce A Antona Belikova.',
    },
    move: {
      title: 'Přesun',
      text: 'Přesun 1 posune jednotku o jedno pole, a to na pole s vaším žetonem. Pole 504 je propátrané už před bitvou.',
    },
    square: {
      title: 'Ven z domu',
      text: 'Cíl na poli 504 má hodnotu 1. Přesuňte se tam.',
    },
    leader: {
      title: 'Velitel družstva',
      text: 'Belikovova jednotka je na náměstí, ale jeho karta už je zahraná. Pomůže velitel družstva A Andrej Gorškov: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 dovolí jedné už zahrané kartě jeho družstva, aby jednala ještě jednou. Karta přitom zůstane ležet.',
    },
    again: {
      title: 'Ještě jednou',
      text: 'Vyberte Belikova.',
    },
    control: {
      title: 'Ovládnutí',
      text: 'Na poli 504 leží váš žeton a nepřítel ho neovládá: ovládněte ho.',
    },
    scout: {
      title: 'Cestu otevírají pátrači',
      text: 'První cíl je váš. Spáleniště na poli 505 má také hodnotu 1 a dobře kryje, ale ještě tam nikdo nebyl. Zahrajte pátrače A Fjodora Lapina.',
    },
    scouting: {
      title: 'Pátrání',
      text: 'Pátrání 2 posune pátrače až o dvě pole, i tam, kde vaše žetony neleží.',
    },
    ruins: {
      title: 'Nové území',
      text: 'Jděte na pole 505. Od té chvíle tam smějí i vaši střelci. Cena: jeden válečný zmatek mezi odhozenými; časem vám přijde do ruky místo vojáka.',
    },
    enough: {
      title: 'Včas zastavit',
      text: 'Mohli byste jít ještě o pole dál, ale každé nové pole stojí další válečný zmatek. To stačí: zastavte se.',
    },
    houses: {
      title: 'Budovy',
      text: 'U budovy stojí vedle štítu dvě čísla: proti palbě zvenčí platí to vyšší. Později v kampani přijdou ženisté, děla a bombardéry a budovy budou padat. Co je zničené, zůstane v troskách až do konce.',
    },
    end: {
      title: 'Konec tahu',
      text: 'V ruce vám nezbyla žádná karta, a tak váš tah skončil; kdyby vám nějaká zbyla, ukončili byste ho sami. Začalo nové kolo. V kampani se po každé bitvě vytáhne několik karet ze ztrát: ti vojáci jsou pryč navždy. Na jejich místa přijdou rezervisté a dva z ostatních se vylepší.',
    },
  },
  notShown: {
    bolster:
      'Posily přesunou karty ze zálohy do odhazovacího balíčku a rozprášenou jednotku vrátí do boje.',
    rout: 'Jednotka, která přišla o karty, je rozprášená a útočník ji může vytlačit z pole.',
    'total-rout':
      'Ve většině bitev vítězíte i tehdy, když rozprášíte všechny nepřátelské střelce na herním plánu.',
    withdrawal: 'Na začátku tahu smíte vojska stáhnout: bitvu vzdáte, ale ušetříte lidi.',
    losses: 'Po bitvě kampaně jsou někteří ze ztracených vojáků natrvalo pryč.',
  },
};
