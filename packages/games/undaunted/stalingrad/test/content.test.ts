import { expect, test } from 'vitest';
import { nodeOf } from '../src/rules/campaign/tree.ts';
import { unlockOf } from '../src/rules/data/kits.ts';
import { readNumbers } from '../src/rules/data/scenario-file.ts';
import {
  AREAS,
  CARDS,
  COUNTERS,
  FACES_OF,
  isMet,
  KINDS,
  moreOf,
  SCENARIO_FILES,
  SCENARIOS,
  STALINGRAD,
  stalingrad,
  stalingradRules,
  TILES,
  TREE,
  VERBS,
} from '../src/rules/index.ts';
import { kindsOf } from './task-parts.ts';

const count = (side: 'S' | 'N', deck: string): number =>
  CARDS.filter(({ id }) => id.startsWith(`${side}-${deck}`)).length;

test('as many cards as in the box: starting, locked, upgrades, reserves', () => {
  expect(['P', 'Z', 'V', 'R'].map((deck) => count('S', deck))).toEqual([35, 66, 57, 22]);
  expect(['P', 'Z', 'V', 'R'].map((deck) => count('N', deck))).toEqual([35, 69, 63, 22]);
});

/** Facts 5.1: how many of each a side starts with, initiative, actions; `S` only for its squad. */
const STARTING: { readonly [name: string]: readonly [count: number, face: string] } = {
  sergeant: [1, '9 bolster 3, command 2'],
  'leader-a': [1, '7 bolster 2 S, inspire 1 S'],
  'leader-b': [1, '7 bolster 2 S, inspire 1 S'],
  'rifleman-a': [5, '5 move 1, attack 1, control 0'],
  'rifleman-b': [5, '5 move 1, attack 1, control 0'],
  'scout-a': [3, '6 scout 2, attack 1, recon 0, conceal 0'],
  'scout-b': [3, '6 scout 2, attack 1, recon 0, conceal 0'],
  'gunner-a': [3, '3 move 1, attack 2, suppress 4'],
  'gunner-b': [3, '3 move 1, attack 2, suppress 4'],
  fog: [10, '1 '],
};

test('stalingrad/cards: 35 starting cards a side, numbered 1 to 35: how many of each, and their faces', () => {
  for (const seat of [0, 1]) {
    const first = CARDS.flatMap((card, i) => (card.seat === seat && card.deck === 'P' ? [i] : []));
    const numbers = first.map((card) => CARDS[card]?.number ?? 0);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
    expect(Object.values(STARTING).reduce((sum, [copies]) => sum + copies, 0)).toBe(35);
    for (const [name, [copies, face]] of Object.entries(STARTING)) {
      const own = first.filter((card) => CARDS[card]?.name === name);
      expect([name, own.length]).toEqual([name, copies]);
      for (const card of own) {
        const kind = KINDS[Math.min(card, KINDS.length - 1)];
        const acts = kind?.acts.map(
          ({ verb, value, isOwnSquad }) => `${verb} ${value}${isOwnSquad ? ' S' : ''}`,
        );
        expect(`${kind?.initiative} ${acts?.join(', ')}`).toBe(face);
      }
    }
  }
});

const idsOf = (seat: number, deck: string): string[] =>
  CARDS.flatMap((card) =>
    card.seat === seat && card.deck === deck ? [`${card.number} ${card.name}`] : [],
  ).sort();

test('a reservist for every rifleman, scout and gunner of A and B, and for no other soldier', () => {
  for (const seat of [0, 1]) {
    const men = idsOf(seat, 'P').filter((id) => /(rifleman|scout|gunner)-[ab]$/.test(id));
    expect(men).toHaveLength(22);
    expect(idsOf(seat, 'R')).toEqual(men);
  }
});

