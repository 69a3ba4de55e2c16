import { idOf, must, type Pair, type Provenance, type Seat } from '@bivouac/kernel';
import type { UnitClass, UnitKind } from './data/kinds.ts';
import type { Terrain } from './data/terrain.ts';
import type { HexId, LeaderId, UnitId } from './ids.ts';

export const SEATS = ['allied', 'french'] as const;

/** What gives banners besides enemies destroyed (Konec hry a podmínky pro vítězství). */
export type Objective =
  /** All of these hexes held by units at the start of the side's own turn; lost with any of them. */
  | {
      readonly kind: 'hold';
      readonly seat: Seat;
      readonly hexes: readonly HexId[];
      readonly banners: number;
    }
  /** Each unit and each leader that leaves the field here. */
  | { readonly kind: 'exit'; readonly seat: Seat; readonly hex: HexId }
  /** More for each enemy unit of a class destroyed. */
  | {
      readonly kind: 'kill';
      readonly seat: Seat;
      readonly class: number;
      readonly banners: number;
    };

/** A leader of the scenario; the texts name leaders by their id. */
export interface LeaderStart {
  readonly id: string;
  readonly seat: Seat;
  readonly hex: HexId;
}

/** A scenario, compiled: tables by hex and by unit, so that rules only look things up. */
export interface Scenario {
  readonly id: string;
  readonly number: number;
  readonly provenance: Provenance;
  readonly date: string;
  readonly first: Seat;
  /** The nation of the brown blocks: Portuguese, or in 1815 the troops of the Netherlands. */
  readonly brown: string;
  readonly cards: Pair<number>;
  readonly banners: Pair<number>;
  /** Index of TERRAINS for each hex. */
  readonly terrain: readonly number[];
  /** The terrain of each hex itself. */
  readonly grounds: readonly Terrain[];
  /** Sides with field works for each hex: bit of the direction. */
  readonly works: readonly number[];
  /** Nation and type of each unit as texts call them, with whom the brown blocks stand for. */
  readonly names: readonly string[];
  /** Index of KINDS for each unit, allied units first. */
  readonly kinds: readonly number[];
  /** The kind of each unit itself. */
  readonly types: readonly UnitKind[];
  readonly seats: readonly Seat[];
  /** How many units are allied: the French follow them. */
  readonly allies: number;
  readonly at: readonly HexId[];
  readonly leaders: readonly LeaderStart[];
  readonly objectives: readonly Objective[];
  /** Whether a hex matters for a `hold` objective. */
  readonly isPrize: readonly boolean[];
  /** Where units of each side may leave the field; -1 for nowhere. */
  readonly exits: Pair<HexId>;
}

export const groundAt = (scenario: Scenario, hex: HexId): Terrain =>
  must(scenario.grounds[hex], 'the ground of a hex');
export const kindOf = (scenario: Scenario, unit: UnitId): UnitKind =>
  must(scenario.types[unit], 'the kind of a unit');
/** Empty for -1, no unit. */
export const kindName = (scenario: Scenario, unit: UnitId): string => scenario.names[unit] ?? '';
export const leaderName = (scenario: Scenario, leader: LeaderId): string =>
  scenario.leaders[leader]?.id ?? '';
/** A side's units stand together: from here … */
export const firstUnit = (scenario: Scenario, seat: Seat): UnitId =>
  idOf(seat === 0 ? 0 : scenario.allies);
/** … up to, and without, this one. */
export const endOfUnits = (scenario: Scenario, seat: Seat): number =>
  seat === 0 ? scenario.allies : scenario.kinds.length;
export const seatOf = (scenario: Scenario, unit: UnitId): Seat => scenario.seats[unit] ?? -1;
export const leaderSeat = (scenario: Scenario, leader: LeaderId): Seat =>
  scenario.leaders[leader]?.seat ?? 0;
/** Where pieces of both kinds are listed, leaders are numbered after all units. */
export const pieceOfLeader = (leader: LeaderId): number => 100 + leader;
export const classOf = (scenario: Scenario, unit: UnitId): UnitClass =>
  kindOf(scenario, unit).class;
