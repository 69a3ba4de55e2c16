import { expect, test } from 'vitest';
import { BOMBING, INDUSTRY, RESEARCH, RESEARCH_INDUSTRY, STRATEGIC } from '../src/rules/index.ts';
import { type Position, table } from './position.ts';

/** Places an air force of value 1 on a space and draws nothing at the end of the turn. */
function place(space: string, position: Position = {}) {
  const t = table({ reserves: ['air-1', 'army-1 navy-1'], bags: ['', ''], ...position });
  t.play('take air-1');
  return { t, go: (): void => t.play(`place ${space}`) };
}

test('blitzkrieg/industry: tokens go from the bag into the reserve at once', () => {
  const { t, go } = place('africa-2-2', {
    rows: { africa: 2 },
    bags: ['army-1 army-3 navy-2', ''],
  });
  t.luck.expectPick('tokens.first', 3, 1);
  t.luck.expectPick('tokens.first', 2, 0);
  t.luck.expectPick('tokens.first', 1, 0);
  go();
  // Two for the effect, one at the end of the turn.
  expect(t.reserve(0)).toEqual(['army-1', 'army-3', 'navy-2']);
  expect(t.told('tokensDrawn')).toMatchObject([{ count: 2 }, { count: 1 }]);
});

test('blitzkrieg/industry blitzkrieg/effects: a bag that runs out gives what it has, an empty one nothing', () => {
  const some = place('africa-2-2', { rows: { africa: 2 }, bags: ['army-3', ''] });
  some.t.luck.expectPick('tokens.first', 1, 0);
  some.go();
  expect(some.t.reserve(0)).toEqual(['army-3']);
  const none = place('western-europe-1-1');
  none.go();
  expect(none.t.told('effectLost')).toMatchObject([{ seat: 0, effect: INDUSTRY }]);
  expect(none.t.asked()).toBe('allies token');
});

test('blitzkrieg/research: special weapons go into the bag, seen by their owner alone', () => {
  const { t, go } = place('eastern-europe-2-2', {
    rows: { 'eastern-europe': 2 },
    pile: 'spy scientist elite-air',
  });
  t.luck.expectPick('tokens.pile', 3, 2);
  t.luck.expectPick('tokens.pile', 2, 0);
  t.luck.expectPick('tokens.first', 2, 1);
  go();
  const [event] = t.told('researched');
  expect(event).toMatchObject({ seat: 0, count: 2 });
  expect(Object.keys(event?.secret ?? {})).toEqual(['0']);
  expect(t.bag(0)).toEqual(['elite-air']);
  expect(t.reserve(0)).toEqual(['spy']);
  expect(t.state.secret.pile).toHaveLength(1);
});

test('blitzkrieg/research: an empty pile gives nothing', () => {
  const { t, go } = place('western-europe-1-2', { pile: '' });
  go();
  expect(t.told('effectLost')).toMatchObject([{ effect: RESEARCH }]);
});

test('blitzkrieg/research blitzkrieg/effects: a pile that runs out gives what is there (R-34)', () => {
  const { t, go } = place('eastern-europe-2-2', { rows: { 'eastern-europe': 2 }, pile: 'spy' });
  t.luck.expectPick('tokens.pile', 1, 0);
  t.luck.expectPick('tokens.first', 1, 0);
  go();
  expect(t.told('researched')).toMatchObject([{ count: 1 }]);
  expect(t.told('effectLost')).toEqual([]);
});

test('blitzkrieg/research-industry: a special weapon goes straight into the reserve; the effect is lost with an empty pile', () => {
  const position = { rows: { 'western-europe': 3 } };
  const { t, go } = place('western-europe-3-1', { ...position, pile: 'nuclear-bomb spy' });
  t.luck.expectPick('tokens.pile', 2, 0);
  go();
  expect(t.reserve(0)).toEqual(['nuclear-bomb']);
  const none = place('western-europe-3-1', { ...position, pile: '' });
  none.go();
  expect(none.t.told('effectLost')).toMatchObject([{ effect: RESEARCH_INDUSTRY }]);
});

test('blitzkrieg/bombing: a random token of the enemy goes back into its bag, a special weapon too', () => {
  const { t, go } = place('pacific-1-1', { reserves: ['air-1', 'army-1 elite-navy'] });
  t.luck.expectPick('tokens.bombing', 2, 1);
  go();
  expect(t.reserve(1)).toEqual(['army-1']);
  expect(t.bag(1)).toEqual(['elite-navy']);
  expect(Object.keys(t.told('bombed')[0]?.secret ?? {})).toEqual(['1']);
});

test('blitzkrieg/bombing: an empty reserve cannot be bombed', () => {
  const { t, go } = place('pacific-1-1', { reserves: ['air-1', ''] });
  go();
  expect(t.told('effectLost')).toMatchObject([{ seat: 0, effect: BOMBING }]);
  expect(t.state.public.outcome).toEqual({ winners: [0], reason: 'cannot-place' });
});

test('blitzkrieg/tactical: the marker of this theatre moves in addition to the value', () => {
  const { t, go } = place('eastern-europe-1-1');
  go();
  expect(t.marker('eastern-europe')).toBe(2);
  expect(t.told('markerMoved')).toMatchObject([
    { cause: 'tactical', steps: 1 },
    { cause: 'value', steps: 1 },
  ]);
});

test('blitzkrieg/strategic: the player makes all steps in one other open theatre', () => {
  const { t, go } = place('africa-1-1', { rows: { pacific: 0 } });
  go();
  expect(t.asked()).toBe('axis aim');
  expect(t.offers()).toEqual(['aim western-europe', 'aim eastern-europe', 'aim south-east-asia']);
  t.play('aim western-europe');
  expect(t.marker('western-europe')).toBe(3);
  expect(t.marker('africa')).toBe(1);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/strategic: the marker stops one step before the flag', () => {
  const { t, go } = place('africa-1-1', { markers: { 'western-europe': 12 } });
  go();
  t.play('aim western-europe');
  expect(t.marker('western-europe')).toBe(13);
  expect(t.told('markerMoved')[0]).toMatchObject({ steps: 1 });
  expect(t.told('theatreClosed')).toEqual([]);
});

test('blitzkrieg/strategic: one other theatre needs no question, none at all loses the effect', () => {
  const rows = { pacific: 0, 'eastern-europe': 0, 'western-europe': 0 };
  const one = place('africa-1-1', { rows });
  one.go();
  expect(one.t.marker('south-east-asia')).toBe(3);
  const none = place('africa-1-1', { rows: { ...rows, 'south-east-asia': 0 } });
  none.go();
  expect(none.t.told('effectLost')).toMatchObject([{ effect: STRATEGIC }]);
});

test('blitzkrieg/propaganda: points are scored at once', () => {
  const { t, go } = place('south-east-asia-1-1');
  go();
  expect(t.state.public.vp).toEqual([2, 0]);
});

test('a space without effect does nothing but hold the token', () => {
  const { t, go } = place('western-europe-2-3', { rows: { 'western-europe': 2 } });
  go();
  expect(t.events.map(({ type }) => type)).toEqual(['tokenPlaced', 'markerMoved', 'turnBegan']);
});
