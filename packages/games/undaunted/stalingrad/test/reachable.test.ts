import type { Scenario } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { type CityMore, moreOf, SCENARIOS, type Task } from '../src/rules/index.ts';

/**
 * The soldiers that a side always has: for a lost rifleman, scout or gunner a reservist comes (Stalingrad,
 * Rezervisté). All others may have fallen in earlier battles, and so may every house and tunnel.
 */
const ALWAYS: readonly string[] = ['rifleman', 'scout', 'gunner'].flatMap((kind) => [
  `${kind}-a`,
  `${kind}-b`,
]);
/** Victory points in the box (Stalingrad, Seznam herního materiálu). */
const MARKERS = 14;

/** With how many victory points a side may not have won yet. */
function spare(task: Task): number {
  if (task.kind === 'points' || task.kind === 'mix') return task.value - 1;
  return task.kind === 'or' ? Math.min(...task.of.map(spare)) : Number.POSITIVE_INFINITY;
}

/** The victory points that a side can still gain, however many lie with the other. */
function pointsLeft({ pointRules, tasks }: CityMore, seat: number): number {
  const isOpen = pointRules.some(
    (rule) => (rule.kind === 'hold' || rule.kind === 'casualty') && rule.seat === seat,
  );
  if (!isOpen) return 0;
  const theirs = pointRules.some((rule) => rule.kind !== 'drop' && rule.seat !== seat);
  return Math.max(0, MARKERS - (theirs ? spare(tasks[seat === 0 ? 1 : 0]) : 0));
}

/** How far a side can come with a task in the worst case; a task with parts: 1 for done. */
function most(scenario: Scenario, seat: number, task: Task): number {
  const more = moreOf(scenario);
  switch (task.kind) {
    case 'objectives':
      return scenario.objectives.reduce((sum, value) => sum + value, 0);
    case 'points':
      return pointsLeft(more, seat);
    case 'stack': {
      const drops = more.pointRules.filter(({ kind }) => kind === 'drop').length;
      return drops === 0 ? 0 : Math.floor(MARKERS / drops);
    }
    case 'rout':
      return ALWAYS.filter((unit) => task.units.length === 0 || task.units.includes(unit)).length;
    case 'reach': {
      const tiles = task.marker === 'escape' ? more.escapes : more.goals;
      return tiles.length === 0 ? 0 : task.units.filter((unit) => ALWAYS.includes(unit)).length;
    }
    case 'mix':
      return task.of.reduce((sum, part) => sum + most(scenario, seat, part), 0);
    default: {
      const parts = task.of.map((part) => isReachable(scenario, seat, part));
      return (task.kind === 'and' ? parts.every(Boolean) : parts.some(Boolean)) ? 1 : 0;
    }
  }
}

const isReachable = (scenario: Scenario, seat: number, task: Task): boolean =>
  most(scenario, seat, task) >= ('value' in task ? task.value : 1);

test('stalingrad/tasks: each can be met in a city of ruins with only the soldiers who are always replaced', () => {
  for (const scenario of SCENARIOS) {
    moreOf(scenario).tasks.forEach((task, seat) => {
      const found = [scenario.id, seat, isReachable(scenario, seat, task)];
      expect(found).toEqual([scenario.id, seat, true]);
    });
  }
});

test('stalingrad/tasks: the check notices what would be out of reach: points for houses alone, a tank that may be gone', () => {
  // #042 gives points for damaged houses; its objectives are worth 8.
  const houses = SCENARIOS.find(({ id }) => id === '042') as Scenario;
  expect(isReachable(houses, 1, { kind: 'points', value: 1 })).toBe(false);
  expect(isReachable(houses, 1, { kind: 'rout', units: ['t34-a'], value: 1 })).toBe(false);
  expect(isReachable(houses, 1, { kind: 'objectives', value: 8 })).toBe(true);
  expect(isReachable(houses, 1, { kind: 'objectives', value: 9 })).toBe(false);
});
