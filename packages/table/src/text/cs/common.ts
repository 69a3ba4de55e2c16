import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
import type { common as english } from '../en/common.ts';

const HER = { one: 'hra', few: 'hry', many: 'hry', other: 'her' };

const bots: Translated<(typeof english)['bots']> = {
  random: {
    title: 'Nováček',
    level: 'bez plánu',
    against: 'Nováčkovi',
    about: 'Dělá cokoli, co se smí.',
  },
  easy: {
    title: 'Desátník',
    level: 'lehký',
    against: 'Desátníkovi',
    about: 'Táhne rychle a\u00a0chybuje.',
  },
  medium: {
    title: 'Poručík',
    level: 'střední',
    against: 'Poručíkovi',
    about: 'Hlídá cíle i\u00a0zálohy.',
  },
  hard: {
    title: 'Major',
    level: 'těžký',
    against: 'Majorovi',
    about: 'Myslí několik tahů dopředu.',
  },
  vs: {
    title: 'Virtuální soupeř',
    level: 'podle pravidel',
    against: 'virtuálnímu soupeři',
    about: 'Řídí se 24 kroky sólových pravidel a\u00a0řekne proč.',
  },
};

export const common: Translated<typeof english> = {
  bots,
  brand: 'Bivouac',
  languages: 'Jazyk',
  nav: {
    label: 'Stránky',
    switchGame: 'Jiná hra',
    menu: 'Nabídka',
    games: 'Hry',
    underWay: 'Rozehrané',
    online: 'Po síti',
    scenarios: 'Scénáře',
    campaign: 'Tažení',
    rules: 'Pravidla',
    settings: 'Nastavení',
    credits: 'Poděkování',
  },
  fetching: {
    waiting: 'Rozkládám mapu…',
    failed: 'Tuhle stránku se nepodařilo načíst.',
    failedHint:
      'Síť asi nefunguje a\u00a0tahle část se tu ještě nikdy neotevřela. Hry, které jsou tu uložené, zůstávají, jak byly.',
    partFailed: 'Část stránky se nepodařilo načíst. Hra zůstává, jak je.',
    again: 'Zkusit znovu',
  },
  /** An entry of the rules reference. */
  rule: { example: 'Příklad' },
  hills: ['lehký', 'středně náročný', 'náročný'],
  setup: {
    firstRound: 'Ukázat první kolo krok za krokem',
    laying: 'Rozkládám mapu…',
    order: (p) => `Velíte *${p.side}* proti *${p.bot}*.`,
    orderPeople: (p) => `Ve dvou u\u00a0jedné obrazovky. Začíná: *${p.side}*.`,
    title: 'Rozložit hru',
    scenario: 'Scénář',
    side: 'Strana',
    opponent: 'Soupeř',
    human: 'Druhý hráč',
    humanAbout: 'U\u00a0této obrazovky, mezi tahy padá opona.',
    atTable: 'U\u00a0stolu',
    begin: 'Začít bitvu',
    showOdds: 'Ukazovat šance před výstřelem',
    explain: 'Vysvětlovat pravidla při hře',
    language: 'Jazyk',
    provenance: { rulebook: 'z\u00a0pravidel', reconstructed: 'rekonstrukce', own: 'naše vlastní' },
    orImport: 'Nebo si přečtěte záznam hry, která už se odehrála.',
  },
  settings: {
    title: 'Nastavení',
    about: 'Patří vám a\u00a0tomuto prohlížeči, ne hře.',
    language: 'Jazyk',
    theme: 'Světlo',
    themes: { auto: 'Podle systému', light: 'Den', dark: 'Noc' },
    motion: 'Pohyb žetonů a\u00a0kostek',
    motions: { normal: 'Běžný', fast: 'Rychlý', off: 'Žádný' },
    motionHint: 'Každé kliknutí ho přeskočí. „Žádný“ ukáže výsledek rovnou.',
    table: 'U\u00a0stolu',
    showOdds: 'Ukazovat šance před výstřelem',
    asksTurnEnd: 'Ptát se, než můj tah skončí',
    asksTurnEndHint: 'Poslední akci tahu si pak ještě můžete rozmyslet.',
    numberKeys: 'Ovládat jednotlivými klávesami',
    numberKeysHint: 'Číslice vybírají možnosti, písmena jsou zkratky. Když překážejí, vypněte je.',
    explain: 'Vysvětlovat pravidla při hře',
    sound: 'Zvuky',
    storage: 'Co je tu uloženo',
    storageHint: (p) =>
      `${countCs(p.count, HER)} a\u00a0toto nastavení, jen v\u00a0tomto prohlížeči.`,
    toGames: 'Rozehrané hry',
  },
};
