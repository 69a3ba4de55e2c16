import { describe, expect, test } from 'vitest';
import { expectNot, many, playFrom, type SidePosition, tileOf, unit, zone } from './position.ts';

const POINTS = { kind: 'points', value: 3 };
const escapeOf = (value: number, ...who: string[]) => ({ kind: 'escape', value, who });
const neutralize = (value: number, ...who: string[]) => ({ kind: 'neutralize', value, who });

const over = (t: ReturnType<typeof playFrom>): string => {
  const now = t.match.awaiting();
  return now.kind === 'over' ? now.outcome.reason : '';
};

describe('Severní Afrika, Obsazování cílů', () => {
  test('the LRDG blows up, and what it controls beside', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { engineer: '9A', rifleman: '2A' }, controlled: ['2A'], hand: ['engineer'] },
      italy: { at: { 'rifleman-a': '4A', 'motor-pool': '9A', hangar: '9A' } },
    });
    t.play('lrdg', 'play engineer', 'use demolish');
    t.luck.expectDice('combat.demolish', 10, [7]);
    t.play('lrdg', 'shoot italy-motor-pool');
    t.expectWinner('lrdg');
    expect(over(t)).toBe('points');
  });

  test('Italy holds the ground: a structure that is gone counts no more', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
      italy: {
        at: { 'rifleman-a': '9A', 'motor-pool': '9A', hangar: '9A' },
        scouted: ['9A'],
        hand: ['rifleman-a'],
      },
    });
    t.play('italy', 'play rifleman-a', 'use control');
    t.expectWinner('italy');
  });
});

