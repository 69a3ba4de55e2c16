import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust, runConformance } from '@bivouac/testkit';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import type { NormandyEvent } from '../src/rules/index.ts';
import { BOOK, normandy, normandyRules } from '../src/rules/index.ts';
import { NORMANDY_RECORDS } from '../src/text/event-records.ts';

test('Normandy keeps the contract', () => {
  // Twelve scenarios and both options, each pair five times; one step in three is looked at closely.
  const report = runConformance(normandy, { games: 120, closeEvery: 3 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(120);
});

const VERBS = normandyRules.verbs.map(({ verb }) => verb);
const ZONES = ['hand', 'discard', 'deck'];
/** A hopeless end comes once in a thousand random games: hopeless.test.ts reaches it by hand. */
const ENDS = ['points', 'pinned', 'both-pinned', 'exhausted'];
const RARE = ['end hopeless'];
const CARDS = BOOK.kinds.map(({ id }) => id);
const PLAYED = BOOK.kinds.filter(({ isFog }) => !isFog).map(({ id }) => id);

test('every kind of action, verb, card, event, casualty and end occurs in play', () => {
  const report = exhaust(
    normandy,
    {
      universe: [
        ...normandy.notation.kinds.map((kind) => `action ${kind}`),
        ...VERBS.map((verb) => `verb ${verb}`),
        ...CARDS.map((card) => `bid ${card}`),
        ...PLAYED.map((card) => `play ${card}`),
        ...PLAYED.map((card) => `take ${card}`),
        ...Object.keys(NORMANDY_RECORDS).map((type) => `event ${type}`),
        ...ZONES.map((zone) => `casualty ${zone}`),
        ...ENDS.map((end) => `end ${end}`),
      ],
      ofAction(given) {
        const action = given as Action;
        const names = [`action ${action.kind}`];
        if (action.kind === 'use') names.push(`verb ${VERBS[action.verb]}`);
        if ('card' in action) names.push(`${action.kind} ${CARDS[action.card]}`);
        return names;
      },
      ofEvent(given) {
        const event = given as NormandyEvent;
        const names = [`event ${event.type}`];
        if (event.type === 'casualty') names.push(`casualty ${event.zone}`);
        if (event.type === 'gameEnded') names.push(`end ${event.reason}`);
        return names;
      },
    },
    { games: 4000, seed: seedFromPhrase('exhaust') },
  );
  expect(report.never).toEqual([]);
  expect(report.unknown.filter((name) => !RARE.includes(name))).toEqual([]);
});
