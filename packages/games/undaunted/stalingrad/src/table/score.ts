import type { Seat } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import { controlScore } from '@bivouac/undaunted-core/table/control-score.ts';
import type { Scoreboard } from '@bivouac/undaunted-core/table/title.ts';
import {
  moreOf,
  type Progress,
  stalingradRules as rules,
  SPLIT,
  type Task,
  unitKindOf,
} from '../rules/index.ts';

const isDone = ({ done, needed }: Progress): boolean => done >= needed;

/** How far each side has come with its task, told again from what everybody has seen. */
export function cityScore(scenario: Scenario): Scoreboard {
  const ground = controlScore(scenario, rules.tiles.length);
  const points: [number, number] = [0, 0];
  const stacks = new Map<number, number>();
  const at = scenario.at.slice();
  const routed = new Set<number>();
  const { tasks, escapes, goals } = moreOf(scenario);

  const routedOf = (seat: Seat, names: readonly string[]): number =>
    [...routed].filter(
      (unit) =>
        (unit < SPLIT ? 0 : 1) === seat &&
        (names.length === 0 || names.includes(unitKindOf(unit).id)),
    ).length;
  const arrived = (seat: Seat, names: readonly string[], tiles: readonly number[]): number =>
    Math.max(
      0,
      ...tiles.map(
        (tile) =>
          at.filter(
            (on, unit) =>
              on === tile &&
              (unit < SPLIT ? 0 : 1) === seat &&
              !routed.has(unit) &&
              names.includes(unitKindOf(unit).id),
          ).length,
      ),
    );
  /** As the rules count it: done of needed. */
  const progress = (seat: Seat, task: Task): Progress => {
    switch (task.kind) {
      case 'objectives':
        return { done: ground.score(seat), needed: task.value };
      case 'points':
        return { done: points[seat as 0 | 1], needed: task.value };
      case 'stack': {
        const held = [...stacks].map(([tile, count]) => (ground.isHeld(seat, tile) ? count : 0));
        return { done: Math.max(0, ...held), needed: task.value };
      }
      case 'rout':
        return { done: routedOf(1 - seat, task.units), needed: task.value };
      case 'reach': {
        const tiles = task.marker === 'escape' ? escapes : goals;
        return { done: arrived(seat, task.units, tiles), needed: task.value };
      }
      case 'and': {
        const met = task.of.filter((one) => isDone(progress(seat, one)));
        return { done: met.length, needed: task.of.length };
      }
      case 'or':
        return task.of
          .map((one) => progress(seat, one))
          .reduce((best, one) => (one.done / one.needed > best.done / best.needed ? one : best));
      case 'mix': {
        const done = task.of.reduce((sum, one) => sum + progress(seat, one).done, 0);
        return { done, needed: task.value };
      }
    }
  };
  return {
    tell(event) {
      ground.tell(event);
      if (event.type === 'victoryPoint') points[event.seat as 0 | 1] = event.points;
      if (event.type === 'pointPlaced') stacks.set(event.tile, event.points);
      if (event.type === 'unitRouted') routed.add(event.unit);
      if (event.type === 'unitReformed') routed.delete(event.unit);
      if (event.type === 'unitMoved' || event.type === 'unitDriven') at[event.unit] = event.to;
      if (event.type === 'unitSpawned') at[event.unit] = event.tile;
    },
    score: (seat) => progress(seat, tasks[seat as 0 | 1]).done,
  };
}
