import { offsetSquareBoard } from '@bivouac/board';
import type { Provenance, Seat } from '@bivouac/kernel';
import { idOf, nth, ofSeat } from '@bivouac/kernel';
import {
  type CardId,
  CONTROLLED,
  type PlacedTile,
  SCOUTED,
  type Scenario,
  type SideStart,
} from '@bivouac/undaunted-core';
import type { Mine } from '../mines.ts';
import type { CityMore, PointRule } from '../more.ts';
import type { Task } from '../task.ts';
import { CARDS } from './cards.ts';
import { FACES_OF, isWorks, placeOf, TILES, tileNamed } from './city.ts';
import { namesUpTo, unlockedUpTo } from './kits.ts';
import { COUNTERS, counterNamed, isTank, SPLIT, UNITS } from './units.ts';

/** One side of a scenario as our files write it. */
export interface SideFile {
  readonly task: Task;
  /** Only this side reads it. */
  readonly secret?: Task;
  /** Counters by tile: `{ 604: 'rifleman-a scout-a' }`. */
  readonly units: { readonly [tile: string]: string };
  readonly scouted?: string;
  readonly controlled?: string;
  /** What joins the default deck: `gunner-a engineer-b`. */
  readonly deck?: string;
  /** What the supply has beside the basic platoon; left out: all soldiers who have joined by then. */
  readonly supply?: string;
}

/** A scenario: a window on the city, and who fights there for what. */
export interface ScenarioFile {
  readonly id: string;
  readonly day: string;
  readonly provenance?: Provenance;
  /** Rows of tiles: `403-406 503-506`. */
  readonly window: string;
  readonly objectives: { readonly [tile: string]: number };
  readonly initiative: 'soviet' | 'german';
  readonly soviet: SideFile;
  readonly german: SideFile;
  readonly escapes?: string;
  readonly goals?: string;
  readonly fortify?: string;
  readonly tunnels?: string;
  /** Mines from the start: `german 504-505`, `soviet 404-405 tanks`. */
  readonly mines?: readonly string[];
  readonly points?: readonly PointRule[];
  readonly isRoutEnough?: false;
}

const words = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split(' ');

/** Stalingrad, Výchozí balíček. */
export const DEFAULT_DECK: readonly string[] = [
  'sergeant',
  'leader-a',
  'leader-b',
  'rifleman-a',
  'rifleman-b',
  'scout-a',
  'scout-b',
  'fog',
  'fog',
];
/** The cards that are in every supply. */
export const PLATOON: readonly string[] = [
  ...['sergeant', 'leader-a', 'leader-b', 'rifleman-a', 'rifleman-b', 'scout-a', 'scout-b'],
  ...['gunner-a', 'gunner-b', 'fog'],
];

export const sidesOf = ({ soviet, german }: ScenarioFile): readonly [SideFile, SideFile] => [
  soviet,
  german,
];
export const deckNames = (side: SideFile): string[] => [...DEFAULT_DECK, ...words(side.deck)];

/** Stalingrad, Záloha: in most scenarios all soldiers. */
export function supplyNames(file: ScenarioFile, seat: Seat): string[] {
  const { supply } = seat === 0 ? file.soviet : file.german;
  const more = supply === undefined ? namesUpTo(seat, stageOf(file)) : words(supply);
  return [...new Set([...PLATOON, ...more])];
}

/** #011 to #019 belong to the first stage. */
export const stageOf = ({ id }: ScenarioFile): number => Number(id.slice(0, 2));

