import type { BaseEvent } from '@bivouac/kernel';
import { expect, it } from 'vitest';
import { type AnyGameText, tellEvents } from '../src/index.ts';

const LINES: { readonly [type: string]: 'head' | 'tail' | 'break' | undefined } = {
  placed: 'head',
  moved: 'tail',
  turn: 'break',
};

/** A game that says the types of the events of a line. */
const text = {
  line: ({ type }: BaseEvent) => LINES[type] ?? null,
  event: ({ type }: BaseEvent, _viewer: unknown, tails: readonly BaseEvent[] = []) =>
    type === 'turn' ? null : [type, ...tails.map((tail) => tail.type)].join(' '),
} as unknown as AnyGameText;

const told = (game: AnyGameText, ...types: readonly string[]): readonly string[] =>
  tellEvents(
    game,
    types.map((type) => ({ event: { type } })),
    0,
  ).map(({ sentence }) => sentence);

it('tells a head with the tails that follow it, and what stands between them by itself', () => {
  expect(told(text, 'placed', 'moved', 'why', 'moved', 'placed')).toEqual([
    'placed moved moved',
    'why',
    'placed',
  ]);
});

it('tells tails by themselves before any head, and after a break', () => {
  expect(told(text, 'moved', 'placed', 'turn', 'moved')).toEqual(['moved', 'placed', 'moved']);
});

it('tells each event by itself where a game joins none', () => {
  const { event } = text;
  expect(told({ event } as unknown as AnyGameText, 'placed', 'moved')).toEqual(['placed', 'moved']);
});
