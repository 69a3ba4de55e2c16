import { expect, test } from 'vitest';
import { type BaseEvent, redact, unveils, unveilsTo } from '../src/index.ts';

const drawn = { type: 'cardsDrawn', seat: 0, count: 2, secret: { 0: { cards: [3, 4] } } };

test('each viewer gets its own part', () => {
  expect(redact(drawn, 0)).toEqual(drawn);
  expect(redact(drawn, 1)).toEqual({ type: 'cardsDrawn', seat: 0, count: 2 });
  expect(redact(drawn, 'spectator')).toEqual({ type: 'cardsDrawn', seat: 0, count: 2 });
  expect(redact(drawn, 'everyone')).toEqual(drawn);
  const both = { type: 'swapped', secret: { 0: { got: 1 }, 1: { got: 2 } } };
  expect(redact(both, 1)).toEqual({ type: 'swapped', secret: { 1: { got: 2 } } });
  expect(Object.keys(redact(drawn, 1))).not.toContain('secret');
});

test('an event says which viewers learn something new', () => {
  const revealed = { type: 'bidsRevealed', reveals: true } as const;
  const open = { type: 'moved' };
  expect([drawn, revealed, open].map(unveils)).toEqual([true, true, false]);
  const to = (event: BaseEvent, actor: number): boolean[] =>
    ([0, 1, 'spectator'] as const).map((viewer) => unveilsTo(event, viewer, actor));
  expect(to(drawn, 0)).toEqual([true, false, false]);
  expect(to(revealed, 0)).toEqual([true, true, true]);
  expect(to(open, 0)).toEqual([false, false, false]);
});

test('a card that a seat shows is new to the others, and showing it can be undone', () => {
  const laid = { type: 'cardLaid', card: 7, shows: true } as const;
  expect(unveilsTo(laid, 0, 0)).toBe(false);
  expect(unveilsTo(laid, 1, 0)).toBe(true);
  expect(unveilsTo(laid, 'spectator', 0)).toBe(true);
  expect(unveils(laid)).toBe(false);
});