test('an upgrade for every soldier with a counter, from the start or unlocked', () => {
  for (const seat of [0, 1]) {
    const soldiers = CARDS.flatMap((card, i) => {
      const hasCounter = (KINDS[Math.min(i, KINDS.length - 1)]?.unit ?? -1) >= 0;
      const isNormal = card.deck === 'P' || card.deck === 'Z';
      return card.seat === seat && isNormal && hasCounter ? [`${card.number} ${card.name}`] : [];
    });
    expect(idsOf(seat, 'V')).toEqual(soldiers.sort());
    // No number stands for two soldiers.
    expect(new Set(soldiers.map((id) => id.split(' ')[0])).size).toBe(soldiers.length);
  }
});

test('stalingrad/card-levels: a reservist is weaker, an upgraded soldier stronger than the soldier of the same number', () => {
  CARDS.forEach((card, i) => {
    if (card.deck !== 'R' && card.deck !== 'V') return;
    const base = CARDS.findIndex(
      (one) => one.seat === card.seat && one.number === card.number && 'PZ'.includes(one.deck),
    );
    const [own, plain] = [KINDS[i], KINDS[base]];
    const strength = (acts: (typeof KINDS)[number]['acts']): number =>
      acts.reduce((sum, { value, versus = 0 }) => sum + 1 + value + versus, 0);
    expect(card.name).toBe(CARDS[base]?.name);
    const change = strength(own?.acts ?? []) - strength(plain?.acts ?? []);
    const lead = (own?.initiative ?? 0) - (plain?.initiative ?? 0);
    if (card.deck === 'R') {
      expect([card.id, change <= 0 && lead <= 0 && change + lead < 0]).toEqual([card.id, true]);
      expect(own?.acts.some(({ isUpgraded }) => isUpgraded)).toBe(false);
    } else {
      expect([card.id, lead >= 0, own?.acts.some(({ isUpgraded }) => isUpgraded)]).toEqual([
        ...[card.id, true, true],
      ]);
    }
  });
});

test('a city of 72 tiles and 57 changed ones, twelve areas', () => {
  expect(TILES).toHaveLength(72);
  expect(FACES_OF.reduce((sum, faces) => sum + faces.length - 1, 0)).toBe(57);
  expect(AREAS).toHaveLength(12);
  // Buildings are damaged, then destroyed; works are dug once; nothing else changes.
  const shapes = FACES_OF.map((all) =>
    all.map(({ resilience, fortCover }) => (resilience >= 0 ? 'b' : fortCover >= 0 ? 'w' : '-')),
  ).map((all) => all.join(''));
  expect([...new Set(shapes)].sort()).toEqual(['-', '-w', 'bb-']);
  FACES_OF.forEach(([whole, damaged, ruin], tile) => {
    if (shapes[tile] !== 'bb-' || !whole || !damaged) return;
    expect(damaged.buildingCover).toBeLessThan(whole.buildingCover);
    expect(damaged.resilience).toBeLessThan(whole.resilience);
    expect([whole.isImpassable, damaged.isImpassable, ruin?.isImpassable]).toEqual([
      ...[true, true, false],
    ]);
  });
  // Known: 109 is a building with three faces, 503 can be fortified, 505 covers better than 504.
  const faces = (name: string) => FACES_OF[TILES.indexOf(name)] ?? [];
  expect(faces('109')).toHaveLength(3);
  expect(faces('503')).toHaveLength(2);
  expect(faces('505')[0]?.cover).toBeGreaterThan(faces('504')[0]?.cover ?? 9);
});

test('40 scenarios over fifteen stages; every code and every ending is reached from 1a', () => {
  expect(SCENARIO_FILES.length).toBeGreaterThanOrEqual(36);
  expect(new Set(SCENARIOS.map((one) => moreOf(one).stage)).size).toBe(15);
  const seen = new Set<string>();
  const visit = (code: string): void => {
    if (seen.has(code)) return;
    seen.add(code);
    if (!code.startsWith('END')) nodeOf(TREE, code).next.forEach(visit);
  };
  visit('1a');
  const all = [...TREE.nodes, ...TREE.endings].map(({ code }) => code);
  expect([...seen].sort()).toEqual(all.sort());
  const used = new Set(TREE.nodes.map(({ scenario }) => scenario));
  expect([...used].sort()).toEqual(SCENARIO_FILES.map(({ id }) => id).sort());
  for (const { code, scenario } of TREE.nodes) {
    expect(Number.parseInt(code, 10)).toBe(Number(scenario.slice(0, 2)));
  }
});

