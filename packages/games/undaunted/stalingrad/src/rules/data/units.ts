import { nth, ofSeat } from '@bivouac/kernel';
import type { UnitKind } from '@bivouac/undaunted-core';

interface Kind extends UnitKind {
  /** Which sides have the counter. */
  readonly of: 'both' | 'soviet' | 'german';
}

const infantry = (id: string, squad: number, defence: number, of: Kind['of'] = 'both'): Kind => ({
  id,
  squad,
  defence,
  isRiflemen: id.startsWith('rifleman'),
  of,
});

/**
 * Tanks have no normal defence; armour alone (Stalingrad, Tanky).
 * @rule stalingrad/tanks
 */
const tank = (id: string, squad: number, armour: number, of: Kind['of']): Kind => ({
  id,
  squad,
  defence: -1,
  armour,
  isRiflemen: false,
  of,
});

/**
 * The counters. Riflemen, scouts and machine gunners as in Normandy (facts 5.1); the rest is ours,
 * since no source shows their faces (facts 5.4).
 */
const KINDS: readonly Kind[] = [
  infantry('rifleman-a', 0, 4),
  infantry('rifleman-b', 1, 4),
  infantry('rifleman-c', 2, 4),
  infantry('scout-a', 0, 5),
  infantry('scout-b', 1, 5),
  infantry('scout-c', 2, 5),
  infantry('gunner-a', 0, 4),
  infantry('gunner-b', 1, 4),
  infantry('gunner-c', 2, 4),
  infantry('engineer-a', 0, 4),
  infantry('engineer-b', 1, 4),
  infantry('engineer-c', 2, 4, 'german'),
  infantry('sniper', -1, 6),
  infantry('at-gun', -1, 5),
  infantry('flamethrower', -1, 4),
  infantry('at-rifle', -1, 5, 'soviet'),
  infantry('assault', -1, 4, 'german'),
  infantry('infantry-gun', -1, 4, 'german'),
  tank('t34-a', 0, 7, 'soviet'),
  tank('t34-b', 1, 7, 'soviet'),
  tank('panzer-a', 0, 6, 'german'),
  tank('panzer-b', 1, 6, 'german'),
];

export const UNITS: readonly UnitKind[] = KINDS.map(({ of: _of, ...kind }) => kind);

const ownedBy = (side: 'soviet' | 'german'): number[] =>
  KINDS.flatMap(({ of }, kind) => (of === 'both' || of === side ? [kind] : []));

export const OWNED: readonly [readonly number[], readonly number[]] = [
  ownedBy('soviet'),
  ownedBy('german'),
];

/** Kind of each counter, the Soviet ones first. */
export const COUNTERS: readonly number[] = [...OWNED[0], ...OWNED[1]];
export const SPLIT = OWNED[0].length;

// Asked at every decision, so worked out once.
const KIND_OF_COUNTER = COUNTERS.map((kind) => nth(UNITS, kind));
const TANKS = KIND_OF_COUNTER.map(({ armour }) => armour !== undefined);

export const unitKindOf = (unit: number): UnitKind => nth(KIND_OF_COUNTER, unit);
export const isTank = (unit: number): boolean => nth(TANKS, unit);
export const isFixed = (unit: number): boolean => unitKindOf(unit).id === 'at-gun';

/** The counter of a side by its name; -1 if it has none. */
export function counterNamed(seat: number, id: string): number {
  const first = seat === 0 ? 0 : SPLIT;
  const at = ofSeat(OWNED, seat).findIndex((kind) => UNITS[kind]?.id === id);
  return at < 0 ? -1 : first + at;
}
