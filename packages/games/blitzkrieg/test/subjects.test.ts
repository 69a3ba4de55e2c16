import { must, type SubjectKey, subjectKeys } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { type Table, table } from './position.ts';

/** Everything that the action concerns, by the line that notes it. */
function keysOf(t: Table, line: string): readonly SubjectKey[] {
  const action = t.game.notation.parse(line);
  return subjectKeys(
    t.game,
    t.game.view(t.state, 0),
    must(action.ok ? action.value : undefined, line),
  );
}

const answersOf = (t: Table): readonly string[] => t.game.answers(t.game.view(t.state, 0));

test('each copy of a token in the reserve stands for it', () => {
  const t = table({ reserves: ['army-1 army-2 army-2', ''] });
  expect(answersOf(t)).toEqual(['take', 'pick', 'stop']);
  expect(keysOf(t, 'take army-2')).toEqual(['token:1', 'token:2']);
  expect(keysOf(t, 'stop')).toEqual(['button:stop']);
});

test('a placement is pointed at by its space', () => {
  const t = table({ reserves: ['army-1', ''] });
  t.play('take army-1');
  expect(answersOf(t)).toEqual(['place']);
  expect(keysOf(t, 'place africa-1-1')).toEqual([
    `tile:${t.box.spaces.findIndex(({ id }) => id === 'africa-1-1')}`,
  ]);
});

test('blitzkrieg/strategic: a theatre is pointed at by itself and by each of its spaces', () => {
  const t = table();
  const theatre = t.box.theatres.findIndex(({ id }) => id === 'africa');
  const keys = keysOf(t, 'aim africa');
  expect(keys[0]).toBe(`area:${theatre}`);
  expect(keys).toHaveLength(1 + (t.box.theatres[theatre]?.spaces.length ?? 0));
});

test('blitzkrieg/bombing: a token of the open row is pointed at by its place', () => {
  expect(keysOf(table(), 'bomb 3')).toEqual(['row:2']);
});

test('blitzkrieg/flag: the subject of an effect is its space, that of a theatre in the pool the theatre', () => {
  const t = table();
  const space = t.box.spaces.findIndex(({ id }) => id === 'africa-1-1');
  expect(keysOf(t, 'resolve africa-1-1')).toEqual([`tile:${space}`]);
  expect(keysOf(t, 'open africa')).toEqual(['area:3']);
  expect(keysOf(t, 'shift africa')).toEqual(keysOf(t, 'aim africa'));
  expect(keysOf(t, 'pick 2')).toEqual(['row:1']);
  // A token that is not in the reserve is nowhere to be pointed at.
  const keys = keysOf(table({ reserves: ['army-1', ''] }), 'take army-3');
  expect(keys.filter((key) => key.startsWith('token'))).toEqual([]);
});

test('nothing is asked, and nothing answers, when the war is over', () => {
  const t = table({ reserves: ['army-1', ''] });
  t.state.public.outcome = { winners: [0], reason: 'points' };
  t.state.stack.length = 0;
  expect(answersOf(t)).toEqual([]);
});
