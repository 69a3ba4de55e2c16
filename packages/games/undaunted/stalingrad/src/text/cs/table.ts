import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
import type { words as english } from '../en/table.ts';

const BITVY = { one: 'bitva', few: 'bitvy', many: 'bitvy', other: 'bitev' };
const ZRANENI = { one: 'zranění', few: 'zranění', many: 'zranění', other: 'zranění' };
const CASUALTIES = { one: 'ztráta', few: 'ztráty', many: 'ztráty', other: 'ztrát' };

/** No word of one letter stays at the end of a line. */
const ONE_LETTER = /(?<=^|[\s(„])([kosuvzaiKOSUVZAI]) /g;

export const words: Translated<typeof english> = {
  prose: (text) => text.replaceAll(ONE_LETTER, '$1\u00a0'),
  routed: 'rozprášena',
  suppressed: 'pod palbou',
  costs: {
    attack: (p) => `Zásah stojí cíl (${p.target}) kartu; nemá-li žádnou, je rozprášen.`,
    flame: (p) =>
      `Zásah stojí cíl (${p.target}) kartu; nemá-li žádnou, je rozprášen. Smíte ho vytlačit.`,
    damage: 'Zásah budovu do konce kampaně poškodí.',
    destroy: 'Zásah budovu do konce kampaně zničí.',
    tunnel: 'Zásah tunel do konce kampaně zasype.',
  },
  setup: {
    what: 'Co hrát',
    campaign: 'Kampaň',
    begin: 'Začít kampaň',
    campaignAbout: 'Až patnáct bitev. Vojáci i město si vše pamatují; pokračovat lze kdykoli.',
    practice: 'Cvičná bitva',
    practiceAbout: 'Bitva, kterou už znáte, bez následků pro kampaň.',
  },
  map: 'Mapa města',
  volga: 'VOLHA',
  noOwner: 'v\u00a0ničích rukou',
  heldBy: (p) => `${p.area}: ${p.side}`,
  atStake: 'v sázce',
  chapters: 'Dosavadní bitvy',
  chapterWon: (p) => `${p.number}: ${p.scenario}, vítěz: ${p.side}`,
  chapterNow: (p) => `${p.number}: nadcházející bitva`,
  atMost: 'nejvýše patnáct bitev',
  legend: {
    next: 'nadcházející bitva',
    damaged: 'poškozeno nebo opevněno',
    destroyed: 'zničeno',
  },
  lastPages: 'Jak to skončilo a kdo zůstal ve městě, se dočtete ve své knize.',
  scars: 'Jizvy města',
  fortified: 'opevněno',
  tunnelsLost: 'zasypané tunely',
  damaged: 'poškozeno',
  destroyed: 'zničeno',
  battle: (p) => `${p.number}. bitva`,
  earlier: 'Dřívější stránka',
  later: 'Pozdější stránka',
  wonBy: (p) => `vítěz: ${p.side}`,
  noBook: 'Jen se díváte. Knihu a četu vidí vždy jen strana, které patří.',
  bookComes: 'Obrací se stránka…',
  theirTask: 'Jejich úkol',
  order: 'Tajný úkol',
  orderNote: 'vidíte ho jen vy',
  totalRout: 'Úplné rozprášení',
  promotions: 'Po bitvě se vylepší',
  stake: 'V\u00a0sázce',
  newcomers: 'Noví v\u00a0četě',
  tabs: { map: 'Město', cards: 'Četa', opponent: 'Kniha', log: 'Průběh' },
  key: {
    fielded: 'nasazení',
    wounded: 'zranění',
    upgraded: 'vylepšení',
    fell: 'smrt',
    reservist: 'rezervista',
  },
  fallenCount: (p) => `padlo ${p.count}`,
  bestCount: (p) => `vylepšeno ${p.count}`,
  newsOf: (p) => `Po ${p.number}. bitvě, vítěz: ${p.side}`,
  woundedList: (p) => `Ranění: ${p.names}`,
  newsNobody: 'Z\u00a0vašich nepadl nikdo.',
  toChoose: 'rezervistu vyberete vy',
  reservesFor: (p) => `Uvolněné místo (${p.name}): vyberte rezervistu`,
  instead: (p) => `na místo přichází ${p.name}`,
  task: 'Váš úkol',
  taskOf: (p) => `Úkol (${p.side})`,
  squad: (p) => `Družstvo ${p.letter}`,
  others: 'Velení a specialisté',
  career: 'Bitvy',
  // Nouns: not everybody in the platoons is a man.
  marks: {
    unlocked: 'nástup',
    replaced: 'převzetí místa',
    wounded: 'zranění',
    fell: 'smrt v\u00a0boji',
    reservist: 'rezervista',
    upgraded: 'vylepšení',
    merged: 'přechod do družstva',
    'shot-down': 'sestřelení',
    relieved: 'vystřídání',
    rear: 'odchod do týlu',
  },
  markAt: (p) => `${p.mark} (${p.stage}. bitva)`,
  march: 'Zahájit bitvu',
  chosen: 'v\u00a0balíčku',
  alike:
    'Karty těch, ze kterých teď vybíráte, jsou stejné; liší se zatím jen jménem. Co zažijí, to jim zůstane.',
  battlesFought: (p) => countCs(p.count, BITVY),
  woundsTaken: (p) => countCs(p.count, ZRANENI),
  choose: (p) => `Zařadit do balíčku: ${p.name}`,
  otherText:
    'Kdo na druhé straně padl, kdo byl vylepšen a jaký tajný úkol druhá strana má, stojí jen v její knize.',
  danger: {
    ask: 'Cestou se proti jednotce bude házet kostkami. Přesuňte ji, nebo zvolte jiné pole.',
    act: 'Přesunout',
  },
  withdrawal: {
    sentence: 'Stáhnout vojska? Bitva hned skončí a vyhraje ji nepřítel.',
    act: 'Stáhnout vojska',
    back: 'Bojovat dál',
  },
  losses: (p) => countCs(p.count, CASUALTIES),
};
