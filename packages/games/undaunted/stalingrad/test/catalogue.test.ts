import { expect, test } from 'vitest';
import { plainName } from '../src/rules/data/cards.ts';
import { AREAS, areaOf, isWorks, TILES } from '../src/rules/data/city.ts';
import { namesUpTo } from '../src/rules/data/kits.ts';
import { sidesOf, supplyNames } from '../src/rules/data/scenario-file.ts';
import {
  CARDS,
  KINDS,
  moreOf,
  SCENARIO_FILES,
  SCENARIOS,
  TREE,
  UNITS,
  VERBS,
} from '../src/rules/index.ts';
import { kindsOf, partsOf } from './task-parts.ts';

const tasks = SCENARIOS.flatMap((one) => {
  const { tasks: open, secrets } = moreOf(one);
  return [...open, ...secrets].flatMap((task) => (task === null ? [] : partsOf(task)));
});

test('every action of the rules is on a card that some scenario lets a side have', () => {
  const met = new Set<string>();
  SCENARIO_FILES.forEach((file) => {
    for (const seat of [0, 1]) {
      const names = supplyNames(file, seat);
      CARDS.forEach((card, i) => {
        if (card.seat !== seat || !names.includes(card.name)) return;
        for (const { verb } of KINDS[Math.min(i, KINDS.length - 1)]?.acts ?? []) met.add(verb);
      });
    }
  });
  expect([...met].sort()).toEqual([...VERBS].sort());
});

test('every kind of unit stands on the map or in the supply of some scenario', () => {
  const met = new Set(
    SCENARIO_FILES.flatMap((file) => [0, 1].flatMap((s) => supplyNames(file, s))),
  );
  expect(UNITS.filter(({ id }) => !met.has(id))).toEqual([]);
});

test('every kind of task: objectives, rout, points, reaching a marker, and, or, and/or', () => {
  const kinds = [...new Set(tasks.map(({ kind }) => kind))].sort();
  expect(kinds).toEqual(
    ['and', 'mix', 'objectives', 'or', 'points', 'reach', 'rout', 'stack'].sort(),
  );
  const markers = tasks.flatMap((task) => (task.kind === 'reach' ? [task.marker] : []));
  expect([...new Set(markers)].sort()).toEqual(['escape', 'task']);
  // Named units, and any units.
  const routs = tasks.flatMap((task) => (task.kind === 'rout' ? [task.units.length > 0] : []));
  expect(new Set(routs).size).toBe(2);
});

test('every token, every way to points, secret orders, and a rout that is not enough', () => {
  const all = SCENARIOS.map(moreOf);
  for (const key of ['escapes', 'goals', 'fortified', 'tunnels', 'mines', 'pointRules'] as const) {
    expect([key, all.some((one) => one[key].length > 0)]).toEqual([key, true]);
  }
  const points = new Set(all.flatMap(({ pointRules }) => pointRules.map(({ kind }) => kind)));
  expect([...points].sort()).toEqual(['casualty', 'damage', 'drop', 'hold', 'tunnel']);
  for (const seat of [0, 1] as const) {
    expect(all.some(({ secrets }) => secrets[seat] !== null)).toBe(true);
  }
  expect(all.some(({ isRoutEnough }) => !isRoutEnough)).toBe(true);
  expect(all.some(({ mines }) => mines.some(({ isForTanks }) => isForTanks))).toBe(true);
});

test('campaign steps: unlock, replace, merge, fortify, fewer and more upgrades', () => {
  const cards = TREE.nodes.flatMap(({ soviet = {}, german = {} }) => [soviet, german]);
  for (const key of ['unlock', 'replace', 'merge'] as const) {
    expect([key, cards.some((one) => one[key] !== undefined)]).toEqual([key, true]);
  }
  expect(new Set(TREE.nodes.map(({ upgrades }) => upgrades))).toEqual(new Set([undefined, 1, 3]));
  for (const { code, fortify } of TREE.nodes) {
    for (const tile of fortify?.split(' ') ?? []) {
      expect([code, tile, isWorks(TILES.indexOf(tile))]).toEqual([code, tile, true]);
    }
  }
});

