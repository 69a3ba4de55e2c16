import { idsBelow, type Seat } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { NO_THEATRE } from '../src/rules/ids.ts';
import { shortageNow } from '../src/rules/index.ts';
import { reserveAfter } from '../src/rules/outlook.ts';
import { actsAs, fits, placesFor } from '../src/rules/placing.ts';
import { project } from '../src/rules/projection.ts';
import { isLosing, isWinning } from '../src/rules/victory.ts';
import { type Position, spaceId, type Table, table, tokenId } from './position.ts';

// Limits of single rules: the first theatre, the last open one, the second side, an empty heap.

const quiet = { bags: ['', ''], pile: '' } as const satisfies Position;
const OTHERS = ['pacific', 'eastern-europe', 'africa', 'south-east-asia'];
const closed = (...theatres: string[]) => Object.fromEntries(theatres.map((name) => [name, 0]));

describe('the first theatre, Western Europe', () => {
  const blitz: Position = {
    ...quiet,
    reserves: ['blitz-army army-1 navy-1', 'army-1'],
    rows: { 'western-europe': 2 },
    laid: { 'western-europe-2-3': 'allies air-1' },
    markers: { 'western-europe': -9 },
  };

  test('blitzkrieg/blitz: a blitz in the first theatre goes on there alone, on the one free land space left', () => {
    const t = table(blitz);
    t.luck.expectPick('tokens.bombing', 1, 0);
    t.play('take blitz-army', 'place western-europe-2-1');
    expect(t.offers()).toEqual(['take army-1', 'stop']);
    t.play('take army-1');
    expect(t.offers()).toEqual(['place western-europe-2-2']);
  });

  test('blitzkrieg/turn: the first theatre offers places even where nothing else is open', () => {
    const t = table({ ...quiet, reserves: ['army-1', 'army-1'], rows: closed(...OTHERS) });
    expect(t.offers()).toEqual(['take army-1']);
    t.play('take army-1');
    expect(t.offers()).toEqual(['place western-europe-1-2', 'place western-europe-1-3']);
  });
});

test('blitzkrieg/spy: with spy=anybody there is nothing to copy before the first token of the game (R-9)', () => {
  const t = table({
    ...quiet,
    options: { spy: 'anybody' },
    reserves: ['spy army-1', 'army-1'],
  });
  expect(t.offers()).toEqual(['take army-1']);
});

test('blitzkrieg/commanders: a general of the second side counts its own armies and air forces alone (facts 5.5)', () => {
  const t = table({
    ...quiet,
    mover: 1,
    reserves: ['army-1', 'general'],
    rows: { 'eastern-europe': 3 },
    laid: {
      'eastern-europe-3-1': 'allies army-2',
      'eastern-europe-3-2': 'allies air-1',
      'eastern-europe-3-3': 'axis army-3',
    },
  });
  t.play('take general', 'place eastern-europe-3-5');
  expect(t.marker('eastern-europe')).toBe(-3);
});

test('blitzkrieg/terrain: a token fits a space exactly where it may be placed', () => {
  const t = table({
    ...quiet,
    reserves: ['army-1', 'army-1'],
    rows: { 'western-europe': 2, africa: 0 },
    laid: { 'western-europe-3-1': 'allies air-1', 'western-europe-2-1': 'axis army-1' },
  });
  const { box, state } = t;
  for (const name of ['army-1', 'navy-1', 'air-1', 'scientist']) {
    const as = tokenId(box, name);
    const fitting = idsBelow<'space'>(box.spaces.length).filter((space) =>
      fits(box, state.public, as, space),
    );
    expect([name, fitting]).toEqual([name, placesFor(box, state.public, as, NO_THEATRE)]);
  }
});

