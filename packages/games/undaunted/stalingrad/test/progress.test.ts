import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import { CONTROLLED, setMarker } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { type CityPart, moreOf, progressOf, SCENARIOS, stalingrad } from '../src/rules/index.ts';
import { scoreRound } from '../src/rules/points.ts';
import { either, objectives, points, rout, routAny } from '../src/rules/task.ts';
import { isTotallyRouted } from '../src/rules/victory.ts';
import { type Position, playFrom, tile, unit } from './position.ts';

// Stalingrad, Konec hry: how far a side has come.

const at = (position: Omit<Position, 'turn'>) => {
  const t = playFrom({ turn: 'soviet', ...position });
  return { rules: t.rules, state: t.state(), part: t.state().public };
};

describe('stalingrad/tasks', () => {
  test('Rout counts only the named units, and only enemy ones', () => {
    const { rules, part } = at({
      soviet: { at: { 'scout-a': '504' }, routed: ['scout-a'], supply: 'P-014' },
      german: {
        at: { 'gunner-a': '505' },
        routed: ['gunner-a', 'rifleman-a'],
        supply: 'P-004 P-020',
      },
    });
    const done = (seat: 0 | 1, task: ReturnType<typeof rout>) =>
      progressOf(rules, part, seat, task).done;
    expect(done(0, rout('scout-a', 'scout-b'))).toBe(0);
    expect(done(0, rout('gunner-a'))).toBe(1);
    expect(done(0, routAny(3))).toBe(2);
    expect(done(1, routAny(3))).toBe(1);
  });

  test('of two ways the one that is further on counts, in proportion; of equal ones the first', () => {
    const { rules, part } = at({
      soviet: { at: { 'rifleman-a': '504' }, controlled: '504' },
    });
    const progress = (gained: number, ...tasks: Parameters<typeof either>) => {
      part.extra.points = [gained, 0];
      return progressOf(rules, part, 0, either(...tasks));
    };
    expect(progress(1, objectives(9), points(2))).toEqual({ done: 1, needed: 2 });
    expect(progress(1, points(2), objectives(9))).toEqual({ done: 1, needed: 2 });
    expect(progress(2, objectives(2), points(4))).toEqual({ done: 1, needed: 2 });
    expect(progress(2, points(4), objectives(2))).toEqual({ done: 2, needed: 4 });
    expect(progress(2, objectives(1), points(9))).toEqual({ done: 1, needed: 1 });
    expect(progress(2, points(9), objectives(1))).toEqual({ done: 1, needed: 1 });
  });

  test('stalingrad/total-rout: a side without riflemen on the map is not routed', () => {
    const { rules, part } = at({});
    const take = (name: string) => {
      part.at[unit('german', name)] = -1;
    };
    expect(isTotallyRouted(rules, part, 1)).toBe(false);
    take('rifleman-a');
    take('rifleman-b');
    expect(isTotallyRouted(rules, part, 1)).toBe(false);
  });
});

describe('stalingrad/tasks: victory points at the end of a round', () => {
  const io = { chance: {} as never, emit: () => undefined };

  test('a tile pays a victory point to its holder only', () => {
    const { rules, state } = at({
      file: { points: [{ kind: 'hold', seat: 0, tile: tile('504') }] },
    });
    scoreRound(rules, state, io);
    expect(state.public.extra.points).toEqual([0, 0]);
    setMarker(rules, state.public, 0, tile('504'), CONTROLLED);
    scoreRound(rules, state, io);
    expect(state.public.extra.points).toEqual([1, 0]);
  });

  test('points pile up on each tile by itself', () => {
    const drops = ['504', '505'].map((name) => ({ kind: 'drop', tile: tile(name) }) as const);
    const { rules, state } = at({ file: { points: drops } });
    scoreRound(rules, state, io);
    scoreRound(rules, state, io);
    expect(state.public.extra.pointsOn).toEqual([tile('504'), 2, tile('505'), 2]);
  });

  test('the point for a damaged building can decide the battle on the spot', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { supply: 'P-004 P-009' },
      german: { at: { 'infantry-gun': '504' }, hand: 'Z-075', supply: 'P-004 P-009' },
      file: {
        points: [{ kind: 'damage', seat: 1 }],
        german: { task: points(1) },
      },
    });
    t.play('german', 'play n-z-075', 'use bombard');
    t.luck.expectDice('combat.bombard', 10, [10, 10]);
    t.play('german', 'aim 406');
    t.expectEvents([
      { type: 'firedAt' },
      { type: 'buildingHit' },
      { type: 'victoryPoint', seat: 1, points: 1 },
      { type: 'gameEnded', winners: [1], reason: 'task' },
    ]);
  });

  test('once the battle is decided nothing more is rolled, and it is reported once', () => {
    const t = playFrom({
      turn: 'german',
      soviet: { at: { 'scout-a': '406' }, supply: 'P-004 P-009' },
      german: { at: { 'infantry-gun': '504' }, hand: 'Z-075', supply: 'P-004 P-009' },
      file: { points: [{ kind: 'damage', seat: 1 }], german: { task: points(1) } },
    });
    t.play('german', 'play n-z-075', 'use bombard', 'aim 406');
    t.luck.expectDice('combat.bombard', 10, [10, 10]);
    t.play('german', 'raze 406');
    t.expectEvents([
      { type: 'firedAt' },
      { type: 'buildingHit' },
      { type: 'victoryPoint' },
      { type: 'gameEnded' },
    ]);
    t.end();
  });
});

const begin = (scenario: string): CityPart => {
  const io = { chance: seededChance(seedFromPhrase('start')), emit: () => undefined };
  return stalingrad.setup({ scenario, options: { discard: 'open', withdrawal: 'on' } }, io).public;
};

test('a practice battle begins with all soldiers, without smoke, and with separate squads', () => {
  for (const scenario of SCENARIOS.slice(0, 3)) {
    const { extra } = begin(scenario.id);
    expect(extra.cards).toEqual(scenario.sides.map(({ cards }) => cards));
    expect(extra.smoke).toEqual([]);
    expect(extra.merged).toEqual([-1, -1]);
    expect(extra.tunnels).toEqual(moreOf(scenario).tunnels);
  }
});
