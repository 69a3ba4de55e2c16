import { nth, ofSeat } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import { KIND_OF, KINDS, UNITS } from '../rules/data/cards.ts';
import { COVER, HILL } from '../rules/data/tiles.ts';

// Look-up tables for the bots, made once from the data of the box.

/** The strengths of a kind of unit: the rules of thumb use these five. */
export type Role = 'riflemen' | 'scouts' | 'gunners' | 'sniper' | 'mortar';

const roleOfId = (id: string): Role => {
  if (id.startsWith('riflemen')) return 'riflemen';
  if (id.startsWith('scouts')) return 'scouts';
  if (id.startsWith('gunners')) return 'gunners';
  return id === 'sniper' ? 'sniper' : 'mortar';
};

export const UNIT_COUNT = UNITS.length;
export const KIND_COUNT = KINDS.length;
/** Role of each unit of both sides. */
export const ROLES: readonly Role[] = [...UNITS, ...UNITS].map(({ id }) => roleOfId(id));
export const DEFENCES: readonly number[] = [...UNITS, ...UNITS].map(({ defence }) => defence);
/** Kind of card that sets each kind of unit in motion. */
export const CARD_OF_UNIT: readonly number[] = UNITS.map((_, unit) =>
  KINDS.findIndex((kind) => kind.unit === unit),
);
/** Dice of the unit's own Attack; 0 for a mortar. */
export const ATTACK_DICE: readonly number[] = UNITS.map((_, unit) => {
  const acts = KINDS[CARD_OF_UNIT[unit] ?? -1]?.acts ?? [];
  return acts.find(({ verb }) => verb === 'attack')?.value ?? 0;
});
export const RIFLEMEN: readonly number[] = UNITS.flatMap((kind, unit) =>
  kind.isRiflemen ? [unit] : [],
);

export const roleOf = (unit: number): Role => nth(ROLES, unit);
export const kindOfUnit = (unit: number): number => nth(CARD_OF_UNIT, unit % UNIT_COUNT);
export const sideOf = (unit: number): 0 | 1 => (unit < UNIT_COUNT ? 0 : 1);

/** Cover as most shots meet it; a hill is better, but not against other hills. */
export const PLAIN_COVER: readonly number[] = COVER.map((cover) => (cover === HILL ? 2 : cover));
export const IS_HILL: readonly boolean[] = COVER.map((cover) => cover === HILL);

/** How many copies of each kind a side of a scenario owns. */
export function copiesOf(scenario: Scenario, seat: number): number[] {
  const copies = KINDS.map(() => 0);
  for (const card of ofSeat(scenario.sides, seat).cards) {
    const kind = nth(KIND_OF, card);
    copies[kind] = nth(copies, kind) + 1;
  }
  return copies;
}

/** Takes the cards of a list out of a count by kind. */
export function subtractCards(copies: number[], cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const kind = nth(KIND_OF, nth(cards, i));
    copies[kind] = nth(copies, kind) - 1;
  }
}

/** Chance that one of the dice hits a total defence (facts 5.6). */
export function hitChance(total: number, dice: number): number {
  const one = Math.min(10, Math.max(1, 11 - total)) / 10;
  let miss = 1;
  for (let i = 0; i < dice; i++) miss *= 1 - one;
  return 1 - miss;
}
