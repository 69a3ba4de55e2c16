import { completeSetup } from '@bivouac/kernel';
import { probeChance } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { loadScenario } from '../src/rules/data/load-scenario.ts';
import { SCENARIO_FILES } from '../src/rules/data/scenarios.ts';
import type { Event } from '../src/rules/events.ts';
import { napoleonicsGame } from '../src/rules/game.ts';
import { secondRow } from '../src/rules/map.ts';
import { type Field, hex, newGame, play, scenarioOf } from './field.ts';

const FIELD: Field = {
  allied: { 'british-line': 'e6' },
  french: { 'french-line': 'd6' },
  leaders: { allied: { wellington: 'e6' } },
};

describe('what the game says of itself', () => {
  test('options with their usual value first, and what former rules took for granted', () => {
    const game = newGame(FIELD);
    expect(game).toMatchObject({
      id: 'napoleonics',
      rules: 3,
      formerRules: {
        1: { works: 'added', 'square-ground': 'lenient' },
        2: { 'square-ground': 'lenient' },
      },
      gistStreams: ['battle', 'square'],
    });
    expect(game.options.map(({ id, values }) => `${id}: ${values.join(', ')}`)).toEqual([
      'square: sure, rolled',
      'works: alone, added',
      'square-ground: strict, lenient',
    ]);
  });

  test('odds take for granted that nothing more joins and that the side attacked stands', () => {
    const game = newGame(FIELD);
    const kinds = (kind: 'melee' | 'join' | 'attack') =>
      game.assume?.({ kind } as never).map((action) => action.kind);
    expect([kinds('melee'), kinds('join'), kinds('attack')]).toEqual([
      ['attack', 'stand'],
      ['attack', 'stand'],
      ['stand'],
    ]);
    expect(game.assume?.({ kind: 'done' } as never)).toEqual([]);
  });

  test('odds are grouped by the throws of an attack, and by those at a leader in flight where there are no others', () => {
    const game = newGame(FIELD);
    const thrown = (why: string, hits: number, flags: number): Event =>
      ({ type: 'diceRolled', why, hits, flags }) as never;
    const melee = thrown('melee', 2, 1);
    const inFlight = thrown('escape', 1, 0);
    expect(game.gist?.([melee, inFlight])).toBe(game.gist?.([melee]));
    expect(game.gist?.([inFlight])).not.toBe(game.gist?.([]));
    expect(game.gist?.([inFlight])).not.toBe(game.gist?.([melee]));
    expect(game.gist?.([])).toBe('no-roll');
  });
});

test('a battle begins with nothing done yet', () => {
  const game = napoleonicsGame([scenarioOf(FIELD)]);
  const setup = completeSetup(game, {});
  if (!setup.ok) throw new Error(setup.problem.code);
  const io = { chance: probeChance(1), emit: () => undefined };
  const { public: part } = game.setup(setup.value, io);
  for (const list of [part.tasks, part.steps, part.leaderTasks]) {
    expect(new Set(list)).toEqual(new Set([0]));
  }
  expect([part.dice, part.discards, part.banners]).toEqual([[], [], [[], []]]);
});

test('a position that cannot be is noticed', () => {
  const t = play(FIELD);
  const state = t.match.copyOfState();
  expect(() => t.match.game.check(state)).not.toThrow();
  state.public.blocks[0] = 99;
  expect(() => t.match.game.check(state)).toThrow();
});

test('reasons are given to no spectator, and need no more than a view', () => {
  const t = play(FIELD);
  const { game } = t.match;
  const read = game.notation.parse('play probe-left');
  if (!read.ok) throw new Error('notation');
  expect(game.explain?.(t.view('allied'), read.value)).toBeUndefined();
  for (const viewer of ['spectator', 'everyone'] as const) {
    expect(game.explain?.(game.view(t.state(), viewer), read.value)).toEqual({
      code: 'not-your-decision',
    });
  }
});

