import type { Reader } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import {
  type Book,
  CONTROLLED,
  type Reach,
  type ReadTile,
  type Scenario,
} from '@bivouac/undaunted-core';
import { isSoldier, type More, SIDES, structureOf, vehicleOf } from '../pieces.ts';
import { isNamed } from '../tally.ts';
import { KIND_OF, KINDS, OWNED, UNITS } from './cards.ts';
import { CONTROL_MARKERS, ESCAPE_MARKERS, OBJECTIVE_MARKERS } from './markers.ts';
import { IS_IMPASSABLE, TILES } from './tiles.ts';

const COUNTERS: readonly string[] = [...OWNED[0], ...OWNED[1]].map((kind) => UNITS[kind]?.id ?? '');
const SEATS: readonly [string, string] = ['lrdg', 'italy'];

/** Severní Afrika, Herní materiál: no scenario lays out more markers than the box has. */
function requireMarkers(root: Reader, exits: readonly number[]): void {
  const left = [...OBJECTIVE_MARKERS];
  for (const [name, entry] of root.field('objectives').entries()) {
    const at = left.indexOf(entry.wholeNumber(1, 9));
    if (at < 0) throw entry.fault(`no objective marker of this value is left for ${name}`);
    left.splice(at, 1);
  }
  if (exits.length > ESCAPE_MARKERS) {
    throw root.field('exits').fault(`there are only ${ESCAPE_MARKERS} escape markers`);
  }
  for (const side of SEATS) {
    const reader = root.field('sides').field(side);
    const laid = ['scouted', 'controlled'].flatMap((field) => reader.field(field).items());
    if (laid.length > CONTROL_MARKERS) {
      throw reader.fault(`there are only ${CONTROL_MARKERS} control markers for each side`);
    }
  }
}

/** Reads escape markers and who sits where: `"seats": { "truck": { "1": "driver" } }`. */
function readMore(root: Reader, tile: ReadTile, at: readonly number[]): More {
  const exits = (root.optional('exits')?.items() ?? []).map((entry) => tile(entry, entry.text()));
  requireMarkers(root, exits);
  const rides = COUNTERS.map(() => -1);
  const places = COUNTERS.map(() => -1);
  SEATS.forEach((side, seat) => {
    const seats = root.field('sides').field(side).optional('seats');
    for (const [name, crew] of seats?.entries() ?? []) {
      const vehicle = COUNTERS.indexOf(name);
      const seatCount = vehicleOf(vehicle)?.seats.length ?? 0;
      if (seatCount === 0) throw crew.fault(`no vehicle is called “${name}”`);
      for (const [number, entry] of crew.entries()) {
        const place = Number(number) - 1;
        if (!(place >= 0 && place < seatCount)) throw entry.fault(`${name} has ${seatCount} seats`);
        const unit = COUNTERS.findIndex((id, i) => id === entry.text() && SIDES[i] === seat);
        if (unit < 0 || !isSoldier(unit)) throw entry.fault(`no soldier “${entry.text()}”`);
        if (at[unit] !== at[vehicle]) throw entry.fault(`${entry.text()} is not where ${name} is`);
        rides[unit] = vehicle;
        places[unit] = place;
      }
    }
  });
  at.forEach((on, unit) => {
    if (on >= 0 && vehicleOf(unit) !== undefined && IS_IMPASSABLE[on]) {
      throw root.fault(`${COUNTERS[unit]} cannot stand on ${TILES[on]?.toUpperCase()}`);
    }
  });
  return { exits, rides, places };
}

/** Structures count for points; escape and neutralization count heads (Obsazování cílů, Únik). */
function furtherReach({ goals, at, control }: Scenario, seat: number): Reach {
  const goal = ofSeat(goals, seat);
  let most = 0;
  let held = 0;
  at.forEach((tile, unit) => {
    if (tile < 0) return;
    if (goal.kind === 'points') {
      const value = structureOf(unit)?.value ?? 0;
      most += value;
      // The LRDG must blow them up first.
      if (seat === 1 && control[TILES.length + tile] === CONTROLLED) held += value;
    } else if (goal.kind !== 'pin' && (SIDES[unit] === seat) === (goal.kind === 'escape')) {
      most += isNamed(goal.who, unit) ? 1 : 0;
    }
  });
  return { most, held };
}

/** What the names in a scenario file mean. */
export const BOOK: Book = {
  seats: SEATS,
  kinds: KINDS,
  kindOf: KIND_OF,
  units: UNITS,
  tiles: TILES,
  owned: OWNED,
  goals: ['points', 'escape', 'neutralize'],
  isWithoutSpawns: true,
  readMore,
  furtherReach,
};
