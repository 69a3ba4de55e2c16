import type { Translated } from '@bivouac/text';
import { beforeCs, countCs } from '@bivouac/text/grammar/cs.ts';
import type { words as english } from '../en/table.ts';

const POVEL = { one: 'povel', few: 'povely', many: 'povelu', other: 'povelů' };
const KARTA = { one: 'karta', few: 'karty', many: 'karty', other: 'karet' };

export const words: Translated<typeof english> = {
  tabs: { map: 'Mapa', cards: 'Karty', opponent: 'Soupeř', log: 'Průběh' },
  held: (p) => `${p.side}: držená místa ${p.areas} ${beforeCs('z', p.of)}\u00a0${p.of}`,
  map: 'Mapa se sedmi místy',
  cover: (p) => `kryt +${p.cover}`,
  possible: 'možné',
  unit: (p) => `${p.side}, ${p.unit}, síla ${p.strength}, ${p.area}`,
  hand: 'V\u00a0ruce',
  bid: 'Vaše sázka',
  acts: (p) => countCs(p.count, POVEL),
  ambush: 'nebo palte první',
  deck: (p) => `v\u00a0balíčku ${p.count}`,
  inHand: (p) => `v\u00a0ruce ${countCs(p.count, KARTA)}`,
  aim: (p) => `Palba, ${p.area}: dvě kostky, každá od ${p.need} výš zasáhne.`,
  attack: 'Zaútočit',
  spring: 'Spustit léčku',
};
