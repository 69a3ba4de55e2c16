import { expect, test } from 'vitest';
import { RESEARCH_INDUSTRY, STRATEGIC } from '../src/rules/index.ts';
import { type Position, table } from './position.ts';

const quiet = { bags: ['', ''], pile: '' } as const satisfies Position;

/** Fills the last space of Western Europe 1 with an air force of value 1 of the Axis. */
function fill(marker: number, more: Position = {}) {
  const t = table({
    ...quiet,
    reserves: ['air-1', 'army-1'],
    laid: { 'western-europe-1-1': 'allies navy-1', 'western-europe-1-2': 'allies army-2' },
    markers: { 'western-europe': marker },
    ...more,
  });
  t.play('take air-1', 'place western-europe-1-3');
  return t;
}

// The space scores a point of propaganda, the campaign is worth 2.
test.each([
  { before: 2, vp: [1 + 2, 0], bonus: 0 },
  { before: 3, vp: [1 + 2, 0], bonus: 0 },
  { before: 4, vp: [1 + 3, 0], bonus: 1 },
  { before: 8, vp: [1 + 3, 0], bonus: 1 },
  { before: 9, vp: [1 + 4, 0], bonus: 2 },
  { before: 12, vp: [1 + 4, 0], bonus: 2 },
  { before: -1, vp: [1 + 2, 2], bonus: 0 },
  { before: -2, vp: [1, 2], bonus: 0 },
  { before: -5, vp: [1, 2], bonus: 0 },
  { before: -6, vp: [1, 3], bonus: 1 },
  { before: -11, vp: [1, 4], bonus: 2 },
])('blitzkrieg/shields: marker from $before scores $vp (facts 5.6)', ({ before, vp, bonus }) => {
  const t = fill(before);
  expect(t.state.public.vp).toEqual(vp);
  expect(t.told('campaignClosed')).toMatchObject([{ campaign: 0, bonus }]);
  expect(t.state.public.active[0]).toBe(1);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/shields: the short tracks have their shields at 4 and 8 (facts 5.6)', () => {
  for (const [marker, vp] of [
    [3, 4],
    [4, 5],
    [7, 5],
    [8, 6],
  ] as const) {
    const t = table({
      ...quiet,
      reserves: ['air-blitz', 'army-1'],
      rows: { 'south-east-asia': 2 },
      laid: { 'south-east-asia-2-1': 'allies navy-1', 'south-east-asia-2-2': 'allies army-2' },
      markers: { 'south-east-asia': marker },
    });
    t.play('take air-blitz', 'place south-east-asia-2-3');
    expect(t.state.public.vp).toEqual([vp, 0]);
    // The last campaign of the theatre: it is closed, without anything for the flag.
    expect(t.told('theatreClosed')).toMatchObject([{ flag: -1, points: 0 }]);
  }
});

test('blitzkrieg/shields: the bonus is looked at again with every campaign (facts 5.6)', () => {
  const t = fill(5);
  expect(t.state.public.vp).toEqual([1 + 3, 0]);
  const { results } = t.state.public;
  expect(results.slice(0, 4)).toEqual([3, 0, -1, -1]);
});

test('blitzkrieg/flag: it closes the theatre, scores what is open, and gives the effects in any order (facts 5.7)', () => {
  const t = table({
    reserves: ['army-3', 'army-1 army-2'],
    bags: ['navy-1', ''],
    pile: 'spy',
    rows: { 'western-europe': 2 },
    markers: { 'western-europe': 13 },
    laid: { 'western-europe-2-3': 'allies air-1' },
  });
  t.play('take army-3');
  t.luck.expectPick('tokens.bombing', 2, 0);
  t.play('place western-europe-2-1');
  expect(t.told('theatreClosed')).toMatchObject([{ flag: 0, points: 3 + 5 + 2, bonus: 2 }]);
  expect(t.state.public.vp).toEqual([10, 0]);
  expect(t.marker('western-europe')).toBe(14);
  expect(t.asked()).toBe('axis effect');
  expect(t.offers()).toEqual([
    'resolve western-europe-2-2',
    'resolve western-europe-3-1',
    'resolve western-europe-3-2',
  ]);
  t.luck.expectPick('tokens.pile', 1, 0);
  t.play('resolve western-europe-3-1');
  expect(t.reserve(0)).toEqual(['spy']);
  t.play('resolve western-europe-3-2');
  expect(t.offers()).toEqual([
    'aim pacific',
    'aim eastern-europe',
    'aim africa',
    'aim south-east-asia',
  ]);
  // The last effect needs no question.
  t.luck.expectPick('tokens.first', 1, 0);
  t.play('aim pacific');
  expect(t.reserve(0)).toEqual(['navy-1', 'spy']);
  expect(t.marker('pacific')).toBe(3);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/flag: nothing can be placed in a closed theatre, and nothing moves its marker (facts 5.7)', () => {
  const t = table({
    ...quiet,
    reserves: ['army-3 nuclear-bomb', 'army-1 army-2'],
    rows: { africa: 2 },
    markers: { africa: 10 },
    laid: { 'africa-2-2': 'allies navy-1' },
  });
  t.play('take army-3', 'place africa-2-3', 'take army-1', 'place western-europe-1-3');
  expect(t.marker('africa')).toBe(11);
  t.play('take nuclear-bomb');
  expect(t.offers().some((line) => line.includes('africa'))).toBe(false);
  t.play('place eastern-europe-1-1');
  expect(t.marker('africa')).toBe(11);
});

