import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { isHopeless } from '../src/rules/hope.ts';
import {
  earlyWin,
  northAfrica,
  northAfricaRules,
  pointsOf,
  progressOf,
  SCENARIOS,
} from '../src/rules/index.ts';
import { tallyOf } from '../src/rules/tally.ts';
import { settle } from '../src/rules/victory.ts';
import { many, type Position, playFrom, type SidePosition, testGame, unit } from './position.ts';

// What counts towards a goal, and what a side could still reach, read off a position.

const luck = () => seededChance(seedFromPhrase('score'));
const POINTS = { kind: 'points', value: 3 };
const neutralize = (value: number, ...who: string[]) => ({ kind: 'neutralize', value, who });
const escapeOf = (value: number, ...who: string[]) => ({ kind: 'escape', value, who });

function read(position: Omit<Position, 'turn'>) {
  const { rules } = testGame(position.goals);
  const state = playFrom({ turn: 'lrdg', ...position }).state();
  return { rules, state, part: state.public };
}

describe('north-africa/structures', () => {
  const at = { 'motor-pool': '9A', hangar: '8A', 'rifleman-a': '4A' };

  test('the LRDG scores what it destroys, and nothing for ground under a structure that stands', () => {
    const { rules, part } = read({
      lrdg: { at: { rifleman: '9A' }, controlled: ['9A', '8A'] },
      italy: { at },
    });
    expect(pointsOf(rules, part, 0)).toBe(0);
    part.at[unit('motor-pool')] = -1;
    part.extra.lost.push(unit('motor-pool'));
    part.extra.lostOf.push(1);
    expect(pointsOf(rules, part, 0)).toBe(2);
  });

  test('Italy scores the ground under a structure while it stands, and nothing for the bare tile', () => {
    const { rules, part } = read({
      lrdg: { at: { rifleman: '10A' } },
      italy: { at, controlled: ['9A', '8A'] },
    });
    expect(pointsOf(rules, part, 1)).toBe(3);
    part.at[unit('motor-pool')] = -1;
    part.extra.lost.push(unit('motor-pool'));
    part.extra.lostOf.push(1);
    expect(pointsOf(rules, part, 1)).toBe(1);
  });
});

describe('north-africa/neutralize north-africa/escape', () => {
  test('a side’s own losses do not count for its goal', () => {
    const goals = { lrdg: neutralize(2, 'soldiers'), italy: neutralize(2, 'soldiers') };
    const { rules, part } = read({
      goals,
      lrdg: { at: { rifleman: '10A' } },
      italy: { at: { 'rifleman-a': '4A' } },
    });
    part.extra.lost.push(unit('scout'), unit('driver'), unit('scout-a'));
    part.extra.lostOf.push(0, 0, 1);
    expect([progressOf(rules, part, 0), progressOf(rules, part, 1)]).toEqual([1, 2]);
  });

  test('a structure is neither a vehicle nor a soldier', () => {
    const goals = { lrdg: neutralize(1, 'vehicles'), italy: neutralize(2, 'soldiers') };
    const { rules, part } = read({
      goals,
      lrdg: { at: { rifleman: '10A' } },
      italy: { at: { 'rifleman-a': '4A' } },
    });
    part.extra.lost.push(unit('hangar'));
    part.extra.lostOf.push(1);
    expect(progressOf(rules, part, 0)).toBe(0);
    expect(tallyOf(part, 0, { kind: 'neutralize', value: 1, who: ['soldiers'] })).toBe(0);
    part.extra.lost.push(unit('lorry'));
    part.extra.lostOf.push(1);
    expect(progressOf(rules, part, 0)).toBe(1);
  });

  test('a vehicle that has escaped counts for the side it belonged to', () => {
    const goals = { lrdg: escapeOf(2, 'vehicles'), italy: escapeOf(2, 'vehicles') };
    const { rules, part } = read({
      goals,
      lrdg: { at: { rifleman: '10A' } },
      italy: { at: { 'rifleman-a': '4A' } },
    });
    // The lorry was captured by the LRDG; the tank is Italy's own.
    part.extra.owners[unit('lorry')] = 0;
    part.extra.escaped.push(unit('lorry'), unit('tank'));
    expect([progressOf(rules, part, 0), progressOf(rules, part, 1)]).toEqual([1, 1]);
    part.extra.owners[unit('lorry')] = 1;
    expect([progressOf(rules, part, 0), progressOf(rules, part, 1)]).toEqual([0, 2]);
  });
});

