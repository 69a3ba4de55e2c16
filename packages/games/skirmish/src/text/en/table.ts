import { countEn } from '@bivouac/text/grammar/en.ts';

const ACT = { one: 'action', other: 'actions' };
const CARD = { one: 'card', other: 'cards' };

/** What is said at the table of Skirmish, beside the sentences of the game itself. */
export const words = {
  tabs: { map: 'Map', cards: 'Cards', opponent: 'Opponent', log: 'Log' },
  held: (p: { side: string; areas: number; of: number }) =>
    `${p.side}: ${p.areas} of ${p.of} areas held`,
  map: 'Map of seven areas',
  cover: (p: { cover: number }) => `cover +${p.cover}`,
  possible: 'possible',
  unit: (p: { side: string; unit: string; strength: number; area: string }) =>
    `${p.side}, ${p.unit}, strength ${p.strength}, ${p.area}`,
  hand: 'In hand',
  bid: 'Your bid',
  acts: (p: { count: number }) => countEn(p.count, ACT),
  ambush: 'or fire first',
  deck: (p: { count: number }) => `${p.count} in the deck`,
  inHand: (p: { count: number }) => `${countEn(p.count, CARD)} in hand`,
  aim: (p: { area: string; need: number }) =>
    `Fire at ${p.area}: two dice, each of ${p.need} or more hits.`,
  attack: 'Attack',
  spring: 'Spring the ambush',
};