describe('the end', () => {
  test('blitzkrieg/cannot-place: with all-closed=totals a side that cannot place loses while a theatre is open', () => {
    const t = table({
      ...quiet,
      options: { 'all-closed': 'totals' },
      reserves: ['air-1', 'navy-1'],
      vp: [0, 20],
      rows: closed('western-europe', 'pacific', 'africa', 'south-east-asia'),
    });
    t.play('take air-1', 'place eastern-europe-1-1');
    expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
  });

  const verdict = (vp: readonly [number, number], mover: Seat, tokens: number, more = {}) => {
    const { state } = table({ vp, ...more });
    return [isWinning(state.public, mover, tokens), isLosing(state.public, mover, tokens)];
  };
  const WON = [true, false];
  const LOST = [false, true];
  const OPEN = [false, false];

  test('blitzkrieg/goal blitzkrieg/cannot-place: 25 points after the second side’s turn come before an empty reserve (R-13)', () => {
    expect(verdict([25, 20], 1, 0)).toEqual(LOST);
    expect(verdict([24, 20], 1, 0)).toEqual(WON);
    expect(verdict([25, 25], 1, 1)).toEqual(WON);
    // The first side's points wait for the other's turn, which does not come without a token.
    expect(verdict([20, 25], 0, 0)).toEqual(WON);
    expect(verdict([20, 25], 0, 1)).toEqual(LOST);
    expect(verdict([24, 24], 0, 1)).toEqual(OPEN);
  });

  test('blitzkrieg/cannot-place: with all-closed=totals and everything closed the points decide, for either side (R-47)', () => {
    const over = {
      options: { 'all-closed': 'totals' },
      rows: closed('western-europe', ...OTHERS),
    };
    expect(verdict([9, 8], 0, 3, over)).toEqual(WON);
    expect(verdict([9, 8], 1, 3, over)).toEqual(LOST);
    expect(verdict([8, 9], 0, 3, over)).toEqual(LOST);
    expect(verdict([8, 9], 1, 3, over)).toEqual(WON);
    expect(verdict([9, 8], 1, 3, { ...over, options: {} })).toEqual(WON);
  });
});

describe('the projection of a placement is what then happens', () => {
  const same = (position: Position, name: string, space: string): Table => {
    const t = table({ ...quiet, ...position });
    const { box, state } = t;
    const seat = position.mover ?? 0;
    const [token, id] = [tokenId(box, name), spaceId(box, space)];
    const as = actsAs(box, state.public, seat, token);
    const before = state.public.vp.slice();
    const { part, points } = project(box, state.public, seat, token, as, id);
    t.play(`take ${name}`, `place ${space}`);
    while (t.asked().endsWith('effect')) t.play(t.offers()[0] ?? '');
    const { markers, active, laid, vp, last, lastSeat } = t.state.public;
    expect(part).toMatchObject({ markers, active, laid, vp, last, lastSeat });
    expect(part.placed).toEqual([id]);
    expect(points).toEqual(vp.map((now, i) => now - (before[i] ?? 0)));
    return t;
  };

  test('blitzkrieg/nuclear: a nuclear bomb, and an army that has no fallout', () => {
    const markers = { 'eastern-europe': -3, africa: 2 };
    same({ markers, reserves: ['nuclear-bomb', 'army-1'] }, 'nuclear-bomb', 'eastern-europe-1-1');
    same({ markers, reserves: ['army-3', 'army-1'] }, 'army-3', 'eastern-europe-1-1');
  });

  test('blitzkrieg/task-force: it ignores its space', () => {
    same({ reserves: ['task-force-air', 'army-1'] }, 'task-force-air', 'western-europe-1-3');
    same({ reserves: ['air-1', 'army-1'] }, 'air-1', 'western-europe-1-3');
  });

  test('blitzkrieg/propaganda: points of the second side, and those that it has already', () => {
    const t = same(
      {
        mover: 1,
        vp: [4, 7],
        reserves: ['army-1', 'army-1'],
        laid: { 'eastern-europe-1-1': 'axis army-1' },
        markers: { 'eastern-europe': -4 },
      },
      'army-1',
      'eastern-europe-1-2',
    );
    expect(t.state.public.vp).toEqual([4, 10]);
  });

  test('blitzkrieg/flag: a flag, with what is uncovered there', () => {
    const flag: Position = {
      reserves: ['army-1', 'army-1 army-2'],
      rows: { 'eastern-europe': 2 },
      laid: { 'eastern-europe-3-1': 'allies army-1', 'eastern-europe-3-3': 'allies army-1' },
      markers: { 'eastern-europe': 13 },
    };
    const t = same(flag, 'army-1', 'eastern-europe-2-1');
    // Campaigns 3 and 6, the shield 2, propaganda 1 and 2.
    expect(t.state.public.vp).toEqual([3 + 6 + 2 + 1 + 2, 0]);
  });

  test('blitzkrieg/japanese-tokens: the kaiju tramples its space (R-26)', () => {
    const t = table({ ...quiet, game: 'nippon', reserves: ['kaiju', 'army-1'] });
    const { box, state } = t;
    const [kaiju, space] = [tokenId(box, 'kaiju'), spaceId(box, 'los-angeles-1-1')];
    expect(project(box, state.public, 0, kaiju, kaiju, space)).toMatchObject({
      value: 0,
      hasEffect: false,
      points: [0, 0],
    });
  });
});