test.each([0, 1])(
  'north-africa/objectives: if both sides meet their goals, the side whose turn it is wins: %i (N-13)',
  (actor) => {
    const goals = { lrdg: neutralize(1, 'soldiers'), italy: neutralize(1, 'soldiers') };
    const { rules, state } = read({
      goals,
      lrdg: { at: { rifleman: '10A' } },
      italy: { at: { 'rifleman-a': '4A' } },
    });
    state.public.extra.lost.push(unit('scout'), unit('scout-a'));
    state.public.extra.lostOf.push(0, 1);
    settle(rules, state, actor, { chance: {} as never, emit: () => undefined });
    expect(state.public.outcome).toEqual({ winners: [actor], reason: 'neutralized' });
  },
);

describe('north-africa/beyond-all-hope', () => {
  test('own soldiers are no targets', () => {
    const goals = { lrdg: neutralize(2, 'soldiers'), italy: POINTS };
    const hopeless = (italy: { readonly [unit: string]: string }): boolean => {
      const { rules, part } = read({
        goals,
        lrdg: { at: { rifleman: '10A', scout: '10A', driver: '10A' } },
        italy: { at: italy },
      });
      return isHopeless(rules, part, 0);
    };
    expect(hopeless({ 'rifleman-a': '4A', 'scout-a': '4A' })).toBe(false);
    expect(hopeless({ 'rifleman-a': '4A' })).toBe(true);
  });

  test('a side that has lost its last soldier can still strafe with its plane', () => {
    const goals = { lrdg: POINTS, italy: neutralize(1, 'soldiers') };
    const { rules, part } = read({ goals, lrdg: { at: { rifleman: '10A' } }, italy: { at: {} } });
    expect(isHopeless(rules, part, 1)).toBe(false);
    // The LRDG has no plane: without soldiers it can reach no target.
    const swapped = { lrdg: neutralize(1, 'soldiers'), italy: POINTS };
    const other = read({
      goals: swapped,
      lrdg: { at: {} },
      italy: { at: { 'rifleman-a': '4A' } },
    });
    expect(isHopeless(other.rules, other.part, 0)).toBe(true);
  });

  test('the tank takes ground, but none that is impassable', () => {
    const goals = { lrdg: neutralize(5, 'soldiers'), italy: { kind: 'points', value: 5 } };
    const hopeless = (pool: string): boolean => {
      const { rules, part } = read({
        goals,
        lrdg: { at: { rifleman: '10A' } },
        italy: {
          at: { 'mechanic-t': '4A', 'scout-a': '4A', tank: '4A', 'motor-pool': pool },
          seats: { 'mechanic-t': ['tank', 3] },
        },
      });
      return isHopeless(rules, part, 1);
    };
    // Three points of objectives and two of the motor pool: all of them, or it is in vain.
    expect(hopeless('8A')).toBe(false);
    expect(hopeless('7B')).toBe(true);
  });

  const POINTS_FOR_LRDG = { lrdg: POINTS, italy: neutralize(5, 'soldiers') };
  const RIFLEMAN_A = { at: { 'rifleman-a': '4A', 'motor-pool': '9A', hangar: '9A' } };
  const lrdgHopeless = (lrdg: SidePosition, goals = POINTS_FOR_LRDG): boolean => {
    const { rules, part } = read({ goals, lrdg, italy: RIFLEMAN_A });
    return isHopeless(rules, part, 0);
  };

  test('a unit that has lost some cards can still act, one that has lost all cannot', () => {
    const engineer = { at: { engineer: '9A' }, scouted: ['9A'] };
    expect(lrdgHopeless({ ...engineer, removed: many('engineer', 3) })).toBe(false);
    expect(lrdgHopeless({ ...engineer, removed: many('engineer', 4) })).toBe(true);
    // Cards of others do not count.
    const both = { at: { engineer: '9A', rifleman: '9A' }, scouted: ['9A'] };
    expect(lrdgHopeless({ ...both, removed: many('rifleman', 4) })).toBe(false);
    expect(lrdgHopeless({ ...both, removed: many('engineer', 4) })).toBe(true);
  });

  test('one scout is enough to lay markers, but not off the map', () => {
    expect(lrdgHopeless({ at: { rifleman: '7B', scout: '7B' } })).toBe(false);
    expect(lrdgHopeless({ at: { rifleman: '7B', driver: '7B' } })).toBe(true);
  });

  test('ground that is held counts without a way to it, and ground without a marker cannot be taken', () => {
    const rifleman = { at: { rifleman: '2A' }, scouted: ['2A'] };
    expect(lrdgHopeless({ ...rifleman, controlled: ['6A'] })).toBe(false);
    // The unit stands on 6A, but no soldier can lay a marker there.
    expect(lrdgHopeless({ at: { rifleman: '6A' }, controlled: ['2A'] })).toBe(true);
    expect(lrdgHopeless({ at: { rifleman: '6A' }, scouted: ['6A'], controlled: ['2A'] })).toBe(
      false,
    );
  });

  test('what was destroyed counts, although no soldier is left to demolish', () => {
    const { rules, part } = read({
      goals: POINTS_FOR_LRDG,
      lrdg: { at: { rifleman: '2A' }, scouted: ['2A'] },
      italy: RIFLEMAN_A,
    });
    expect(isHopeless(rules, part, 0)).toBe(true);
    part.at[unit('motor-pool')] = -1;
    part.extra.lost.push(unit('motor-pool'));
    part.extra.lostOf.push(1);
    expect(isHopeless(rules, part, 0)).toBe(false);
  });

  test('only a soldier of its crew can take ground with the tank, and only while it is there', () => {
    const goals = { lrdg: neutralize(5, 'soldiers'), italy: POINTS };
    const hopeless = (at: { readonly [unit: string]: string }, who?: string): boolean => {
      const { rules, part } = read({
        goals,
        lrdg: { at: { rifleman: '10A' } },
        italy: { at, ...(who === undefined ? {} : { seats: { [who]: ['tank', 3] } }) },
      });
      return isHopeless(rules, part, 1);
    };
    expect(hopeless({ 'mechanic-t': '4A', tank: '4A' }, 'mechanic-t')).toBe(false);
    expect(hopeless({ 'driver-t': '4A', tank: '4A' }, 'driver-t')).toBe(true);
    expect(hopeless({ 'mechanic-t': '4A' })).toBe(true);
  });

  test('a vehicle needs a driver to escape, and enemy soldiers do not leave for the other side', () => {
    const vehicles = { lrdg: escapeOf(1, 'vehicles'), italy: neutralize(5, 'soldiers') };
    expect(lrdgHopeless({ at: { truck: '1A' } }, vehicles)).toBe(true);
    expect(lrdgHopeless({ at: { truck: '1A', rifleman: '10A' } }, vehicles)).toBe(false);
    const soldiers = { lrdg: escapeOf(2, 'soldiers'), italy: neutralize(5, 'soldiers') };
    const scouting = { at: { scout: '10A' } };
    expect(lrdgHopeless(scouting, soldiers)).toBe(true);
    expect(lrdgHopeless({ at: { scout: '10A', driver: '10A' } }, soldiers)).toBe(false);
  });

  /** The LRDG cannot escape any more, and Italy cannot get three points. */
  const bothOut = (lrdg: readonly string[], italy: readonly string[], initiative: 0 | 1) => {
    const { rules, state } = read({
      goals: { lrdg: escapeOf(5, 'soldiers'), italy: { kind: 'points', value: 6 } },
      lrdg: { at: { rifleman: '10A' }, controlled: lrdg },
      italy: { at: { 'gunner-a': '4A' }, controlled: italy },
    });
    state.public.initiative = initiative;
    settle(rules, state, 1, { chance: {} as never, emit: () => undefined });
    return state.public.outcome;
  };

  test('ground that is held and structures in reach are added', () => {
    const goals = { lrdg: { kind: 'points', value: 6 }, italy: neutralize(5, 'soldiers') };
    const engineer = { at: { engineer: '9A' }, scouted: ['9A'] };
    expect(lrdgHopeless({ ...engineer, controlled: ['2A', '6A'] }, goals)).toBe(false);
    expect(lrdgHopeless({ ...engineer, controlled: ['6A'] }, goals)).toBe(true);
  });

  test('destroyed structures and escaped units take hope even from a side without losses', () => {
    const begin = (scenario: string) =>
      northAfrica.setup({ scenario, options: {} }, { chance: luck(), emit: () => undefined })
        .public;
    const airstrip = begin('landing-ground-7');
    expect(isHopeless(northAfricaRules, airstrip, 1)).toBe(false);
    airstrip.at[unit('motor-pool')] = -1;
    airstrip.extra.lost.push(unit('motor-pool'));
    airstrip.extra.lostOf.push(1);
    expect(airstrip.gone).toEqual([[], []]);
    expect(isHopeless(northAfricaRules, airstrip, 1)).toBe(true);
    const ambush = begin('gebel-sherif');
    const prey = [
      'scout',
      'rifleman',
      'driver',
      'sniper',
      'saboteur',
      'engineer',
      'gunner',
      'antitank',
    ]
      .map(unit)
      .filter((soldier) => (ambush.at[soldier] ?? -1) >= 0);
    expect(isHopeless(northAfricaRules, ambush, 1)).toBe(false);
    for (const soldier of prey.slice(0, prey.length - 2)) {
      ambush.at[soldier] = -1;
      ambush.extra.escaped.push(soldier);
    }
    expect(ambush.gone).toEqual([[], []]);
    // Three have to be put out of action, and two are left.
    expect(isHopeless(northAfricaRules, ambush, 1)).toBe(true);
  });

  test('if neither side can escape, points decide too', () => {
    const { rules, state } = read({
      goals: { lrdg: escapeOf(5, 'soldiers'), italy: escapeOf(5, 'soldiers') },
      lrdg: { at: { rifleman: '10A' }, controlled: ['2A'] },
      italy: { at: { 'gunner-a': '4A' }, controlled: ['6A'] },
    });
    state.public.initiative = 0;
    settle(rules, state, 0, { chance: {} as never, emit: () => undefined });
    expect(state.public.outcome).toEqual({ winners: [1], reason: 'both-hopeless' });
  });

  test('points alone do not win for a side that has to escape; if neither can, points and then the initiative decide', () => {
    expect(bothOut(['6A'], ['2A'], 1)).toEqual({ winners: [0], reason: 'both-hopeless' });
    expect(bothOut([], [], 0)).toEqual({ winners: [0], reason: 'both-hopeless' });
    expect(bothOut([], [], 1)).toEqual({ winners: [1], reason: 'both-hopeless' });
    expect(bothOut(['2A'], ['6A'], 0)).toEqual({ winners: [1], reason: 'hopeless' });
    // Italy is out, and the LRDG ahead; but its goal is to get away.
    const { rules, state } = read({
      goals: { lrdg: escapeOf(1, 'soldiers'), italy: { kind: 'points', value: 6 } },
      lrdg: { at: { sniper: '10A' }, controlled: ['6A'] },
      italy: { at: { 'gunner-a': '4A' } },
    });
    settle(rules, state, 0, { chance: {} as never, emit: () => undefined });
    expect(state.public.outcome).toBe(null);
  });

  test('two points destroyed can be enough in Landing Ground 7, and in no other scenario', () => {
    const early = SCENARIOS.flatMap((scenario) => {
      const points = earlyWin(scenario);
      return points === null ? [] : [[scenario.id, points]];
    });
    expect(early).toEqual([['landing-ground-7', 2]]);
    // Where ground counts besides, Italy keeps its hope.
    expect(earlyWin(must(testGame().rules.scenarios[0], 'a scenario'))).toBe(null);
  });

  test('where Italy could never reach its goal, one point destroyed is enough, and never none', () => {
    const raid = must(
      SCENARIOS.find(({ id }) => id === 'landing-ground-7'),
      'a scenario',
    );
    // Four points stand on the map.
    const early = (lrdg: number, italy: number) => {
      const goals = [lrdg, italy].map((value) => ({ kind: 'points', value }) as const);
      return earlyWin({ ...raid, goals: [must(goals[0], 'lrdg'), must(goals[1], 'italy')] });
    };
    expect([3, 4, 5, 9].map((italy) => early(3, italy))).toEqual([2, 1, 1, 1]);
    expect(early(1, 9)).toBe(null);
    // A structure on the first tile of the box stands on the map like any other.
    const at = raid.at.map((tile) => Math.min(tile, 0));
    expect([earlyWin(raid), earlyWin({ ...raid, at })]).toEqual([2, 2]);
    // A side that must escape wins nothing by destroying.
    const flight = { kind: 'escape', value: 9, who: ['soldiers'] } as const;
    expect(earlyWin({ ...raid, goals: [flight, { kind: 'points', value: 3 }] })).toBe(null);
  });
});
