import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/aftermath.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Němci. Sledujte mapu, nebo kliknutím přeskočte na konec.',
  doneText:
    'Viděli jste, co bitva stojí. V této kampani můžete pokračovat proti Desátníkovi, což je snadný soupeř.',
  leave: 'Vybrat, co hrát',
  steps: {
    goal: {
      title: 'Rozprášená jednotka',
      text: 'Velíte Sovětům v první bitvě kampaně. Kulometčíci A na poli 605 jsou rozprášení: dostali zásah, když už neměli žádnou kartu, o kterou by přišli. Rozprášená jednotka na plánu zůstává, ale nemůže jednat a nebrání ovládnutí pole.',
    },
    leader: {
      title: 'Cesta zpátky',
      text: 'Rozprášení zruší jedině karta ze zálohy a čekají tam dva Kulometčíci A. Zahrajte Velitele družstva A.',
    },
    bolster: {
      title: 'Posily',
      text: 'Posily 2 berou ze zálohy až dvě karty velitelova družstva. Jakmile vezmete kartu rozprášené jednotky, jednotka přestává být rozprášená.',
    },
    gunner: {
      title: 'Zpátky v boji',
      text: 'Vezměte si Kulometčíka A. Karta jde do odhazovacího balíčku, jednotka ale může bojovat hned.',
    },
    comrade: {
      title: 'O zásah víc',
      text: 'Každá karta znamená jeden zásah navíc, než bude jednotka znovu rozprášená. Vezměte si i druhého Kulometčíka A.',
    },
    rifleman: {
      title: 'Koho rozprášit',
      text: 'Podívejte se na německé pátrače B na poli 306. Dvě jejich karty jsou v německé záloze, třetí je ve ztrátách. Nemají o co přijít, a tak je rozpráší jediný zásah. Zahrajte Střelce B.',
    },
    attack: {
      title: 'Útok',
      text: 'Zvolte Útok 1, hází se jednou kostkou.',
    },
    odds: {
      title: 'Výstřel na dálku',
      text: 'Vystřelte na pátrače B. Obranu mají 5, ulice kryt nedává a vzdálenost je 3, dohromady 8. Kostka zasáhne, padne-li 8, 9 nebo 0, šance je tedy 30 %.',
    },
    scout: {
      title: 'Vedle',
      text: 'Padla 5, to nestačí. Zkusit to mohou i vaši pátrači. Zahrajte Pátrače A.',
    },
    again: {
      title: 'Ještě jednou',
      text: 'Znovu Útok 1.',
    },
    fire: {
      title: 'Stejný cíl',
      text: 'I odtud je vzdálenost 3. Vystřelte na německé pátrače B.',
    },
    drive: {
      title: 'Rozprášeni',
      text: 'Nula je zásah vždy: pátrači jsou rozprášení. Teď je smíte vytlačit na sousední pole s německým žetonem kontroly, pryč odtud, kde jsou potřeba. Vytlačte je na pole 405 ke kašně.',
    },
    won: {
      title: 'Nepřítel stáhl vojska',
      text: 'Na začátku svého tahu Němci stáhli vojska: bitvu prohráli, ale ušetřili lidi. Náměstí 9. ledna je vaše. Podívejte se, co bitva zanechala.',
    },
    losses: {
      title: 'Natrvalo pryč',
      text: 'Utrpěli jste 2 ztráty. Z 1 až 4 ztrát se vytáhne jedna karta: tento voják je do konce kampaně pryč a na jeho místo tu přichází rezervista. Druhý voják se vrací.',
    },
    upgrades: {
      title: 'Vylepšení',
      text: 'Dva vaši vojáci se něco naučili. Vylosovali se ze všech karet mimo zálohu. Jejich nové karty mají vyšší iniciativu a silnější nebo novou akci, označenou hvězdičkou.',
    },
    deck: {
      title: 'Sestavení balíčku',
      text: 'Před každou bitvou vybíráte, kdo začne v dobíracím balíčku; ostatní čekají v záloze. Pro Střelce A je tu jedno místo. Vyberte tohoto muže.',
    },
    rest: {
      title: 'A všichni ostatní',
      text: 'Tak můžete vybrat každého. Toto tlačítko doplní zbylá místa těmi nejlepšími a zahájí bitvu.',
    },
    end: {
      title: 'Další bitva',
      text: 'Nový balíček, nová mapa, tíž muži. Kdo padne a kdo se něčemu naučí, to platí až do konce kampaně.',
    },
  },
  notShown: {
    reservists:
      'Rezervisté jsou slabší než vojáci, které nahrazují, natrvalo o ně ale nikdy nepřijdete.',
    buildings: 'Budovy lze poškodit i zničit a škody zůstávají po celou kampaň.',
    'sealed-orders':
      'V některých bitvách máte tajný úkol: druhou cestu k vítězství, kterou soupeř nevidí.',
    merging: 'Přikáže-li to příběh, připojí se družstvo C k A nebo B a zaujme místa rezervistů.',
    exert: 'Výpětím sil jedná zahraná karta znovu, její jednotka se tím ale ocitne pod palbou.',
  },
};
