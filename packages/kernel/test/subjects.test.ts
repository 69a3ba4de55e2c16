import { expect, test } from 'vitest';
import { type AnyGame, defineNotation, refusalOf, type Subject, subjectKey } from '../src/index.ts';

type Action = { kind: 'go'; hex: number } | { kind: 'fire'; from: number; hex: number };

const notation = defineNotation<Action>({
  kinds: { go: 'go {hex}', fire: 'fire {from} {hex}' },
  tables: { hex: ['a', 'b', 'c'], from: ['a', 'b', 'c'] },
});

const hex = (id: number): Subject => ({ kind: 'hex', id });

/** Fire answers the question; nothing can be fired at c, and the gun on b has no shells. */
const game = {
  notation,
  answers: () => ['fire'],
  subjects: (_view: unknown, action: Action) =>
    action.kind === 'fire' ? [hex(action.from), hex(action.hex)] : [hex(action.hex)],
  explain(_view: unknown, action: Action) {
    if (action.kind !== 'fire') return { code: 'not-now' };
    if (action.from === 1) return { code: 'no-shells' };
    return action.hex === 2 ? { code: 'no-enemy' } : undefined;
  },
} as unknown as AnyGame;

const view = { viewer: 0, question: { kind: 'attack' } };

test('a subject is written as one word', () => {
  expect(subjectKey({ kind: 'tile', id: 12 })).toBe('tile:12');
  expect(subjectKey({ kind: 'seat', id: 3, part: 1 })).toBe('seat:3-1');
  expect(subjectKey({ choice: 'done' })).toBe('button:done');
});

test('every action of a kind is listed, field by field', () => {
  expect([...notation.every('go')].map((action) => notation.print(action))).toEqual([
    'go a',
    'go b',
    'go c',
  ]);
  expect([...notation.every('fire')]).toHaveLength(9);
});

test('a refusal is the reason against the action between two subjects that the player pointed at', () => {
  expect(refusalOf(game, view, 'hex:2', 'hex:0')).toEqual({ code: 'no-enemy' });
  expect(refusalOf(game, view, 'hex:2', 'hex:1')).toEqual({ code: 'no-shells' });
});

test('a thing that only actions with different reasons concern has no refusal', () => {
  expect(refusalOf(game, view, 'hex:2')).toBeUndefined();
  expect(refusalOf(game, view, 'hex:7')).toBeUndefined();
});

/** Both kinds answer, and a unit can be aimed at as well as told to fire. */
const twoKinds = {
  ...game,
  answers: () => ['go', 'fire'],
  explain: (_view: unknown, action: Action) => {
    if (action.kind === 'go') return action.hex === 0 ? { code: 'occupied' } : undefined;
    return action.from === 1 ? { code: 'no-shells' } : { code: `no-enemy-${action.hex}` };
  },
} as unknown as AnyGame;

test('the first kind of answer that has one reason explains a thing', () => {
  expect(refusalOf(twoKinds, view, 'hex:0')).toEqual({ code: 'occupied' });
});

test('actions that begin with a thing explain it before those that aim at it', () => {
  expect(refusalOf(twoKinds, view, 'hex:1')).toEqual({ code: 'no-shells' });
});

test('with nothing chosen, a thing that no action begins with is explained as a target', () => {
  const aimedAt = {
    ...game,
    subjects: (_view: unknown, action: Action) =>
      action.kind === 'fire' ? [{ choice: 'fire' }, hex(action.hex)] : [],
    explain: () => ({ code: 'no-enemy' }),
  } as unknown as AnyGame;
  expect(refusalOf(aimedAt, view, 'hex:2')).toEqual({ code: 'no-enemy' });
});

test('a thing that no answer concerns is refused for the reason that stands against every answer', () => {
  const waiting = { ...game, explain: () => ({ code: 'not-your-decision' }) } as unknown as AnyGame;
  expect(refusalOf(waiting, view, 'hex:7')).toEqual({ code: 'not-your-decision' });
});

test('a thing that only another question concerns is refused for what has to be answered first', () => {
  const first = {
    ...game,
    subjects: (_view: unknown, action: Action) =>
      action.kind === 'go' ? [hex(action.hex)] : [{ choice: 'fire' }],
    explain: (_view: unknown, action: Action) =>
      action.kind === 'go' ? { code: 'fire-first' } : undefined,
  } as unknown as AnyGame;
  expect(refusalOf(first, view, 'hex:2')).toEqual({ code: 'fire-first' });
});
