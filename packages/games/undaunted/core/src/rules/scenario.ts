import type { Provenance, Seat } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import type { CardId } from './ids.ts';

/** What a side must do to win. */
export type Goal =
  | { readonly kind: 'points'; readonly value: number }
  | { readonly kind: 'pin' }
  /** `value` of one's own are to leave the board, or `value` of the enemy's to be put out. */
  | {
      readonly kind: 'escape' | 'neutralize';
      readonly value: number;
      /** The units that count: kinds of unit by name, `soldiers` or `vehicles`. */
      readonly who: readonly string[];
    };

/** A tile in its place, in half-tile units. */
export interface PlacedTile {
  readonly tile: number;
  readonly hx: number;
  readonly hy: number;
}

/** How one side starts. */
export interface SideStart {
  readonly deck: readonly CardId[];
  readonly supply: readonly CardId[];
  /** Every card of the scenario. */
  readonly cards: readonly CardId[];
}

/** A scenario, compiled: tables by tile and unit, so that rules only look things up. */
export interface Scenario {
  readonly id: string;
  readonly number: number;
  readonly provenance: Provenance;
  readonly from: string;
  readonly to: string;
  readonly initiative: Seat;
  readonly goals: readonly [Goal, Goal];
  readonly layout: readonly PlacedTile[];
  /** Neighbours of each tile, ascending; empty for tiles that are not laid. */
  readonly neighbours: readonly (readonly number[])[];
  /** Steps from tile to tile: `distances[from][to]`; -1 where a tile is not laid. */
  readonly distances: readonly (readonly number[])[];
  /** Value of the objective on each tile; 0 for none. */
  readonly objectives: readonly number[];
  /** Where each unit of both sides enters; -1 if it never does. */
  readonly spawns: readonly number[];
  /** Tile of each unit at the start; -1 if off the board. */
  readonly at: readonly number[];
  /** Control markers at the start, side 0 then side 1. */
  readonly control: readonly number[];
  readonly sides: readonly [SideStart, SideStart];
  /** The tile of the radio; -1 for none. */
  readonly radio: number;
  /** Fields that only one title's files have, as that title parsed them. */
  readonly more?: unknown;
}

export const sideStart = (scenario: Scenario, seat: Seat): SideStart =>
  ofSeat(scenario.sides, seat);
export const goalOf = (scenario: Scenario, seat: Seat): Goal => ofSeat(scenario.goals, seat);
