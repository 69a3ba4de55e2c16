import { completeSetup, scriptedChance } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { blitzkrieg } from '../src/rules/index.ts';
import { type Position, spaceId, table, theatreId, tokenId } from './position.ts';

/** The reason against a line, for the seat that is asked unless another is named. */
function why(position: Position, before: readonly string[], line: string, seat?: number): unknown {
  const t = table({ bags: ['', ''], pile: '', ...position });
  t.play(...before);
  const now = t.game.awaiting(t.state);
  const asked = now.kind === 'seats' ? (now.seats[0] ?? 0) : 0;
  const action = t.game.notation.parse(line);
  if (!action.ok) throw new Error(line);
  return t.game.explain?.(t.game.view(t.state, seat ?? asked), action.value);
}

const { box } = table();
const two: Position = { reserves: ['army-1 navy-1', 'army-1 army-2'] };

test('blitzkrieg/turn blitzkrieg/terrain: what is not possible has its reason', () => {
  expect(why(two, [], 'take air-1')).toEqual({
    code: 'not-in-reserve',
    token: tokenId(box, 'air-1'),
  });
  expect(why(two, [], 'pick 1')).toEqual({ code: 'other-decision', now: 'token' });
  expect(why(two, [], 'stop')).toEqual({ code: 'must-place' });
  expect(why(two, [], 'place africa-1-1')).toEqual({ code: 'other-decision', now: 'token' });
  expect(why(two, [], 'take army-1', 1)).toEqual({ code: 'not-your-decision' });
  const army = ['take army-1'];
  const sea = spaceId(box, 'pacific-1-1');
  expect(why(two, army, 'place pacific-1-1')).toMatchObject({ code: 'wrong-terrain', space: sea });
  expect(why(two, army, 'place pacific-2-4')).toMatchObject({ code: 'campaign-not-active' });
  expect(
    why({ ...two, laid: { 'africa-1-1': 'allies army-3' } }, army, 'place africa-1-1'),
  ).toMatchObject({ code: 'space-covered' });
  expect(why({ ...two, rows: { africa: 0 } }, army, 'place africa-1-1')).toEqual({
    code: 'theatre-closed',
    theatre: theatreId(box, 'africa'),
  });
});

test('reasons in the middle of effects', () => {
  const blitz: Position = { reserves: ['air-blitz navy-1 army-1', 'army-1'] };
  const begun = ['take air-blitz', 'place eastern-europe-1-1'];
  expect(why(blitz, begun, 'take navy-1')).toMatchObject({ code: 'no-place' });
  expect(why(blitz, [...begun, 'take army-1'], 'place africa-1-1')).toMatchObject({
    code: 'blitz-elsewhere',
  });
  const aim: Position = { reserves: ['army-1 army-2', 'army-1'], rows: { pacific: 0 } };
  const aiming = ['take army-1', 'place africa-1-1'];
  expect(why(aim, aiming, 'aim africa')).toMatchObject({ code: 'same-theatre' });
  expect(why(aim, aiming, 'aim pacific')).toMatchObject({ code: 'theatre-closed' });
  expect(why({ reserves: ['spy army-1', 'army-1'] }, [], 'take spy')).toMatchObject({
    code: 'nothing-to-copy',
  });
  const flag: Position = {
    reserves: ['army-3', 'army-1 army-2'],
    markers: { 'western-europe': 12 },
  };
  expect(
    why(flag, ['take army-3', 'place western-europe-1-3'], 'resolve africa-1-1'),
  ).toMatchObject({
    code: 'not-uncovered',
  });
});

test('reasons at the solo table and in Nippon', () => {
  const solo: Position = {
    scenario: 'vs-low',
    mover: 1,
    reserves: ['elite-navy army-1', 'air-1 air-2'],
  };
  const bombing = ['take air-1', 'place pacific-1-1'];
  expect(why(solo, bombing, 'bomb 1')).toMatchObject({ code: 'units-first' });
  expect(why(solo, bombing, 'bomb 9')).toEqual({ code: 'no-such-position' });
  expect(why({ ...solo, mover: 0 }, [], 'stop')).toEqual({ code: 'must-place' });
  const city: Position = { game: 'nippon', reserves: ['army-1', 'army-1'] };
  expect(why(city, ['take army-1'], 'place denver-1-1')).toMatchObject({
    code: 'theatre-not-opened',
  });
});

test('no reason is given for what is possible, nor to a side that is not asked', () => {
  expect(why(two, ['take army-1'], 'place africa-1-1')).toBeUndefined();
  expect(why(two, [], 'take army-1')).toBeUndefined();
  const t = table(two);
  const action = t.game.notation.parse('take army-1');
  if (!action.ok) throw new Error('take army-1');
  for (const viewer of ['spectator', 'everyone'] as const) {
    expect(t.game.explain?.(t.game.view(t.state, viewer), action.value)).toEqual({
      code: 'not-your-decision',
    });
  }
  t.state.public.outcome = { winners: [0], reason: 'points' };
  t.state.stack.length = 0;
  expect(t.game.explain?.(t.game.view(t.state, 0), action.value)).toEqual({ code: 'game-over' });
});

