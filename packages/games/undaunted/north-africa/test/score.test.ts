import { describe, expect, test } from 'vitest';
import { isHopeless } from '../src/hope.ts';
import { earlyWin, pointsOf, progressOf, SCENARIOS } from '../src/index.ts';
import { settle } from '../src/victory.ts';
import { type Position, playFrom, testGame, unit } from './position.ts';

// What counts towards a goal, and what a side could still reach, read off a position.

const POINTS = { kind: 'points', value: 3 };
const neutralize = (value: number, ...who: string[]) => ({ kind: 'neutralize', value, who });
const escapeOf = (value: number, ...who: string[]) => ({ kind: 'escape', value, who });

function read(position: Omit<Position, 'turn'>) {
  const { rules } = testGame(position.goals);
  const state = playFrom({ turn: 'lrdg', ...position }).state();
  return { rules, state, part: state.public };
}

describe('Severní Afrika, Obsazování cílů — strategické cíle', () => {
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

  test('Italy scores the ground under a structure while it stands, and the bare tile no more', () => {
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

describe('Severní Afrika, Eliminace nepřítele, Únik z bojiště', () => {
  test('own losses do not count for the own goal', () => {
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
  'Severní Afrika, Konec hry — splní-li obě strany, vyhrává ta, která je na tahu: %i (N-13)',
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

describe('Severní Afrika, Beznadějná situace — co ještě jde', () => {
  test('own soldiers are no prey', () => {
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

  test('a side whose last man is gone can still strafe with its plane', () => {
    const goals = { lrdg: POINTS, italy: neutralize(1, 'soldiers') };
    const { rules, part } = read({ goals, lrdg: { at: { rifleman: '10A' } }, italy: { at: {} } });
    expect(isHopeless(rules, part, 1)).toBe(false);
    // The LRDG has no plane: without men it can reach nobody.
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

  test('two points destroyed can be enough in Landing Ground 7, and in no other scenario', () => {
    const early = SCENARIOS.flatMap((scenario) => {
      const points = earlyWin(scenario);
      return points === null ? [] : [[scenario.id, points]];
    });
    expect(early).toEqual([['landing-ground-7', 2]]);
  });
});