test('both sides can come back: from every code before the last stages both endings are open', () => {
  const winners = (code: string): Set<number> => {
    const ending = TREE.endings.find((one) => one.code === code);
    if (ending !== undefined) return new Set([ending.winner]);
    const [one, two] = nodeOf(TREE, code).next;
    return new Set([...winners(one), ...winners(two)]);
  };
  for (const { code } of TREE.nodes) expect([code, winners(code).size]).toEqual([code, 2]);
});

test('every locked card is unlocked on some path, and only once in a stage', () => {
  for (const seat of [0, 1]) {
    const told = TREE.nodes.flatMap((node) => {
      const story = (seat === 0 ? node.soviet : node.german) ?? {};
      const replaced = story.replace?.split(' ').map((word) => Number(word.split('>')[1])) ?? [];
      return [...readNumbers(story.unlock), ...replaced];
    });
    const kits = Array.from({ length: 15 }, (_, i) => readNumbers(unlockOf(seat, i + 1))).flat();
    const locked = CARDS.filter((card) => card.seat === seat && card.deck === 'Z');
    expect([...new Set([...told, ...kits])].sort((a, b) => a - b)).toEqual(
      locked.map(({ number }) => number),
    );
  }
});

test('neither side has won before a battle begins', () => {
  const io = { chance: { shuffle: () => undefined } as never, emit: () => undefined };
  for (const { id } of SCENARIOS) {
    const options = { discard: 'open', withdrawal: 'off' };
    const state = stalingrad.setup({ scenario: id, options }, io);
    const { tasks, secrets } = moreOf(SCENARIOS[state.public.scenario] as never);
    for (const seat of [0, 1] as const) {
      for (const task of [tasks[seat], secrets[seat]]) {
        const won = task !== null && isMet(stalingradRules, state.public, seat, task);
        expect([id, seat, won]).toEqual([id, seat, false]);
      }
    }
  }
});

test('every rule is met somewhere: tasks, tunnels, mines, works, points, secrets, verbs', () => {
  const mores = SCENARIOS.map(moreOf);
  const tasks = new Set(
    mores.flatMap(({ tasks: [one, two] }) => [...kindsOf(one), ...kindsOf(two)]),
  );
  expect([...tasks].sort()).toEqual(
    ['and', 'mix', 'objectives', 'or', 'points', 'reach', 'rout', 'stack'].sort(),
  );
  const rules = new Set(mores.flatMap(({ pointRules }) => pointRules.map(({ kind }) => kind)));
  expect([...rules].sort()).toEqual(['casualty', 'damage', 'drop', 'hold', 'tunnel']);
  for (const part of ['escapes', 'goals', 'tunnels', 'fortified', 'mines'] as const) {
    expect([part, mores.some((more) => more[part].length > 0)]).toEqual([part, true]);
  }
  expect(mores.some(({ secrets }) => secrets.some((secret) => secret !== null))).toBe(true);
  expect(mores.some(({ isRoutEnough }) => !isRoutEnough)).toBe(true);
  const verbs = new Set(KINDS.flatMap(({ acts }) => acts.map(({ verb }) => verb)));
  expect(VERBS.filter((verb) => !verbs.has(verb))).toEqual([]);
  expect(Object.keys(STALINGRAD.verbs)).toEqual(VERBS);
  // Every counter fights somewhere.
  const units = new Set(SCENARIOS.flatMap(({ sides }) => sides.flatMap(({ cards }) => cards)));
  const idle = COUNTERS.filter((kind) => ![...units].some((card) => KINDS[card]?.unit === kind));
  expect(idle).toEqual([]);
});
