import { completeSetup } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { blitzkrieg, type Event, NIPPON_BOX, nippon, WORLD_BOX } from '../src/rules/index.ts';

// Seed, Příprava hry: the table before the first token, field by field.

const FIRST = {
  die: () => 1,
  dice: (count: number) => new Array<number>(count).fill(1),
  pick: () => 0,
  shuffle: () => undefined,
};

function start(game: typeof blitzkrieg, scenario: string, options: { [id: string]: string } = {}) {
  const setup = completeSetup(game, { scenario, options });
  if (!setup.ok) throw new Error(setup.problem.code);
  const events: Event[] = [];
  const io = { chance: FIRST, emit: (event: Event) => void events.push(event) };
  return { state: game.setup(setup.value, io), events };
}

describe('two players', () => {
  test('nothing lies on the board, and no side has points or has placed', () => {
    const { state } = start(blitzkrieg, 'two-players');
    const { spaces, theatres, campaigns } = WORLD_BOX;
    expect(state.public).toMatchObject({
      vp: [0, 0],
      markers: theatres.map(() => 0),
      laid: spaces.map(() => -1),
      results: campaigns.flatMap(() => [-1, -1]),
      last: [-1, -1],
      lastSeat: -1,
      placed: [],
      vs: null,
      outcome: null,
    });
    expect(state.public.active).toEqual(theatres.map(({ campaigns: [first] }) => first));
    expect(state.seats.map(({ held, reserve }) => [held, reserve.length])).toEqual([
      [-1, 3],
      [-1, 3],
    ]);
  });

  test('blitzkrieg/harder: with two players its options give no side points', () => {
    const { state } = start(blitzkrieg, 'two-players', { 'vs-points': '6', 'vs-shifts': '3' });
    expect(state.public.vp).toEqual([0, 0]);
    expect(state.public.markers.every((marker) => marker === 0)).toBe(true);
  });

  test('bags and pile are copies: the box stays full', () => {
    const { state } = start(blitzkrieg, 'two-players');
    expect(state.secret.pile).toEqual(WORLD_BOX.pile);
    expect(state.secret.pile).not.toBe(WORLD_BOX.pile);
    expect(WORLD_BOX.bags.map(({ length }) => length)).toEqual([22, 22]);
  });
});

describe('alone', () => {
  test('blitzkrieg/stratagems: without them none is drawn, and the opponent has given no reasons yet', () => {
    const { state } = start(blitzkrieg, 'vs-low');
    expect(state.public.vs).toEqual({
      seat: 0,
      hasStratagems: false,
      stratagem: -1,
      out: [],
      die: 1,
      decidedBy: 0,
      reasons: [],
    });
  });

  test('blitzkrieg/nippon-solo: the shifts are reported as the handicap', () => {
    const { events } = start(nippon, 'vs');
    const moved = events.filter(({ type }) => type === 'markerMoved');
    expect(moved).toMatchObject([0, 1].map(() => ({ seat: 0, steps: 2, cause: 'handicap' })));
    expect(NIPPON_BOX.open).toBe(4);
  });
});