describe('Severní Afrika, Únik z bojiště', () => {
  const start = (lrdg: SidePosition, who: readonly string[], value = 1) =>
    playFrom({
      goals: { lrdg: escapeOf(value, ...who), italy: neutralize(3, 'soldiers') },
      turn: 'lrdg',
      lrdg,
      italy: { at: { 'rifleman-a': '4A' } },
    });

  test('only the named, from a tile with a marker, and all their cards go', () => {
    const t = start(
      {
        at: { scout: '1A', rifleman: '1A', driver: '2A', engineer: '2A' },
        scouted: ['1A', '2A', '3A'],
        hand: ['rifleman', 'driver', 'scout'],
        discard: ['scout'],
        deck: ['scout'],
      },
      ['scout', 'driver'],
      2,
    );
    t.play('lrdg', 'play rifleman', 'use move');
    expectNot(t, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('rifleman') });
    t.play('lrdg', 'done', 'play driver', 'use move');
    expectNot(t, 'lrdg', 'leave', { code: 'no-way-out', unit: unit('driver') });
    t.play('lrdg', 'go 1a', 'play scout', 'use scout', 'leave');
    expect(tileOf(t, 'scout')).toBe(null);
    expect(zone(t, 'lrdg', 'removed').filter((card) => card === 'scout')).toHaveLength(4);
    expect(over(t)).toBe('');
  });

  test('a vehicle takes its passengers along', () => {
    const t = start(
      {
        at: { driver: '2A', gunner: '2A', truck: '2A', engineer: '10A' },
        seats: { driver: ['truck', 1], gunner: ['truck', 2] },
        scouted: ['1A', '2A'],
        hand: ['driver'],
      },
      ['soldiers'],
      2,
    );
    t.play('lrdg', 'play driver', 'crew drive', 'go 1a', 'leave');
    t.expectWinner('lrdg');
    expect(over(t)).toBe('escaped');
    expect(['truck', 'driver', 'gunner'].map((name) => tileOf(t, name))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('Severní Afrika, Eliminace nepřítele', () => {
  test('removed by a hit counts, escaped does not', () => {
    const t = playFrom({
      goals: { lrdg: escapeOf(3, 'soldiers'), italy: neutralize(1, 'soldiers') },
      turn: 'italy',
      lrdg: { at: { scout: '10A', rifleman: '10A', driver: '10A' } },
      italy: { at: { 'gunner-a': '10A' }, hand: ['gunner-a'] },
    });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [9, 1]);
    t.play('italy', 'shoot lrdg-scout');
    t.expectWinner('italy');
    expect(over(t)).toBe('neutralized');
  });

  test('a captured vehicle is its captor’s when it is destroyed', () => {
    const t = playFrom({
      goals: { lrdg: neutralize(1, 'lorry'), italy: neutralize(2, 'soldiers', 'vehicles') },
      turn: 'italy',
      lrdg: { at: { driver: '10A', rifleman: '2A' }, seats: { driver: ['lorry', 1] } },
      italy: {
        at: { 'antitank-a': '10A', 'scout-a': '4A', lorry: '10A', tank: '4A' },
        damage: { lorry: 3 },
        hand: ['antitank-a'],
      },
    });
    t.play('italy', 'play antitank-a', 'use antitank');
    t.luck.expectDice('combat.antitank', 10, [9, 1]);
    t.play('italy', 'shoot italy-lorry');
    // The driver had no card in reach: two losses of the LRDG, and none for it to count.
    t.expectEvents([
      { type: 'fired', isHit: true },
      { type: 'unitRemoved', unit: unit('driver') },
      { type: 'vehicleDamaged', damage: 4 },
      { type: 'vehicleDestroyed', unit: unit('lorry') },
      { type: 'gameEnded', winners: [1], reason: 'neutralized' },
    ]);
  });
});

describe('Severní Afrika, Beznadějná situace', () => {
  /** The last card of the last demolisher goes, and with him all hope. */
  const kill = (
    goals: { lrdg: object; italy: object },
    italy: SidePosition,
    lrdg: SidePosition,
  ) => {
    const t = playFrom({ goals, turn: 'italy', lrdg, italy: { ...italy, hand: ['gunner-a'] } });
    t.play('italy', 'play gunner-a', 'use attack');
    t.luck.expectDice('combat.attack', 10, [9, 1]);
    t.play('italy', 'shoot lrdg-rifleman');
    return t;
  };
  const ITALY = { at: { 'gunner-a': '10A', 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' } };
  const LRDG = { at: { rifleman: '10A', gunner: '7B' } };

  test('against a hunter: lost at once', () => {
    const t = kill({ lrdg: POINTS, italy: neutralize(5, 'soldiers') }, ITALY, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('against somebody who needs points and is ahead: lost at once', () => {
    const t = kill({ lrdg: POINTS, italy: POINTS }, { ...ITALY, controlled: ['6A'] }, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('not ahead: the game goes on', () => {
    const t = kill({ lrdg: POINTS, italy: POINTS }, ITALY, LRDG);
    expect(over(t)).toBe('');
  });

  test('against somebody who has to escape: the game goes on', () => {
    const t = kill({ lrdg: POINTS, italy: escapeOf(1, 'soldiers') }, ITALY, LRDG);
    expect(over(t)).toBe('');
  });

  test('a named vehicle in enemy hands may be taken back: there is hope', () => {
    const goals = { lrdg: escapeOf(1, 'vehicles'), italy: neutralize(5, 'soldiers') };
    const italy = {
      at: { ...ITALY.at, 'scout-a': '4A' },
      seats: { 'scout-a': ['truck', 1] },
    } as const;
    const t = kill(goals, italy, { at: { ...LRDG.at, truck: '4A' } });
    expect(over(t)).toBe('');
  });

  test('with the last vehicle gone there is none', () => {
    const goals = { lrdg: escapeOf(1, 'truck'), italy: neutralize(5, 'soldiers') };
    const t = kill(goals, ITALY, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('hopeless');
  });

  test('who has no card left and walks cannot escape; in a seat he can', () => {
    const goals = { lrdg: escapeOf(2, 'soldiers'), italy: neutralize(5, 'soldiers') };
    const lost = { removed: many('driver', 4) };
    const afoot = kill(goals, ITALY, { at: { ...LRDG.at, driver: '7B' }, ...lost });
    expect(over(afoot)).toBe('hopeless');
    const seats = { driver: ['truck', 4] } as const;
    const at = { rifleman: '10A', gunner: '8A', driver: '8A', truck: '8A' };
    const seated = kill(goals, ITALY, { at, seats, ...lost });
    expect(over(seated)).toBe('');
  });

  test('a hunter without prey: the other has only points to compare', () => {
    const goals = { lrdg: neutralize(1, 'tank'), italy: POINTS };
    expect(over(kill(goals, { ...ITALY, controlled: ['6A'] }, LRDG))).toBe('hopeless');
    expect(over(kill(goals, ITALY, LRDG))).toBe('');
  });

  test('neither can, and one is ahead: he has won at once', () => {
    const alone = { at: { 'gunner-a': '10A', hangar: '9A', 'motor-pool': '9A' } };
    const t = kill({ lrdg: POINTS, italy: POINTS }, alone, { ...LRDG, controlled: ['2A'] });
    t.expectWinner('lrdg');
    expect(over(t)).toBe('hopeless');
  });

  test('neither can, and the sums are equal: the initiative decides', () => {
    const alone = { at: { 'gunner-a': '10A', hangar: '9A', 'motor-pool': '9A' } };
    const t = kill({ lrdg: POINTS, italy: POINTS }, alone, LRDG);
    t.expectWinner('italy');
    expect(over(t)).toBe('both-hopeless');
  });
});

test('air recon and navigation: a Fog of War for each new marker, as long as there is any', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: { at: { rifleman: '10A', saboteur: '10A' } },
    italy: {
      at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' },
      hand: ['plane'],
      deck: many('fog', 3),
    },
  });
  t.play('italy', 'play plane', 'use air-recon', 'aim 1a', 'aim 7b');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'air-recon' },
    { type: 'tileScouted' },
    { type: 'fogGained', count: 1 },
    { type: 'tileScouted' },
  ]);
});
