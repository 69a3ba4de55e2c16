import { describe, expect, test } from 'vitest';
import { lastTurn, placesNow, previewPlacement, shortageNow } from '../src/rules/index.ts';
import { type Position, spaceId, table, tokenId } from './position.ts';

describe('the last turn', () => {
  test('blitzkrieg/goal: the last turn is announced as soon as a side has 25 points, with what is still needed', () => {
    const needs = (vp: readonly [number, number]) => lastTurn(table({ vp }).state.public)?.needed;
    expect(needs([24, 24])).toBeUndefined();
    expect(needs([25, 20])).toEqual([0, 5]);
    // Equal points are the second side's: the first needs one more.
    expect(needs([25, 25])).toEqual([1, 0]);
    expect(needs([20, 26])).toEqual([7, 0]);
  });

  test('blitzkrieg/goal: it is not announced any more when the game is over', () => {
    const t = table({ vp: [25, 20], mover: 1, reserves: ['', 'army-1 army-2'], bags: ['', ''] });
    t.play('take army-1', 'place eastern-europe-1-1');
    expect(t.asked()).toBe('over');
    expect(lastTurn(t.state.public)).toBeNull();
  });
});

describe('blitzkrieg/cannot-place', () => {
  const after = (position: Position, token = 'army-1', space = 'eastern-europe-1-1') => {
    const t = table(position);
    const view = t.game.view(t.state, 0);
    return previewPlacement(t.box, view, 0, tokenId(t.box, token), spaceId(t.box, space))?.shortage;
  };
  const EMPTY = { bags: ['', ''], pile: '' } as const;

  test('a placement that empties the reserve is announced before', () => {
    expect(after({ reserves: ['army-1', 'army-1'], ...EMPTY })).toBe('none');
    expect(after({ reserves: ['army-1 army-2', 'army-1'], ...EMPTY })).toBe('one');
    expect(after({ reserves: ['army-1 army-2 army-2', 'army-1'], ...EMPTY })).toBeNull();
    // A token is drawn at the end of the turn.
    expect(after({ reserves: ['army-1 army-2', 'army-1'], bags: ['navy-1', ''] })).toBeNull();
    expect(after({ reserves: ['army-1', 'army-1'], bags: ['navy-1', ''] })).toBe('one');
  });

  test('what the space and the flag bring is counted', () => {
    const one = { reserves: ['army-1', 'army-1'] } as const;
    const industry = 'eastern-europe-1-2';
    expect(after({ ...one, bags: ['navy-1 navy-2', ''], pile: '' }, 'army-1', industry)).toBeNull();
    expect(after({ ...one, bags: ['navy-1', ''], pile: '' }, 'army-1', industry)).toBe('one');
    // Research fills the bag, from which the turn then draws.
    const research = 'western-europe-1-2';
    expect(after({ ...one, bags: ['', ''], pile: 'spy' }, 'army-1', research)).toBe('one');
    expect(after({ ...one, ...EMPTY }, 'army-1', research)).toBe('none');
    const flag = {
      ...one,
      bags: ['', ''],
      pile: 'spy scientist',
      markers: { africa: 10 },
    } as const;
    expect(after(flag, 'army-1', 'africa-1-1')).toBe('one');
  });

  test('it does not matter where the game ends before', () => {
    const position = { reserves: ['army-1', 'army-1'], ...EMPTY } as const;
    expect(after({ ...position, vp: [25, 0] })).toBeNull();
    const rows = { 'western-europe': 0, pacific: 0, africa: 0, 'south-east-asia': 0 };
    const last = {
      ...position,
      rows: { ...rows, 'eastern-europe': 3 },
      markers: { 'eastern-europe': 13 },
    };
    // The flag closes the last theatre.
    expect(after(last, 'army-1', 'eastern-europe-3-5')).toBeNull();
  });

  test('a position that is dangerous already is announced', () => {
    const now = (position: Position, seat: 0 | 1) => {
      const t = table(position);
      return shortageNow(t.game.view(t.state, seat), seat);
    };
    expect(now({ reserves: ['army-1', 'army-1'], ...EMPTY }, 0)).toBe('none');
    // The other side waits: one bombing would leave it without a token.
    expect(now({ reserves: ['army-1', 'army-1'], ...EMPTY }, 1)).toBe('one');
    expect(now({ reserves: ['army-1', ''], ...EMPTY }, 1)).toBe('none');
    expect(now({ reserves: ['army-1 army-2', 'army-1'], bags: ['navy-1', ''] }, 0)).toBeNull();
    expect(now({ reserves: ['army-1', 'army-1'], ...EMPTY, vp: [25, 0] }, 0)).toBeNull();
  });

  test('in the middle of a turn the draw to come is counted', () => {
    const t = table({ reserves: ['army-1 army-2', 'army-1 army-2'], bags: ['navy-1', ''] });
    t.play('take army-1', 'place africa-1-1');
    expect(t.asked()).toBe('axis aim');
    expect(shortageNow(t.game.view(t.state, 0), 0)).toBeNull();
  });
});

test('while a target is asked, a token of the reserve counts its spaces on the whole board', () => {
  const t = table({ reserves: ['army-1 army-2', 'army-1 army-2'], bags: ['navy-1', ''] });
  const count = () => placesNow(t.box, t.game.view(t.state, 0), 0, tokenId(t.box, 'army-2')).length;
  const before = count();
  t.play('take army-1', 'place africa-1-1');
  expect(t.asked()).toBe('axis aim');
  expect(count()).toBe(before - 1);
  expect(count()).toBeGreaterThan(3);
});

test('in a blitz it counts those of the theatre, also with a token in hand', () => {
  const t = table({ reserves: ['army-2 blitz-army', 'army-1 army-2'], bags: ['', ''] });
  t.play('take blitz-army', 'place eastern-europe-1-1');
  const places = () => placesNow(t.box, t.game.view(t.state, 0), 0, tokenId(t.box, 'army-2'));
  expect(places()).toEqual([spaceId(t.box, 'eastern-europe-1-2')]);
  t.play('take army-2');
  expect(places()).toEqual([spaceId(t.box, 'eastern-europe-1-2')]);
  // The other side's tokens are not bound by it.
  const theirs = placesNow(t.box, t.game.view(t.state, 1), 1, tokenId(t.box, 'army-1'));
  expect(theirs.length).toBeGreaterThan(3);
});

test('a spy that has nothing to copy has no space', () => {
  const t = table({ reserves: ['army-2 spy', 'army-1'], bags: ['', ''] });
  expect(placesNow(t.box, t.game.view(t.state, 0), 0, tokenId(t.box, 'spy'))).toEqual([]);
});