/** Numbers of cards as files write them: `48-50 54`. */
export function readNumbers(text: string | undefined): number[] {
  return words(text).flatMap((word) => {
    const [from = 0, to = from] = word.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** `403-406` is a piece of a row. */
function readWindow(text: string): number[] {
  const tiles = words(text).flatMap((word) => {
    const [from = '', to = from] = word.split('-');
    const [first, last] = [tileNamed(from), tileNamed(to)];
    if (from[0] !== to[0] || last < first) throw new Error(`not a part of a row: ${word}`);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  return [...new Set(tiles)].sort((a, b) => a - b);
}

/** A practice side: no soldier has been lost or upgraded; all that the scenarios have unlocked are there. */
function freshSide(file: ScenarioFile, seat: Seat): SideStart {
  const deck = deckNames(ofSeat(sidesOf(file), seat));
  const names = new Set([...supplyNames(file, seat), ...deck]);
  const unlocked = new Set(readNumbers(unlockedUpTo(seat, stageOf(file))));
  const cards = CARDS.flatMap((card, i) => {
    const isThere = card.deck === 'P' || (card.deck === 'Z' && unlocked.has(card.number));
    return isThere && card.seat === seat && names.has(card.name) ? [idOf<'card'>(i)] : [];
  });
  return splitDeck(cards, deck);
}

/** The first cards of each name in the deck's list make the deck. */
function splitDeck(cards: readonly CardId[], names: readonly string[]): SideStart {
  const supply = cards.slice();
  const deck: CardId[] = [];
  for (const name of names) {
    const at = supply.findIndex((card) => CARDS[card]?.name === name);
    if (at >= 0) deck.push(...supply.splice(at, 1));
  }
  return { deck: deck.sort((a, b) => a - b), supply, cards };
}

/** Compiles a scenario; throws if something in the file cannot be. */
export function compileScenario(file: ScenarioFile, number: number): Scenario {
  try {
    return compile(file, number);
  } catch (error) {
    throw new Error(`scenario ${file.id}: ${error instanceof Error ? error.message : error}`);
  }
}

function compile(file: ScenarioFile, number: number): Scenario {
  const window = readWindow(file.window);
  const tile = (name: string): number => {
    const at = tileNamed(name);
    if (!window.includes(at)) throw new Error(`tile ${name} is outside the window`);
    return at;
  };
  const tilesIn = (text: string | undefined): number[] =>
    words(text)
      .map(tile)
      .sort((a, b) => a - b);
  const layout: PlacedTile[] = window.map((at) => ({ tile: at, ...placeOf(at) }));
  const objectives = TILES.map(() => 0);
  for (const [name, value] of Object.entries(file.objectives)) objectives[tile(name)] = value;
  const sides = sidesOf(file);
  const at = sides.flatMap((side, seat) => placeUnits(side, seat, tile));
  const control = sides.flatMap((side) => placeMarkers(side, tilesIn));
  requireSound(file, at, control);
  const fortified = tilesIn(file.fortify);
  const riflemen = (seat: Seat): number => at[counterNamed(seat, 'rifleman-a')] ?? -1;
  const more: CityMore = {
    stage: stageOf(file),
    prizes: window.filter((at) => nth(objectives, at) > 0),
    tasks: [file.soviet.task, file.german.task],
    secrets: [file.soviet.secret ?? null, file.german.secret ?? null],
    isRoutEnough: file.isRoutEnough ?? true,
    escapes: tilesIn(file.escapes),
    goals: tilesIn(file.goals),
    fortified,
    letters: TILES.map((_, at) => (fortified.includes(at) ? 1 : 0)),
    tunnels: tilesIn(file.tunnels),
    mines: (file.mines ?? []).map((text) => readMine(text, tile)),
    pointRules: file.points ?? [],
  };
  for (const works of more.fortified) {
    if (!isWorks(works)) throw new Error(`tile ${TILES[works]} cannot be fortified`);
  }
  return {
    id: file.id,
    number,
    provenance: file.provenance ?? 'own',
    from: file.day,
    to: file.day,
    initiative: file.initiative === 'soviet' ? 0 : 1,
    // The tasks are in `more`; the series' own kinds of goal do not reach that far.
    goals: [
      { kind: 'points', value: 99 },
      { kind: 'points', value: 99 },
    ],
    layout,
    ...measure(layout),
    objectives,
    spawns: COUNTERS.map((_, unit) => riflemen(unit < SPLIT ? 0 : 1)),
    at,
    control,
    sides: [freshSide(file, 0), freshSide(file, 1)],
    radio: -1,
    more,
  };
}

function placeUnits(side: SideFile, seat: Seat, tile: (name: string) => number): number[] {
  const count = seat === 0 ? SPLIT : COUNTERS.length - SPLIT;
  const at = new Array<number>(count).fill(-1);
  for (const [name, units] of Object.entries(side.units)) {
    for (const id of words(units)) {
      const unit = counterNamed(seat, id) - (seat === 0 ? 0 : SPLIT);
      if (unit < 0) throw new Error(`side ${seat} has no ${id}`);
      if ((at[unit] ?? -1) >= 0) throw new Error(`${id} stands in two places`);
      at[unit] = tile(name);
    }
  }
  return at;
}

/** A side has scouted where its counters stand. */
function placeMarkers(side: SideFile, tilesIn: (text: string | undefined) => number[]): number[] {
  const control = TILES.map(() => 0);
  for (const name of Object.keys(side.units)) control[tileNamed(name)] = SCOUTED;
  for (const tile of tilesIn(side.scouted)) control[tile] = SCOUTED;
  for (const tile of tilesIn(side.controlled)) control[tile] = CONTROLLED;
  return control;
}

function requireSound(file: ScenarioFile, at: readonly number[], control: readonly number[]): void {
  sidesOf(file).forEach((side, seat) => {
    const named = [...deckNames(side), ...supplyNames(file, seat)];
    for (const name of named) {
      if (!CARDS.some((card) => card.seat === seat && card.name === name)) {
        throw new Error(`side ${seat} has no card ${name}`);
      }
    }
    for (const squad of ['a', 'b']) {
      const unit = counterNamed(seat, `rifleman-${squad}`);
      if ((at[unit] ?? -1) < 0) throw new Error(`side ${seat} has no riflemen ${squad}`);
    }
  });
  at.forEach((tile, unit) => {
    if (tile < 0) return;
    const id = UNITS[nth(COUNTERS, unit)]?.id ?? '';
    const names = supplyNames(file, unit < SPLIT ? 0 : 1);
    if (!names.includes(id)) throw new Error(`${id} is on the board without cards`);
    if (isTank(unit) && FACES_OF[tile]?.every((face) => face.isImpassable)) {
      throw new Error(`${id} cannot stand on ${TILES[tile]}`);
    }
  });
  TILES.forEach((name, tile) => {
    const both = control[tile] === CONTROLLED && control[TILES.length + tile] === CONTROLLED;
    if (both) throw new Error(`both sides control ${name}`);
  });
}

function readMine(text: string, tile: (name: string) => number): Mine {
  const [side = '', edge = '', kind] = text.split(' ');
  const [one = '', two = ''] = edge.split('-');
  const seat = side === 'soviet' ? 0 : 1;
  const [a, b] = [tile(one), tile(two)];
  return { seat, tile: Math.min(a, b), other: Math.max(a, b), isForTanks: kind === 'tanks' };
}

function measure(layout: readonly PlacedTile[]): Pick<Scenario, 'neighbours' | 'distances'> {
  const board = offsetSquareBoard(layout, 'rows');
  if (!board.ok) throw new Error(`the window is in pieces (${board.problem.code})`);
  const neighbours: number[][] = TILES.map(() => []);
  const distances = TILES.map(() => new Array<number>(TILES.length).fill(-1));
  layout.forEach(({ tile }, space) => {
    const near = board.value.neighbours(space).map((other) => layout[other]?.tile ?? -1);
    neighbours[tile] = near.sort((a, b) => a - b);
    layout.forEach((other, to) => {
      const steps = board.value.pathDistance(space, to);
      if (!Number.isFinite(steps)) throw new Error('the tiles of the scenario are not connected');
      const row = distances[tile];
      if (row) row[other.tile] = steps;
    });
  });
  return { neighbours, distances };
}
