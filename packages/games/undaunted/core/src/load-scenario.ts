import { offsetSquareBoard } from '@bivouac/board';
import { done, fail, Reader, type Result, ScenarioFault } from '@bivouac/kernel';
import type { Goal, PlacedTile, Scenario, SideStart } from './scenario.ts';
import { CONTROLLED, NOT_SCOUTED, SCOUTED } from './state.ts';
import type { CardKind, UnitKind } from './types.ts';

/** What is wrong with a scenario file, and where. */
export interface ScenarioProblem {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

/** What the names in a scenario file mean in this title. */
export interface Book {
  readonly seats: readonly [string, string];
  readonly kinds: readonly CardKind[];
  readonly kindOf: readonly number[];
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
}

/** Finds a laid tile by its name. */
export type ReadTile = (reader: Reader, name: string) => number;

export const ownedKinds = (book: Book, seat: number): readonly number[] =>
  book.owned?.[seat as 0 | 1] ?? book.units.map((_, kind) => kind);

const SQUADS: readonly string[] = ['a', 'b', 'c'];

/** Reads a scenario; whatever is wrong in it is named by file, field and reason. */
export function loadScenario(
  file: string,
  json: unknown,
  book: Book,
): Result<Scenario, ScenarioProblem> {
  try {
    const root = new Reader(json, '$');
    const scenario = readScenario(root, book);
    root.requireAllRead();
    return done(scenario);
  } catch (error) {
    if (!(error instanceof ScenarioFault)) throw error;
    return fail({ file, field: error.field, reason: error.message });
  }
}

function readScenario(root: Reader, book: Book): Scenario {
  const layout = readLayout(root, book);
  const laid = new Set(layout.map(({ tile }) => tile));
  const sides = root.field('sides');
  const readers = book.seats.map((seat) => sides.field(seat));
  const [one, two] = readers;
  if (one === undefined || two === undefined) throw new Error('two seats');
  const tile = (reader: Reader, name: string): number => {
    const id = book.tiles.indexOf(name.toLowerCase());
    if (id < 0) throw reader.fault(`no tile is called “${name}”`);
    if (!laid.has(id)) throw reader.fault(`tile ${name} is not laid in this scenario`);
    return id;
  };
  const objectives = book.tiles.map(() => 0);
  for (const [name, value] of root.field('objectives').entries()) {
    objectives[tile(value, name)] = value.wholeNumber(1, 9);
  }
  const goals = root.field('goals');
  const radio = root.optional('radio');
  const initiative = root.field('initiative');
  const grid = measure(root, layout, book.tiles.length);
  const spawns = book.isWithoutSpawns
    ? []
    : readers.flatMap((reader) => readSpawns(reader.field('spawn'), book, tile));
  const at = readers.flatMap((reader, seat) => readUnits(reader.field('units'), book, seat, tile));
  const scenario: Scenario = {
    id: root.field('id').text(),
    number: root.field('number').wholeNumber(1, 99),
    provenance: root.field('provenance').oneOf(['rulebook', 'reconstructed', 'own'] as const),
    from: root.field('from').text(),
    to: root.field('to').text(),
    initiative: book.seats.indexOf(initiative.oneOf(book.seats)),
    goals: [readGoal(goals.field(book.seats[0]), book), readGoal(goals.field(book.seats[1]), book)],
    layout,
    ...grid,
    objectives,
    spawns: book.isWithoutSpawns ? at.map(() => -1) : spawns,
    at,
    control: readers.flatMap((reader) => readControl(reader, book, tile)),
    sides: [readCards(one, book), readCards(two, book)],
    radio: radio === undefined ? -1 : tile(radio, radio.text()),
    ...(book.readMore === undefined ? {} : { more: book.readMore(root, tile, at) }),
  };
  readers.forEach((reader, seat) => {
    requireEntries(reader, scenario, book, seat);
  });
  // Normandie, Žetony kontroly: never both sides at once.
  book.tiles.forEach((name, id) => {
    const theirs = scenario.control[book.tiles.length + id];
    if (scenario.control[id] === CONTROLLED && theirs === CONTROLLED) {
      throw two.field('controlled').fault(`both sides control ${name.toUpperCase()}`);
    }
  });
  return scenario;
}

function readLayout(root: Reader, book: Book): PlacedTile[] {
  const seen = new Set<number>();
  return root
    .field('tiles')
    .items()
    .map((entry) => {
      const [name, hx, hy, ...more] = entry.items();
      if (name === undefined || hx === undefined || hy === undefined || more.length > 0) {
        throw entry.fault('a tile is written [name, x, y]');
      }
      const tile = book.tiles.indexOf(name.text().toLowerCase());
      if (tile < 0) throw name.fault(`no tile is called “${name.text()}”`);
      // The two faces of a tile stand side by side in the table: one cardboard piece.
      if (seen.has(tile >> 1)) throw name.fault(`tile ${name.text()} is laid twice`);
      seen.add(tile >> 1);
      return { tile, hx: hx.wholeNumber(0, 99), hy: hy.wholeNumber(0, 99) };
    });
}

/** The board as its tiles lie: columns or rows shifted by half a tile, as the file says. */
function measure(
  root: Reader,
  layout: readonly PlacedTile[],
  tiles: number,
): Pick<Scenario, 'neighbours' | 'distances'> {
  const reader = root.field('tiles');
  const stagger = root.field('stagger').oneOf(['cols', 'rows'] as const);
  const board = offsetSquareBoard(layout, stagger);
  if (!board.ok) throw reader.fault(`the tiles do not fit together (${board.error.code})`);
  const neighbours: number[][] = Array.from({ length: tiles }, () => []);
  const distances = Array.from({ length: tiles }, () => new Array<number>(tiles).fill(-1));
  layout.forEach(({ tile }, space) => {
    const near = board.value.neighbours(space).map((other) => layout[other]?.tile ?? -1);
    neighbours[tile] = near.sort((a, b) => a - b);
    layout.forEach((other, to) => {
      const steps = board.value.pathDistance(space, to);
      if (!Number.isFinite(steps)) throw reader.fault('the board is in two pieces');
      const row = distances[tile];
      if (row) row[other.tile] = steps;
    });
  });
  return { neighbours, distances };
}

function readGoal(reader: Reader, book: Book): Goal {
  const kind = reader.field('kind').oneOf(book.goals ?? (['points', 'pin'] as const));
  if (kind === 'pin') return { kind };
  const value = reader.field('value').wholeNumber(1, 99);
  if (kind === 'points') return { kind, value };
  const who = reader
    .field('who')
    .items()
    .map((entry) => {
      const name = entry.text();
      const isKnown = ['soldiers', 'vehicles', ...book.units.map(({ id }) => id)].includes(name);
      if (!isKnown) throw entry.fault(`no unit is called “${name}”`);
      return name;
    });
  return { kind, value, who };
}

function readSpawns(reader: Reader, book: Book, tile: ReadTile): number[] {
  const spawns = book.units.map(() => -1);
  for (const [name, markers] of reader.entries()) {
    for (const marker of markers.items()) {
      const word = marker.text();
      const fits = book.units.map(
        ({ id, squad }) => word === 'all' || word === id || (squad >= 0 && word === SQUADS[squad]),
      );
      if (!fits.includes(true)) throw marker.fault(`no unit enters by a marker “${word}”`);
      const here = tile(marker, name);
      fits.forEach((doesFit, unit) => {
        if (!doesFit) return;
        const other = spawns[unit] ?? -1;
        if (other >= 0 && other !== here) {
          throw marker.fault(`${book.units[unit]?.id} enters in two places`);
        }
        spawns[unit] = here;
      });
    }
  }
  return spawns;
}

function readUnits(reader: Reader, book: Book, seat: number, tile: ReadTile): number[] {
  const owned = ownedKinds(book, seat);
  const at = owned.map(() => -1);
  for (const [name, units] of reader.entries()) {
    for (const entry of units.items()) {
      const unit = owned.findIndex((kind) => book.units[kind]?.id === entry.text());
      if (unit < 0) throw entry.fault(`no unit is called “${entry.text()}”`);
      if ((at[unit] ?? -1) >= 0) throw entry.fault(`${entry.text()} stands in two places`);
      at[unit] = tile(entry, name);
    }
  }
  return at;
}

function readControl(reader: Reader, book: Book, tile: ReadTile): number[] {
  const control = book.tiles.map(() => NOT_SCOUTED);
  for (const [field, marker] of [
    ['scouted', SCOUTED],
    ['controlled', CONTROLLED],
  ] as const) {
    for (const entry of reader.field(field).items()) {
      const id = tile(entry, entry.text());
      if (control[id] !== NOT_SCOUTED) throw entry.fault(`two markers on ${entry.text()}`);
      control[id] = marker;
    }
  }
  return control;
}

/** Copies are dealt in order: first to the deck, then to the supply. */
function readCards(reader: Reader, book: Book): SideStart {
  const used = book.kinds.map(() => 0);
  const deal = (list: Reader): number[] => {
    const cards: number[] = [];
    for (const [name, entry] of list.entries()) {
      const kind = book.kinds.findIndex(({ id }) => id === name);
      if (kind < 0) throw entry.fault(`no card is called “${name}”`);
      const copies = book.kindOf.flatMap((of, card) => (of === kind ? [card] : []));
      const from = used[kind] ?? 0;
      const count = entry.wholeNumber(1, 99);
      if (from + count > copies.length) {
        throw entry.fault(`there are only ${copies.length} cards “${name}”`);
      }
      used[kind] = from + count;
      cards.push(...copies.slice(from, from + count));
    }
    return cards.sort((a, b) => a - b);
  };
  const deck = deal(reader.field('deck'));
  const supply = deal(reader.field('supply'));
  return { deck, supply, cards: [...deck, ...supply].sort((a, b) => a - b) };
}

/** Every unit that has cards can enter; every unit on the board has cards. */
function requireEntries(reader: Reader, scenario: Scenario, book: Book, seat: number): void {
  const cards = scenario.sides[seat as 0 | 1].cards;
  const first = seat === 0 ? 0 : ownedKinds(book, 0).length;
  ownedKinds(book, seat).forEach((kind, i) => {
    const id = book.units[kind]?.id;
    const has = cards.some((card) => book.kinds[book.kindOf[card] ?? -1]?.unit === kind);
    const of = first + i;
    const needsCards = book.kinds.some(({ unit }) => unit === kind);
    if (has && book.isWithoutSpawns && (scenario.at[of] ?? -1) < 0) {
      throw reader.field('units').fault(`${id} has cards and is not on the board`);
    }
    if (has && !book.isWithoutSpawns && (scenario.spawns[of] ?? -1) < 0) {
      throw reader.field('spawn').fault(`${id} has cards and nowhere to enter`);
    }
    if (needsCards && !has && (scenario.at[of] ?? -1) >= 0) {
      throw reader.field('units').fault(`${id} is on the board and has no cards`);
    }
  });
}
