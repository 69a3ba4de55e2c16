import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust, runConformance } from '@bivouac/testkit';
import { type Action, EVENT_TYPES, type Event, SPECIAL_EVENT_TYPES } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { BOOK, northAfrica, northAfricaRules } from '../src/rules/index.ts';

test('North Africa keeps the contract', () => {
  // Eleven scenarios and both options, each pair twice; one step in three is looked at closely.
  const report = runConformance(northAfrica, { games: 44, closeEvery: 3 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(44);
});

const VERBS = northAfricaRules.verbs.map(({ verb }) => verb);
const SEAT_VERBS = ['drive', 'navigate', 'attack', 'suppress', 'antitank', 'control'];
const CARDS = BOOK.kinds.map(({ id }) => id);
const PLAYED = BOOK.kinds.filter(({ isFog }) => !isFog).map(({ id }) => id);
/** Only other titles have these. */
const FOREIGN = ['unitSpawned', 'valueRaised', 'targetPlaced', 'targetRemoved'];
const OWN_EVENTS = [...EVENT_TYPES, ...SPECIAL_EVENT_TYPES].filter(
  (type) => !FOREIGN.includes(type),
);
const ENDS = ['points', 'escaped', 'neutralized', 'hopeless', 'both-hopeless', 'exhausted'];

test('every kind of action, verb, card, event and end occurs in play', () => {
  const report = exhaust(
    northAfrica,
    {
      universe: [
        ...northAfrica.notation.kinds.map((kind) => `action ${kind}`),
        ...VERBS.filter((verb) => verb !== 'drive' && verb !== 'navigate').map(
          (verb) => `use ${verb}`,
        ),
        ...SEAT_VERBS.map((verb) => `crew ${verb}`),
        ...CARDS.map((card) => `bid ${card}`),
        ...PLAYED.map((card) => `play ${card}`),
        ...OWN_EVENTS.map((type) => `event ${type}`),
        ...ENDS.map((end) => `end ${end}`),
      ],
      ofAction(given) {
        const action = given as Action;
        const names = [`action ${action.kind}`];
        if (action.kind === 'use' || action.kind === 'crew') {
          names.push(`${action.kind} ${VERBS[action.verb]}`);
        }
        if (action.kind === 'bid' || action.kind === 'play') {
          names.push(`${action.kind} ${CARDS[action.card]}`);
        }
        return names;
      },
      ofEvent(given) {
        const event = given as Event;
        const names = [`event ${event.type}`];
        if (event.type === 'gameEnded') names.push(`end ${event.reason}`);
        return names;
      },
    },
    { games: 3000, seed: seedFromPhrase('exhaust') },
  );
  expect(report.never).toEqual([]);
  expect(report.unknown).toEqual([]);
});
