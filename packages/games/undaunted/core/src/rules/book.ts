import { ofSeat, type Reader } from '@bivouac/kernel';
import type { KindId } from './ids.ts';
import type { Goal, Scenario } from './scenario.ts';
import type { CardKind, UnitKind } from './types.ts';

/** The meaning of names in a scenario file of this title. */
export interface Book {
  readonly seats: readonly [string, string];
  readonly kinds: readonly CardKind[];
  readonly kindOf: readonly KindId[];
  readonly units: readonly UnitKind[];
  readonly tiles: readonly string[];
  /** Kinds of unit that each side owns; left out: both own one of each. */
  readonly owned?: readonly [readonly number[], readonly number[]];
  /** Kinds of goal that its scenarios know; left out: points and pinning. */
  readonly goals?: readonly Goal['kind'][];
  /** Counters that leave the board stay away, so that no file names places to enter. */
  readonly isWithoutSpawns?: true;
  /** Reads what only this title's files have. */
  readMore?(root: Reader, tile: ReadTile, at: readonly number[]): unknown;
  /** Other sources of points than objectives on the map; left out: none. */
  furtherReach?(scenario: Scenario, seat: number): Reach;
}

/** Finds a laid tile by its name. */
export type ReadTile = (reader: Reader, name: string) => number;

/** The most that a side can reach of its goal, and its value at the start. */
export interface Reach {
  readonly most: number;
  readonly held: number;
}

export const ownedKinds = (book: Book, seat: number): readonly number[] =>
  book.owned === undefined ? book.units.map((_, kind) => kind) : ofSeat(book.owned, seat);
