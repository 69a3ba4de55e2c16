import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust, runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { box, EVENT_TYPES, skirmish } from '../src/rules/index.ts';

test('the template game keeps the contract', () => {
  expect(runConformance(skirmish, { games: 200 }).failures).toEqual([]);
});

test('every action, event and card occurs in play', () => {
  const report = exhaust(
    skirmish,
    {
      universe: [
        ...skirmish.notation.kinds.map((kind) => `action ${kind}`),
        ...EVENT_TYPES.map((type) => `event ${type}`),
        ...box.CARDS.map((card) => `card ${card}`),
      ],
      ofAction(action) {
        const card = 'card' in action ? [`card ${box.CARDS[Number(action.card)]}`] : [];
        return [`action ${action.kind}`, ...card];
      },
      ofEvent: (event) => [`event ${event.type}`],
    },
    { games: 200, seed: seedFromPhrase('exhaust') },
  );
  expect(report.never).toEqual([]);
  expect(report.unknown).toEqual([]);
});
