import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import {
  type Action,
  CARD_IDS,
  EVENT_TYPES,
  type Event,
  napoleonics,
  ROLL_WHYS,
} from '../src/rules/index.ts';

const SOURCES = ['unit', 'leader', 'held', 'exit', 'bonus'];
const CAUSES = ['hits', 'blocked', 'square'];

test('every kind of action, card, event, roll and banner occurs in play', () => {
  const report = exhaust(
    napoleonics,
    {
      universe: [
        ...napoleonics.notation.kinds.map((kind) => `action ${kind}`),
        ...CARD_IDS.map((card) => `play ${card}`),
        ...EVENT_TYPES.map((type) => `event ${type}`),
        ...ROLL_WHYS.map((why) => `roll ${why}`),
        ...SOURCES.map((source) => `banner ${source}`),
        ...CAUSES.map((cause) => `lost ${cause}`),
      ],
      ofAction(given) {
        const action = given as Action;
        const names = [`action ${action.kind}`];
        if (action.kind === 'play') names.push(`play ${CARD_IDS[action.card]}`);
        return names;
      },
      ofEvent(given) {
        const event = given as Event;
        const names = [`event ${event.type}`];
        if (event.type === 'diceRolled') names.push(`roll ${event.why}`);
        if (event.type === 'bannerWon') names.push(`banner ${event.banner.source}`);
        if (event.type === 'blocksLost') names.push(`lost ${event.cause}`);
        return names;
      },
    },
    { games: 400, seed: seedFromPhrase('exhaust') },
  );
  expect(report.never).toEqual([]);
  expect(report.unknown).toEqual([]);
});
