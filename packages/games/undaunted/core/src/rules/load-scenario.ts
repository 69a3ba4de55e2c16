import { offsetSquareBoard } from '@bivouac/board';
import { done, fail, idOf, Reader, type Result, ScenarioFault } from '@bivouac/kernel';
import { type Book, ownedKinds, type ReadTile } from './book.ts';
import type { CardId } from './ids.ts';
import { requireEntries, requirePlay } from './require-sense.ts';
import type { Goal, PlacedTile, Scenario, SideStart } from './scenario.ts';
import { CONTROLLED, NOT_SCOUTED, SCOUTED } from './state.ts';

/** An error in a scenario file, and its place. */
export interface ScenarioProblem {
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

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
    const at = tile(value, name);
    if ((objectives[at] ?? 0) > 0) throw value.fault(`two objectives on ${name}`);
    objectives[at] = value.wholeNumber(1, 9);
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
    from: readDay(root.field('from')),
    to: readDay(root.field('to')),
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
  if (scenario.to < scenario.from) throw root.field('to').fault('is before its beginning');
  requirePlay(root, scenario, book);
  // Normandie, Žetony kontroly: never both sides at once.
  book.tiles.forEach((name, id) => {
    const theirs = scenario.control[book.tiles.length + id];
    if (scenario.control[id] === CONTROLLED && theirs === CONTROLLED) {
      throw two.field('controlled').fault(`both sides control ${name.toUpperCase()}`);
    }
  });
  return scenario;
}

/** A day that is in the calendar. */
function readDay(reader: Reader): string {
  const day = reader.text();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && isInCalendar(day);
  if (!isDay) throw reader.fault('should be a day, written 1944-06-15');
  return day;
}

function isInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return date >= 1 && date <= days;
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
  if (!board.ok) throw reader.fault(`the tiles do not fit together (${board.problem.code})`);
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
  const deal = (list: Reader): CardId[] => {
    const cards: CardId[] = [];
    for (const [name, entry] of list.entries()) {
      const kind = book.kinds.findIndex(({ id }) => id === name);
      if (kind < 0) throw entry.fault(`no card is called “${name}”`);
      const copies = book.kindOf.flatMap((of, card) => (of === kind ? [idOf<'card'>(card)] : []));
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
