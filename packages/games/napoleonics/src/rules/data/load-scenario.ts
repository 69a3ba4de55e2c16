import {
  done,
  fail,
  idOf,
  nth,
  ofSeat,
  Reader,
  type Result,
  ScenarioFault,
  type Seat,
} from '@bivouac/kernel';
import type { HexId } from '../ids.ts';
import { NO_HEX } from '../ids.ts';
import { BOARD, HEX_NAMES, HEXES } from '../map.ts';
import { type LeaderStart, type Objective, type Scenario, SEATS } from '../scenario.ts';
import { CLASSES, KINDS } from './kinds.ts';
import { TERRAINS } from './terrain.ts';

/** An error in a scenario file, and its place. */
export interface ScenarioProblem {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

/** The six sides of a hex in the order of the board's directions. */
export const SIDE_NAMES = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;

/** The nations that the brown blocks can stand for. */
export const BROWN = ['portuguese', 'netherlands'] as const;

/** Reads a scenario; whatever is wrong in it is named by file, field and reason. */
export function loadScenario(file: string, json: unknown): Result<Scenario, ScenarioProblem> {
  try {
    const root = new Reader(json, '$');
    const scenario = readScenario(root);
    root.requireAllRead();
    return done(scenario);
  } catch (error) {
    if (!(error instanceof ScenarioFault)) throw error;
    return fail({ file, field: error.field, reason: error.message });
  }
}

function readScenario(root: Reader): Scenario {
  const terrain = readMap(root.field('map'));
  const armies = readArmies(root.field('units'), terrain);
  const leaders = readLeaders(root.field('leaders'), armies, terrain);
  const objectives = readObjectives(root.optional('objectives'), terrain);
  const brown = root.optional('brown')?.oneOf(BROWN) ?? 'portuguese';
  const scenario: Scenario = {
    id: root.field('id').text(),
    number: root.field('number').wholeNumber(1, 99),
    provenance: root.field('provenance').oneOf(['rulebook', 'reconstructed', 'own'] as const),
    date: root.field('date').text(),
    first: readSeat(root.field('first')),
    brown,
    names: armies.kinds.map((kind) => (KINDS[kind]?.id ?? '').replace('portuguese', brown)),
    cards: readPair(root.field('cards'), 3, 8),
    banners: readPair(root.field('banners'), 1, 12),
    terrain,
    grounds: terrain.map((id) => nth(TERRAINS, id)),
    types: armies.kinds.map((kind) => nth(KINDS, kind)),
    works: readWorks(root.optional('works'), terrain),
    ...armies,
    leaders,
    objectives,
    isPrize: HEX_NAMES.map((_, hex) =>
      objectives.some((one) => one.kind === 'hold' && one.hexes.includes(idOf(hex))),
    ),
    exits: [exitOf(objectives, 0), exitOf(objectives, 1)],
  };
  requireEnough(root, scenario);
  return scenario;
}

const readSeat = (reader: Reader): Seat => SEATS.indexOf(reader.oneOf(SEATS));

function readPair(reader: Reader, low: number, high: number): [number, number] {
  return [
    reader.field(SEATS[0]).wholeNumber(low, high),
    reader.field(SEATS[1]).wholeNumber(low, high),
  ];
}

function readHex(reader: Reader, name: string, terrain: readonly number[]): HexId {
  const hex: HexId = idOf(HEX_NAMES.indexOf(name));
  if (hex < 0) throw reader.fault(`no hex is called “${name}”`);
  if (TERRAINS[nth(terrain, hex)]?.isImpassable) throw reader.fault(`${name} is impassable`);
  return hex;
}

/** Nine rows of letters, spaces between them as one likes. */
function readMap(reader: Reader): number[] {
  const rows = reader.items();
  if (rows.length !== BOARD.rowLengths.length) throw reader.fault('the field has nine rows');
  return rows.flatMap((row, at) => {
    const letters = [...row.text().replaceAll(' ', '')];
    const length = BOARD.rowLengths[at];
    if (letters.length !== length) throw row.fault(`this row has ${length} hexes`);
    return letters.map((letter) => {
      const id = TERRAINS.findIndex((terrain) => terrain.letter === letter);
      if (id < 0) throw row.fault(`no terrain has the letter “${letter}”`);
      return id;
    });
  });
}

function readWorks(reader: Reader | undefined, terrain: readonly number[]): number[] {
  const works = new Array<number>(HEXES).fill(0);
  for (const [name, sides] of reader?.entries() ?? []) {
    const hex = readHex(sides, name, terrain);
    const list = sides.items();
    if (list.length !== 3) throw sides.fault('field works have three sides');
    for (const side of list) {
      works[hex] = nth(works, hex) | (1 << SIDE_NAMES.indexOf(side.oneOf(SIDE_NAMES)));
    }
  }
  return works;
}

type Armies = Pick<Scenario, 'kinds' | 'seats' | 'at' | 'allies'>;

function readArmies(reader: Reader, terrain: readonly number[]): Armies {
  const kinds: number[] = [];
  const seats: Seat[] = [];
  const at: HexId[] = [];
  SEATS.forEach((side, seat) => {
    for (const [id, places] of reader.field(side).entries()) {
      const kind = KINDS.findIndex((candidate) => candidate.id === id);
      if (kind < 0) throw places.fault(`no unit is called “${id}”`);
      if ((KINDS[kind]?.nation === 'french') !== (seat === 1)) {
        throw places.fault(`${id} fights on the other side`);
      }
      for (const place of places.items()) {
        const hex = readHex(place, place.text(), terrain);
        if (at.includes(hex)) throw place.fault(`two units on ${place.text()}`);
        kinds.push(kind);
        seats.push(seat);
        at.push(hex);
      }
    }
  });
  return { kinds, seats, at, allies: seats.filter((seat) => seat === 0).length };
}

function readLeaders(reader: Reader, armies: Armies, terrain: readonly number[]): LeaderStart[] {
  const leaders: LeaderStart[] = [];
  SEATS.forEach((side, seat) => {
    for (const [id, place] of reader.field(side).entries()) {
      const hex = readHex(place, place.text(), terrain);
      if (leaders.some((other) => other.hex === hex)) {
        throw place.fault(`two leaders on ${place.text()}`);
      }
      const unit = armies.at.indexOf(hex);
      if (unit >= 0 && armies.seats[unit] !== seat) {
        throw place.fault(`${id} stands among the enemy`);
      }
      leaders.push({ id, seat, hex });
    }
  });
  return leaders;
}

function readObjectives(reader: Reader | undefined, terrain: readonly number[]): Objective[] {
  const read = (entry: Reader): Objective[] => {
    const seat = readSeat(entry.field('side'));
    const kind = entry.field('kind').oneOf(['hold', 'each', 'exit', 'kill'] as const);
    if (kind === 'exit') {
      const hex = entry.field('hex');
      return [{ kind, seat, hex: readHex(hex, hex.text(), terrain) }];
    }
    const banners = entry.field('banners').wholeNumber(1, 5);
    if (kind === 'kill') {
      return [{ kind, seat, class: CLASSES.indexOf(entry.field('class').oneOf(CLASSES)), banners }];
    }
    const hexes = entry
      .field('hexes')
      .items()
      .map((hex) => readHex(hex, hex.text(), terrain));
    // `each`: the same for several hexes, one by one.
    if (kind === 'each') return hexes.map((hex) => ({ kind: 'hold', seat, hexes: [hex], banners }));
    return [{ kind, seat, hexes, banners }];
  };
  return reader?.items().flatMap(read) ?? [];
}

function exitOf(objectives: readonly Objective[], seat: Seat): HexId {
  const exit = objectives.find((one) => one.kind === 'exit' && one.seat === seat);
  return exit?.kind === 'exit' ? exit.hex : NO_HEX;
}

/** A side that destroys everything must have won. */
function requireEnough(root: Reader, scenario: Scenario): void {
  SEATS.forEach((side, seat) => {
    const enemies =
      scenario.seats.filter((other) => other !== seat).length +
      scenario.leaders.filter((leader) => leader.seat !== seat).length;
    if (enemies < (ofSeat(scenario.banners, seat) ?? 0)) {
      throw root.field('banners').fault(`${side} cannot win that many banners`);
    }
  });
}