test('nobody but the side that is asked may do anything, be it in their hand or not', () => {
  const t = play(FIELD);
  const { game } = t.match;
  const card = t.state().seats[1].hand[0];
  if (card === undefined) throw new Error('no card');
  const reason = game.explain?.(t.view('french'), { kind: 'play', card });
  expect(reason).toEqual({ code: 'not-your-decision' });
});

describe('a scenario file with a mistake', () => {
  type Json = Record<string, unknown>;
  const good = (): Json => structuredClone(SCENARIO_FILES[0]?.[1]) as Json;
  const spoiled = (change: (file: Json) => void) => {
    const file = good();
    change(file);
    const loaded = loadScenario('x.json', file);
    return loaded.ok ? null : `${loaded.problem.field}: ${loaded.problem.reason}`;
  };
  test('is named by its field', () => {
    expect(spoiled(() => undefined)).toBeNull();
    expect(spoiled((file) => Object.assign(file, { map: [] }))).toBe(
      '$.map: the field has nine rows',
    );
    expect(
      spoiled((file) => {
        const map = file.map as string[];
        map[0] = (map[0] ?? '').replace(/\S/, '?');
      }),
    ).toBe('$.map[0]: no terrain has the letter “?”');
    expect(
      spoiled((file) => {
        const map = file.map as string[];
        map[8] = (map[8] ?? '').replace(/\S/, 'r');
        file.units = { allied: { 'british-line': ['i1'] }, french: {} };
      }),
    ).toBe('$.units.allied.british-line[0]: i1 is impassable');
    expect(
      spoiled((file) =>
        Object.assign(file, { leaders: { allied: { moore: 'i1', hill: 'i1' }, french: {} } }),
      ),
    ).toBe('$.leaders.allied.hill: two leaders on i1');
    expect(spoiled((file) => Object.assign(file, { brown: 'green' }))).toBe(
      '$.brown: should be one of portuguese, netherlands',
    );
    expect(spoiled((file) => Object.assign(file, { banners: { allied: 12, french: 12 } }))).toMatch(
      /^\$\.banners: .* cannot win that many banners$/,
    );
  });

  test('a mistake of the program is no mistake of the file', () => {
    const file = good();
    Object.defineProperty(file, 'id', {
      enumerable: true,
      get: () => {
        throw new TypeError('a mistake');
      },
    });
    expect(() => loadScenario('x.json', file)).toThrow(TypeError);
  });
});

test('napoleonics/victory: exits and prizes are those of their side and kind', () => {
  const objectives = [
    { side: 'allied', kind: 'hold', hexes: ['e1'], banners: 1 },
    { side: 'french', kind: 'kill', class: 'artillery', banners: 1 },
    { side: 'french', kind: 'exit', hex: 'a5' },
  ];
  const scenario = scenarioOf({ ...FIELD, objectives });
  expect(scenario.exits).toEqual([-1, hex('a5')]);
  expect(scenario.isPrize.flatMap((isPrize, at) => (isPrize ? [at] : []))).toEqual([hex('e1')]);
  const swapped = objectives.map((one) => ({
    ...one,
    side: one.kind === 'exit' ? 'allied' : 'french',
  }));
  expect(scenarioOf({ ...FIELD, objectives: swapped }).exits).toEqual([hex('a5'), -1]);
  expect(scenarioOf(FIELD).objectives).toEqual([]);
});

test('napoleonics/victory: enemy leaders can be won as banners, friendly ones cannot', () => {
  const banners = (leaders: NonNullable<Field['leaders']>) =>
    scenarioOf({ ...FIELD, leaders, banners: 3 });
  expect(() => banners({ allied: { wellington: 'e6' } })).toThrow('allied cannot win');
  const both = { allied: { wellington: 'e6' }, french: { ney: 'd6' } };
  expect(banners(both).banners).toEqual([3, 3]);
});

test('napoleonics/leaders: no leader begins among the enemy, not even with the first unit', () => {
  expect(() => scenarioOf({ ...FIELD, leaders: { french: { ney: 'e6' } } })).toThrow(
    'stands among the enemy',
  );
});

test('the second row is one hex from the side’s edge', () => {
  expect([secondRow(0), secondRow(1)]).toEqual([7, 1]);
});
