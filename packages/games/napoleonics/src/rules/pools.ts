import type { UnitClass } from './data/kinds.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './data/kinds.ts';
import type { Orders } from './state.ts';

// The orders of a card as the state keeps them. A pool packs the classes it is for into one number, because records
// hash the state; only this file knows the bits.

const HORSE_BIT = 8;
const LEADER_BIT = 16;
const CLASS_BITS = (1 << INFANTRY) | (1 << CAVALRY) | (1 << ARTILLERY);

/** The units that a pool of orders is for. */
export interface PoolOf {
  readonly classes: readonly UnitClass[];
  /** Horse artillery as well. */
  readonly hasHorse?: boolean;
  readonly hasLeaders?: boolean;
}

const EVERY_CLASS: readonly UnitClass[] = [INFANTRY, CAVALRY, ARTILLERY];
/** Any unit. */
export const ANY_UNIT: PoolOf = { classes: EVERY_CLASS };
/** Any unit or leader. */
export const ANY_PIECE: PoolOf = { classes: EVERY_CLASS, hasLeaders: true };

export const noOrders = (): Orders => ({ kind: 'none', count: [], mask: 0 });

/** Counts for the left, the centre and the right. */
export const sectionOrders = (count: readonly number[]): Orders => ({
  kind: 'sections',
  count: [...count],
  mask: 0,
});

/** A count for one section alone. */
export const ordersInSection = (section: number, count: number): Orders =>
  sectionOrders([0, 1, 2].map((one) => (one === section ? count : 0)));

/** Counts for infantry, cavalry, artillery, and for any piece. */
export const classOrders = (count: readonly number[]): Orders => ({
  kind: 'classes',
  count: [...count],
  mask: 0,
});

export const poolOrders = (
  count: number,
  { classes, hasHorse = false, hasLeaders = false }: PoolOf,
): Orders => ({
  kind: 'pool',
  count: [count],
  mask:
    classes.reduce<number>((bits, of) => bits | (1 << of), 0) |
    (hasHorse ? HORSE_BIT : 0) |
    (hasLeaders ? LEADER_BIT : 0),
});

/** The bits of the classes that a pool is for, by class. */
export const classBitsOf = ({ mask }: Orders): number => mask & CLASS_BITS;
export const hasHorse = ({ mask }: Orders): boolean => (mask & HORSE_BIT) !== 0;
export const hasLeaders = ({ mask }: Orders): boolean => (mask & LEADER_BIT) !== 0;