test('blitzkrieg/flag blitzkrieg/tactical: a tactical space counts towards the flag; uncovered ones have nothing left to move (facts 5.7)', () => {
  const t = table({
    ...quiet,
    reserves: ['army-1', 'army-1'],
    rows: { 'eastern-europe': 3 },
    markers: { 'eastern-europe': 11 },
    laid: {
      'eastern-europe-3-1': 'allies army-2',
      'eastern-europe-3-3': 'allies army-3',
      'eastern-europe-3-4': 'allies army-1',
    },
  });
  t.play('take army-1', 'place eastern-europe-3-2');
  expect(t.told('theatreClosed')).toMatchObject([{ flag: 0, points: 6 + 2 }]);
  const void_ = table({
    ...quiet,
    reserves: ['army-3', 'army-1'],
    rows: { 'eastern-europe': 3 },
    markers: { 'eastern-europe': 12 },
    laid: {
      'eastern-europe-3-1': 'allies army-2',
      'eastern-europe-3-3': 'allies army-3',
      'eastern-europe-3-4': 'allies army-1',
    },
  });
  void_.play('take army-3', 'place eastern-europe-3-5');
  expect(void_.marker('eastern-europe')).toBe(14);
  expect(void_.asked()).toBe('allies token');
});

test('blitzkrieg/flag blitzkrieg/campaign: a flag reached with the last space filled is a closing by the flag (R-8)', () => {
  const t = table({
    ...quiet,
    reserves: ['army-3', 'army-1'],
    markers: { 'western-europe': 12 },
    laid: { 'western-europe-1-1': 'allies navy-1', 'western-europe-1-2': 'allies army-2' },
  });
  t.play('take army-3', 'place western-europe-1-3');
  expect(t.told('campaignClosed')).toEqual([]);
  // Propaganda of the space, all three campaigns, 2 for the flag.
  expect(t.state.public.vp).toEqual([1 + 10 + 2, 0]);
});

test('blitzkrieg/flag: by the other reading the flag adds 2 for each campaign (R-4)', () => {
  const t = table({
    ...quiet,
    options: { 'flag-bonus': 'each' },
    reserves: ['army-3', 'army-1'],
    markers: { 'western-europe': 12 },
    laid: { 'western-europe-1-1': 'allies navy-1', 'western-europe-1-2': 'allies army-2' },
  });
  t.play('take army-3', 'place western-europe-1-3');
  expect(t.state.public.vp).toEqual([1 + 10 + 6, 0]);
});

test('blitzkrieg/flag: the second side closes by its own flag on the other end', () => {
  const t = table({
    ...quiet,
    mover: 1,
    reserves: ['army-1 army-3', 'navy-3 army-1'],
    rows: { 'south-east-asia': 2 },
    markers: { 'south-east-asia': -9 },
    laid: { 'south-east-asia-2-2': 'axis army-2' },
  });
  t.play('take navy-3');
  // The uncovered bombing is its only effect, so no question follows.
  t.luck.expectPick('tokens.bombing', 2, 0);
  t.play('place south-east-asia-2-3');
  expect(t.marker('south-east-asia')).toBe(-11);
  expect(t.told('theatreClosed')).toMatchObject([{ flag: 1, points: 4 + 2 }]);
  expect(t.state.public.vp).toEqual([0, 6]);
});

test('blitzkrieg/flag: effects of the flag that find nothing are lost one by one (facts 5.7)', () => {
  const t = table({
    ...quiet,
    reserves: ['army-3', ''],
    rows: {
      'western-europe': 3,
      pacific: 0,
      'eastern-europe': 0,
      africa: 0,
      'south-east-asia': 0,
    },
    markers: { 'western-europe': 12 },
  });
  t.play('take army-3', 'place western-europe-3-3', 'resolve western-europe-3-2');
  // The other one needs no question; no side has anything left to place.
  expect(t.told('effectLost')).toMatchObject([
    { effect: STRATEGIC },
    { effect: RESEARCH_INDUSTRY },
  ]);
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

test('blitzkrieg/flag blitzkrieg/bombing: the player at the flag names what is bombed in the open row (facts 5.7)', () => {
  const t = table({
    ...quiet,
    scenario: 'vs-low',
    mover: 1,
    reserves: ['army-1 navy-1', 'air-2 army-2'],
    rows: { 'south-east-asia': 2 },
    markers: { 'south-east-asia': -9 },
    laid: { 'south-east-asia-2-2': 'axis army-3' },
  });
  t.play('take air-2', 'place south-east-asia-2-3');
  expect(t.asked()).toBe('allies bomb');
  t.luck.expectDice('vs', 6, [1]);
  t.play('bomb 2');
  expect(t.reserve(0)).toEqual(['army-1']);
});