describe('a reserve that runs out', () => {
  const left = (position: Position, ...spaces: string[]) => {
    const t = table(position);
    const view = t.game.view(t.state, 0);
    return reserveAfter(
      t.box,
      view,
      0,
      spaces.map((name) => spaceId(t.box, name)),
    );
  };
  const one = { reserves: ['army-1 army-2', 'army-1'] } as const;
  const LAB = 'western-europe-3-1';

  test('blitzkrieg/industry blitzkrieg/research-industry: only industry draws from the bag; research industry takes from the pile', () => {
    const bag = { ...one, bags: ['navy-1 navy-2 navy-3', ''], pile: 'spy' } as const;
    expect(left(bag, 'western-europe-1-3')).toBe(1 + 1);
    expect(left(bag, 'western-europe-1-1')).toBe(1 + 1 + 1);
    expect(left(bag, LAB)).toBe(1 + 1 + 1);
    expect(left({ ...bag, pile: '' }, LAB)).toBe(1 + 1);
  });

  test('blitzkrieg/research: the pile gives each weapon once', () => {
    const pile = (...weapons: string[]) =>
      ({ ...one, bags: ['', ''], pile: weapons.join(' ') }) as const;
    // The first takes the last weapon; the research after it finds none, so nothing is drawn either.
    expect(left(pile('spy'), LAB, 'western-europe-1-2')).toBe(2);
    expect(left(pile('spy', 'scientist'), LAB, 'western-europe-1-2')).toBe(3);
    // Research 2 empties the pile into the bag, and the turn draws one of them.
    expect(left(pile('spy', 'scientist'), 'eastern-europe-2-2', LAB)).toBe(2);
    expect(left(pile('spy'), LAB, LAB)).toBe(2);
  });

  test('does not matter when the game is over', () => {
    const t = table({ ...quiet, reserves: ['army-1', ''], vp: [0, 20] });
    t.play('take army-1', 'place western-europe-1-3');
    expect(t.asked()).toBe('over');
    expect(shortageNow(t.game.view(t.state, 1), 1)).toBeNull();
    expect(shortageNow(t.game.view(t.state, 0), 0)).toBeNull();
  });
});

test('blitzkrieg/nippon: a city that stays open brings no other', () => {
  const t = table({ ...quiet, game: 'nippon', reserves: ['air-1', 'army-1'] });
  t.play('take air-1', 'place seattle-1-1');
  expect(t.asked()).toBe('germany token');
  expect(t.told('theatreOpened')).toEqual([]);
});

test('blitzkrieg/strategic: the event names the theatre that was chosen', () => {
  const t = table({ ...quiet, reserves: ['army-1', 'army-1'], markers: { pacific: -2 } });
  t.play('take army-1', 'place africa-1-1', 'aim pacific');
  expect(t.told('markerMoved')[0]).toEqual({
    ...{ type: 'markerMoved', theatre: 1, seat: 0, steps: 3, to: 1, cause: 'strategic' },
  });
});
