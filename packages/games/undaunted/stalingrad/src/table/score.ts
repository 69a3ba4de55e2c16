import { ofSeat, type Pair, type Seat, withSeat } from '@bivouac/kernel';
import { type Scenario, sideOfUnit } from '@bivouac/undaunted-core';
import {
  type ControlScore,
  controlScore,
} from '@bivouac/undaunted-core/table/score/control-score.ts';
import type { Scoreboard } from '@bivouac/undaunted-core/table/title.ts';
import {
  type CityEvent,
  type CityMore,
  moreOf,
  type Progress,
  stalingradRules as rules,
  type Task,
  unitKindOf,
} from '../rules/index.ts';

/** What the log has told so far, as far as tasks depend on it. */
interface Battle {
  readonly more: CityMore;
  readonly ground: ControlScore;
  points: Pair<number>;
  /** Points on tiles. */
  readonly stacks: Map<number, number>;
  /** The tile of each counter. */
  readonly at: number[];
  readonly routed: Set<number>;
}

/** How far each side has come with its task, counted from what both sides have seen. */
export function cityScore(scenario: Scenario): Scoreboard<CityEvent> {
  const more = moreOf(scenario);
  const battle: Battle = {
    more,
    ground: controlScore(scenario, rules.tiles.length),
    points: [0, 0],
    stacks: new Map(),
    at: scenario.at.slice(),
    routed: new Set(),
  };
  return {
    follow: (event) => follow(battle, event),
    score: (seat) => progressOf(battle, seat, ofSeat(more.tasks, seat)).done,
  };
}

function follow(battle: Battle, event: CityEvent): void {
  const { ground, stacks, routed, at } = battle;
  ground.follow(event);
  if (event.type === 'victoryPoint') {
    battle.points = withSeat(battle.points, event.seat, event.points);
  }
  if (event.type === 'pointPlaced') stacks.set(event.tile, event.points);
  if (event.type === 'unitRouted') routed.add(event.unit);
  if (event.type === 'unitReformed') routed.delete(event.unit);
  if (event.type === 'unitMoved' || event.type === 'unitDriven') at[event.unit] = event.to;
  if (event.type === 'unitSpawned') at[event.unit] = event.tile;
}

const isDone = ({ done, needed }: Progress): boolean => done >= needed;

const isNamed = (unit: number, names: readonly string[]): boolean =>
  names.includes(unitKindOf(unit).id);

/** As the rules count it: done of needed. */
function progressOf(battle: Battle, seat: Seat, task: Task): Progress {
  const { ground, points, stacks, more } = battle;
  switch (task.kind) {
    case 'objectives':
      return { done: ground.score(seat), needed: task.value };
    case 'points':
      return { done: ofSeat(points, seat), needed: task.value };
    case 'stack': {
      const held = [...stacks].map(([tile, count]) => (ground.isHeld(seat, tile) ? count : 0));
      return { done: Math.max(0, ...held), needed: task.value };
    }
    case 'rout':
      return { done: routedOf(battle, 1 - seat, task.units), needed: task.value };
    case 'reach': {
      const tiles = task.marker === 'escape' ? more.escapes : more.goals;
      return { done: arrivedOn(battle, seat, task.units, tiles), needed: task.value };
    }
    case 'and': {
      const met = task.of.filter((one) => isDone(progressOf(battle, seat, one)));
      return { done: met.length, needed: task.of.length };
    }
    case 'or':
      return task.of
        .map((one) => progressOf(battle, seat, one))
        .reduce((best, one) => (one.done / one.needed > best.done / best.needed ? one : best));
    case 'mix': {
      const done = task.of.reduce((sum, one) => sum + progressOf(battle, seat, one).done, 0);
      return { done, needed: task.value };
    }
  }
}

/** A side's routed counters of these kinds; no kinds: of any. */
const routedOf = ({ routed }: Battle, seat: Seat, names: readonly string[]): number =>
  [...routed].filter(
    (unit) => sideOfUnit(rules, unit) === seat && (names.length === 0 || isNamed(unit, names)),
  ).length;

/** The most counters of these kinds that a side has on one of the tiles. */
function arrivedOn(
  { at, routed }: Battle,
  seat: Seat,
  names: readonly string[],
  tiles: readonly number[],
): number {
  const arrived = at.flatMap((tile, unit) =>
    sideOfUnit(rules, unit) === seat && !routed.has(unit) && isNamed(unit, names) ? [tile] : [],
  );
  return Math.max(0, ...tiles.map((tile) => arrived.filter((on) => on === tile).length));
}