test('new kinds of cards come one or two at a time', () => {
  for (const seat of [0, 1]) {
    const known = new Set(['sergeant', 'leader', 'rifleman', 'scout', 'gunner', 'fog']);
    for (let stage = 2; stage <= 15; stage++) {
      const fresh = namesUpTo(seat, stage)
        .map(plainName)
        .filter((name) => !known.has(name));
      const count = new Set(fresh).size;
      expect([stage, count <= 2]).toEqual([stage, true]);
      for (const name of fresh) known.add(name);
    }
  }
});

test('windows: playable sizes; each area is fought over, and scars are met again', () => {
  const visits = TILES.map(() => 0);
  for (const { id, layout } of SCENARIOS) {
    expect([id, layout.length >= 13 && layout.length <= 25]).toEqual([id, true]);
    for (const { tile } of layout) visits[tile] = (visits[tile] ?? 0) + 1;
  }
  AREAS.forEach((area, i) => {
    const most = Math.max(...visits.filter((_, tile) => areaOf(tile) === i));
    expect([area, most >= 2]).toEqual([area, true]);
  });
});

test('stalingrad/mines: at the start at most five, German, one to an edge between neighbours', () => {
  for (const scenario of SCENARIOS) {
    const { mines } = moreOf(scenario);
    expect(mines.length).toBeLessThanOrEqual(5);
    expect(new Set(mines.map(({ tile, other }) => `${tile} ${other}`)).size).toBe(mines.length);
    for (const { seat, tile, other } of mines) {
      expect([scenario.id, seat]).toEqual([scenario.id, 1]);
      expect(scenario.neighbours[tile]).toContain(other);
    }
  }
});

test('as many tokens as the box has: objectives, tunnels, escape and task markers, control', () => {
  for (const { id, objectives, more, control } of SCENARIOS) {
    const { tunnels, escapes, goals } = more as ReturnType<typeof moreOf>;
    expect([id, objectives.filter((value) => value > 0).length <= 17]).toEqual([id, true]);
    expect([id, tunnels.length <= 6, escapes.length <= 2, goals.length <= 2]).toEqual([
      ...[id, true, true, true],
    ]);
    for (const seat of [0, 1]) {
      const own = control.slice(seat * TILES.length, (seat + 1) * TILES.length);
      expect([id, own.filter((mark) => mark > 0).length <= 24]).toEqual([id, true]);
    }
  }
});

test('a marked tile has its task, and a task its marker', () => {
  for (const file of SCENARIO_FILES) {
    const wanted = sidesOf(file)
      .flatMap(({ task, secret }) => [task, ...(secret ? [secret] : [])])
      .flatMap(partsOf)
      .flatMap((task) => (task.kind === 'reach' ? [task.marker] : []));
    expect([file.id, file.escapes !== undefined]).toEqual([file.id, wanted.includes('escape')]);
    expect([file.id, file.goals !== undefined]).toEqual([file.id, wanted.includes('task')]);
  }
});

test('no task asks for points that nothing brings', () => {
  for (const scenario of SCENARIOS) {
    const { tasks: open, secrets, pointRules } = moreOf(scenario);
    const drops = pointRules.some(({ kind }) => kind === 'drop');
    for (const seat of [0, 1] as const) {
      const brings = pointRules.some((rule) => rule.kind !== 'drop' && rule.seat === seat);
      const kinds = [open[seat], secrets[seat]].flatMap((task) =>
        task === null ? [] : kindsOf(task),
      );
      if (kinds.includes('points'))
        expect([scenario.id, seat, brings]).toEqual([scenario.id, seat, true]);
      if (kinds.includes('stack')) expect([scenario.id, drops]).toEqual([scenario.id, true]);
    }
  }
});
