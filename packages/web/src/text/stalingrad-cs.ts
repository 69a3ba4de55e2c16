import { countCs, type Translated } from '@bivouac/text';
import type { stalingradEn } from './stalingrad-en.ts';

const CASUALTIES = { one: 'ztráta', few: 'ztráty', many: 'ztráty', other: 'ztrát' };

export const stalingradCs: Translated<typeof stalingradEn> = {
  routed: 'rozprášeni',
  suppressed: 'pod palbou',
  setup: {
    what: 'Co hrát',
    campaign: 'Kampaň',
    campaignAbout: 'Až patnáct bitev. Vojáci i město si vše pamatují; pokračovat lze kdykoli.',
    practice: 'Cvičná bitva',
    practiceAbout: 'První bitva o náměstí, bez následků.',
  },
  map: 'Mapa města',
  volga: 'VOLHA',
  nobody: 'nikdo ji nedrží',
  heldBy: (p) => `${p.area}: ${p.side}`,
  atStake: 'v sázce',
  chapters: 'Dosavadní bitvy',
  chapterWon: (p) => `${p.number}: ${p.scenario}, vítěz: ${p.side}`,
  chapterNow: (p) => `${p.number}: nadcházející bitva`,
  scars: 'Jizvy města',
  damaged: 'poškozeno',
  destroyed: 'zničeno',
  book: 'Vaše kniha',
  bookOf: (p) => `Kniha strany: ${p.side}`,
  task: 'Váš úkol',
  squad: (p) => `Družstvo ${p.letter}`,
  others: 'Velení a specialisté',
  career: 'Bitvy',
  marks: {
    unlocked: 'nastoupil',
    replaced: 'převzal místo',
    fielded: 'nasazen',
    wounded: 'raněn',
    fell: 'padl',
    reservist: 'záložník',
    upgraded: 'vylepšen',
    merged: 'přešel do družstva',
    'shot-down': 'sestřelen',
  },
  markAt: (p) => `${p.mark} (${p.stage}. bitva)`,
  chosen: 'vybrán',
  choose: (p) => `Zařadit do balíčku: ${p.name}`,
  other: 'Soupeřova kniha zůstává zavřená',
  otherText:
    'Kdo na druhé straně padl, kdo se zlepšil a jaké mají rozkazy, stojí jen v jejich knize.',
  losses: (p) => countCs(p.count, CASUALTIES),
  news: 'Po poslední bitvě',
};