test('blitzkrieg/blitz: a chain can stop after its first token, also in the first theatre', () => {
  const first = box.theatres[0]?.id;
  const chain = [`take air-blitz`, `place ${first}-1-3`];
  const blitz: Position = { reserves: ['air-blitz army-1', 'army-1'] };
  expect(why(blitz, chain, 'stop')).toBeUndefined();
  expect(why(blitz, [...chain, 'take army-1'], 'place africa-1-1')).toMatchObject({
    code: 'blitz-elsewhere',
    theatre: 0,
  });
  expect(why(blitz, [...chain, 'take army-1'], `place ${first}-1-2`)).toBeUndefined();
});

test('blitzkrieg/terrain: a token that copies nothing has no place where its terrain is covered', () => {
  const blitz: Position = { reserves: ['air-blitz army-1', 'army-1'] };
  expect(why(blitz, ['take air-blitz', 'place pacific-1-2'], 'take army-1')).toMatchObject({
    code: 'no-place',
  });
});

test('blitzkrieg/scientist: any free space of an open theatre will do, whatever its campaign', () => {
  const scientist: Position = { reserves: ['scientist army-1', 'army-1'] };
  const taken = ['take scientist'];
  expect(why(scientist, taken, 'place pacific-2-4')).toBeUndefined();
  expect(
    why({ ...scientist, laid: { 'pacific-2-4': 'allies army-3' } }, taken, 'place pacific-2-4'),
  ).toMatchObject({ code: 'space-covered' });
});

test('blitzkrieg/bombing: special weapons can be bombed where the row has nothing else', () => {
  const solo = (row: string): Position => ({
    scenario: 'vs-low',
    mover: 1,
    reserves: [row, 'air-1 air-2'],
  });
  const bombing = ['take air-1', 'place pacific-1-1'];
  expect(why(solo('elite-navy elite-air'), bombing, 'bomb 1')).toBeUndefined();
  expect(why(solo('army-1 navy-1'), bombing, 'bomb 1')).toBeUndefined();
  expect(why(solo('army-1 elite-navy'), bombing, 'bomb 2')).toMatchObject({ code: 'units-first' });
});

test('blitzkrieg/solo-turn: the row is picked from by place', () => {
  const solo: Position = { scenario: 'vs-low', mover: 0, reserves: ['army-1 navy-1', 'air-1'] };
  expect(why(solo, [], 'pick 9')).toEqual({ code: 'no-such-position' });
  expect(why(solo, [], 'pick 2')).toBeUndefined();
});

test('blitzkrieg/flag: an effect that waits can be chosen, another cannot', () => {
  const flag: Position = {
    reserves: ['army-3', 'army-1 army-2'],
    markers: { 'western-europe': 12 },
  };
  const t = table({ bags: ['', ''], pile: '', ...flag });
  t.play('take army-3', 'place western-europe-1-3');
  expect(t.asked()).toBe('axis effect');
  for (const line of t.offers()) {
    expect(why(flag, ['take army-3', 'place western-europe-1-3'], line)).toBeUndefined();
  }
});

test('blitzkrieg/nippon: only a city of the pool can be opened', () => {
  const closing: Position = {
    game: 'nippon',
    reserves: ['air-1', 'army-1 army-2'],
    rows: { 'san-diego': 2 },
    laid: { 'san-diego-2-2': 'germany air-1' },
    markers: { 'san-diego': 1 },
  };
  const before = ['take air-1', 'place san-diego-2-1'];
  expect(why(closing, before, 'open denver')).toBeUndefined();
  expect(why(closing, before, 'open san-diego')).toMatchObject({ code: 'not-in-pool' });
});

test('blitzkrieg/solo-setup: on a six the player shifts any open theatre', () => {
  const luck = scriptedChance();
  const setup = completeSetup(blitzkrieg, { scenario: 'vs-low' });
  if (!setup.ok) throw new Error('no set-up');
  for (let left = 22; left > 17; left--) luck.expectPick('tokens.first', left, 0);
  for (let left = 22; left > 19; left--) luck.expectPick('tokens.second', left, 0);
  luck.expectDice('handicap', 6, [6]);
  const state = blitzkrieg.setup(setup.value, { chance: luck, emit: () => undefined });
  const view = blitzkrieg.view(state, 1);
  expect(view.question).toEqual({ kind: 'shift', seat: 0, steps: 1 });
  const shift = blitzkrieg.notation.parse('shift africa');
  if (!shift.ok) throw new Error('shift africa');
  expect(blitzkrieg.explain?.(view, shift.value)).toBeUndefined();
  const fronts = view.fronts.map((front) => ({ ...front, status: 'closed' as const }));
  expect(blitzkrieg.explain?.({ ...view, fronts }, shift.value)).toMatchObject({
    code: 'theatre-closed',
  });
  expect(blitzkrieg.preview(view, shift.value)).toMatchObject({
    kind: 'shift',
    cause: 'shift',
    moves: [{ theatre: 3, from: 0, to: 1 }],
  });
});
