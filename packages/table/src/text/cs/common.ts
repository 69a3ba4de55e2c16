import type { Translated } from '@bivouac/text';
import { countCs, dat, nameCs, nom, verb } from '@bivouac/text/grammar/cs.ts';
import type { common as english } from '../en/common.ts';

const HER = { one: 'hra', few: 'hry', many: 'hry', other: 'her' };

const bots: Translated<(typeof english)['bots']> = {
  random: {
    title: 'Nováček',
    level: 'bez plánu',
    name: nameCs('ma', 'Nováček|Nováčka|Nováčkovi|Nováčka|Nováčkovi|Nováčkem'),
    about: 'Zahraje cokoli, co pravidla dovolí.',
  },
  easy: {
    title: 'Desátník',
    level: 'lehký',
    name: nameCs('ma', 'Desátník|Desátníka|Desátníkovi|Desátníka|Desátníkovi|Desátníkem'),
    about: 'Hraje rychle a chybuje.',
  },
  medium: {
    title: 'Poručík',
    level: 'střední',
    name: nameCs('ma', 'Poručík|Poručíka|Poručíkovi|Poručíka|Poručíkovi|Poručíkem'),
    about: 'Hlídá cíle i zálohy.',
  },
  hard: {
    title: 'Major',
    level: 'těžký',
    name: nameCs('ma', 'Major|Majora|Majorovi|Majora|Majorovi|Majorem'),
    about: 'Myslí několik tahů dopředu.',
  },
  vs: {
    title: 'Virtuální soupeř',
    level: 'podle pravidel',
    name: nameCs(
      'ma',
      'virtuální soupeř|virtuálního soupeře|virtuálnímu soupeři|virtuálního soupeře|virtuálním soupeři|virtuálním soupeřem',
    ),
    about: 'Řídí se 24 kroky sólových pravidel a řekne proč.',
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
    campaign: 'Kampaň',
    rules: 'Pravidla',
    settings: 'Nastavení',
    credits: 'Poděkování',
  },
  fetching: {
    waiting: 'Rozkládám mapu…',
    failed: 'Tuto stránku se nepodařilo načíst.',
    failedHint:
      'Síť asi nefunguje a tuto část jste tu ještě neotevřeli. Vaše uložené hry zůstávají, jak byly.',
    partFailed: 'Část stránky se nepodařilo načíst. Vaše hra zůstává, jak je.',
    again: 'Zkusit znovu',
  },
  /** An entry of the rules reference. */
  rule: { example: 'Příklad' },
  hills: ['lehký', 'středně náročný', 'náročný'],
  setup: {
    firstRound: 'Ukázat první kolo krok za krokem',
    laying: 'Rozkládám mapu…',
    order: (p) => `Velíte *${dat(p.side)}* proti *${dat(p.bot)}*.`,
    orderPeople: (p) =>
      `Ve dvou u jedné obrazovky. ${verb(p.side, 'Začíná', 'Začínají')} *${nom(p.side)}*.`,
    title: 'Připravit hru',
    scenario: 'Scénář',
    side: 'Strana',
    opponent: 'Soupeř',
    human: 'Druhý hráč',
    humanAbout: 'U této obrazovky; mezi tahy se obrazovka zakryje.',
    atTable: 'U stolu',
    begin: 'Začít bitvu',
    showOdds: 'Ukazovat šance před výstřelem',
    explain: 'Vysvětlovat pravidla při hře',
    language: 'Jazyk',
    provenance: { rulebook: 'z pravidel', reconstructed: 'rekonstrukce', own: 'naše vlastní' },
    orImport: 'Nebo otevřete záznam odehrané hry.',
  },
  settings: {
    title: 'Nastavení',
    about: 'Platí v tomto prohlížeči pro všechny hry.',
    language: 'Jazyk',
    theme: 'Vzhled',
    themes: { auto: 'Podle systému', light: 'Den', dark: 'Noc' },
    motion: 'Animace žetonů a kostek',
    motions: { normal: 'Běžné', fast: 'Rychlé', off: 'Žádné' },
    motionHint: 'Kliknutím je přeskočíte. Při volbě „Žádné“ vidíte výsledek rovnou.',
    table: 'U stolu',
    showOdds: 'Ukazovat šance před výstřelem',
    asksTurnEnd: 'Ptát se, než můj tah skončí',
    asksTurnEndHint: 'Poslední akci tahu si tak ještě můžete rozmyslet.',
    numberKeys: 'Ovládat jednotlivými klávesami',
    numberKeysHint:
      'Číslicemi vybíráte možnosti, písmena jsou zkratky. Když překážejí, vypněte je.',
    explain: 'Vysvětlovat pravidla při hře',
    sound: 'Zvuky',
    storage: 'Co je tu uložené',
    storageHint: (p) => `${countCs(p.count, HER)} a toto nastavení, jen v tomto prohlížeči.`,
    toGames: 'Rozehrané hry',
  },
};
