import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust, runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import type { NorthAfricaAction, NorthEvent } from '../src/rules/index.ts';
import { BOOK, northAfrica, northAfricaRules } from '../src/rules/index.ts';
import { NORTH_RECORDS } from '../src/text/event-records.ts';

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
/** Every soldier is on the map from the start. */
const FOREIGN = ['unitSpawned'];
const OWN_EVENTS = Object.keys(NORTH_RECORDS).filter((type) => !FOREIGN.includes(type));
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
        const action = given as NorthAfricaAction;
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
        const event = given as NorthEvent;
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
