import { expect, test } from 'vitest';
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
