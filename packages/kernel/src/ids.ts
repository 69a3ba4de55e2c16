import type { Seat } from './seat.ts';

declare const kindOfId: unique symbol;

/** A whole number that names a thing of one kind, so that a tile is never taken for a unit. Plain JSON all the same. */
export type Id<Kind extends string> = number & { readonly [kindOfId]: Kind };

/** Where a number becomes an id: at the edges, such as the index of a list. */
export const idOf = <Kind extends string>(index: number): Id<Kind> => index as Id<Kind>;

/** The ids from 0 to `count - 1`. */
export const idsBelow = <Kind extends string>(count: number): readonly Id<Kind>[] =>
  Array.from({ length: count }, (_, index) => idOf<Kind>(index));

/**
 * The entry of a list whose index is known to exist: an id that the rules made. Unchecked, since search lives on it.
 * Arrays alone: V8 optimises this one read for all games together, and one call with a string would slow them all.
 */
export const nth = <T>(list: readonly T[], index: number): T => list[index] as T;

/** One thing for each of two seats. */
export type Pair<T> = readonly [T, T];

export const ofSeat = <T>(pair: Pair<T>, seat: Seat): T => (seat === 0 ? pair[0] : pair[1]);

/** The same pair with one seat's part replaced. */
export const withSeat = <T>(pair: Pair<T>, seat: Seat, part: T): Pair<T> =>
  seat === 0 ? [part, pair[1]] : [pair[0], part];
