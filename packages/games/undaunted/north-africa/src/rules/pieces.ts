import type { Seat } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import { type Scenario, scenarioOf } from '@bivouac/undaunted-core';
import { KINDS, OWNED, SPECIALITIES, UNITS } from './data/cards.ts';
import { STRUCTURES, type Structure } from './data/structures.ts';
import { type Speciality, VEHICLES, type Vehicle } from './data/vehicles.ts';
import type { NorthPart, NorthRules } from './extra.ts';

/** The LRDG blows structures up, the Italians hold them (Severní Afrika, Obsazování cílů). */
export const LRDG = 0;

// Look-up tables by counter: first those of the LRDG, then the Italian ones with the structures.

const KIND_OF_COUNTER: readonly number[] = [...OWNED[0], ...OWNED[1]];
/** A counter’s name in files and goals. */
export const idOf = (counter: number): string => UNITS[KIND_OF_COUNTER[counter] ?? -1]?.id ?? '';
const ALL: readonly number[] = KIND_OF_COUNTER.map((_, counter) => counter);

/** The printed side of each counter. */
export const SIDES: readonly (0 | 1)[] = ALL.map((unit) => (unit < OWNED[0].length ? 0 : 1));
const VEHICLE_OF: readonly (Vehicle | undefined)[] = ALL.map((unit) =>
  VEHICLES.find(({ id }) => id === idOf(unit)),
);
const STRUCTURE_OF: readonly (Structure | undefined)[] = ALL.map((unit) =>
  STRUCTURES.find(({ id }) => id === idOf(unit)),
);
const SPECIALITY_OF: readonly (Speciality | null)[] = KIND_OF_COUNTER.map(
  (kind) => SPECIALITIES[kind] ?? null,
);

export const VEHICLE_UNITS: readonly number[] = ALL.filter((unit) => VEHICLE_OF[unit]);
export const STRUCTURE_UNITS: readonly number[] = ALL.filter((unit) => STRUCTURE_OF[unit]);
export const SOLDIER_UNITS: readonly number[] = ALL.filter(
  (unit) => !VEHICLE_OF[unit] && !STRUCTURE_OF[unit],
);

export const vehicleOf = (unit: number): Vehicle | undefined => VEHICLE_OF[unit];
export const structureOf = (unit: number): Structure | undefined => STRUCTURE_OF[unit];
export const specialityOf = (unit: number): Speciality | null => SPECIALITY_OF[unit] ?? null;
export const isSoldier = (unit: number): boolean =>
  VEHICLE_OF[unit] === undefined && STRUCTURE_OF[unit] === undefined;

const ACTS_OF: readonly (readonly string[])[] = KIND_OF_COUNTER.map((kind) =>
  KINDS.flatMap(({ unit, acts }) => (unit === kind ? acts.map(({ verb }) => verb) : [])),
);
/** Whether the cards of a soldier have an act. */
export const hasAct = (unit: number, verb: string): boolean =>
  ACTS_OF[unit]?.includes(verb) ?? false;
/** The kinds of card that have an act. */
export const kindsWith = (verb: string): readonly number[] =>
  KINDS.flatMap(({ acts }, kind) => (acts.some((act) => act.verb === verb) ? [kind] : []));

/**
 * The present owner of a counter: a captured vehicle is its captor's.
 * @rule north-africa/capture
 */
export const ownerOf = (part: NorthPart, unit: number): Seat => nth(part.extra.owners, unit);

/** The soldiers in a vehicle, by seat. */
export function crewOf(part: NorthPart, vehicle: number): number[] {
  const { rides, places } = part.extra;
  const crew: number[] = [];
  for (let i = 0; i < SOLDIER_UNITS.length; i++) {
    const unit = nth(SOLDIER_UNITS, i);
    if (rides[unit] === vehicle) crew.push(unit);
  }
  return crew.length < 2 ? crew : crew.sort((a, b) => nth(places, a) - nth(places, b));
}

/** @rule north-africa/inoperable */
export const isInoperable = (part: NorthPart, vehicle: number): boolean =>
  nth(part.extra.damage, vehicle) >= (vehicleOf(vehicle)?.inoperableAt ?? 99);

/** What only this game's scenario files have. */
export interface More {
  /** Tiles with an escape marker. */
  readonly exits: readonly number[];
  /** Vehicle and seat of each counter at the start; -1 on foot. */
  readonly rides: readonly number[];
  readonly places: readonly number[];
}

export const moreOf = (scenario: Scenario): More => scenario.more as More;
export const moreIn = (rules: NorthRules, part: NorthPart): More => moreOf(scenarioOf(rules, part));

/**
 * Whether a roadblock stands on the tile.
 * @rule north-africa/roadblocks
 */
export function isBlocked(part: NorthPart, tile: number): boolean {
  for (const unit of STRUCTURE_UNITS) {
    if (part.at[unit] === tile && STRUCTURE_OF[unit]?.value === 0) return true;
  }
  return false;
}
