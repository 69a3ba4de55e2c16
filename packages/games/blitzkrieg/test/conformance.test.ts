import { seedFromPhrase } from '@bivouac/kernel';
import { exhaust, runConformance } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type BlitzkriegGame,
  type Box,
  blitzkrieg,
  EVENT_TYPES,
  type Event,
  MOVES,
  NIPPON_BOX,
  nippon,
  STRATAGEMS,
  WORLD_BOX,
} from '../src/rules/index.ts';

// No dice are thrown together, no seats answer in secret at the same time, and no roll is modified.
const without = ['dice-order', 'commitment', 'events-sums'];

test.each([
  ['the base game for two', blitzkrieg, 'two-players', 40],
  ['the solo opponent, easy', blitzkrieg, 'vs-low', 12],
  ['the solo opponent, medium', blitzkrieg, 'vs-middle', 12],
  ['the solo opponent, hard', blitzkrieg, 'vs-high', 12],
  ['Nippon for two', nippon, 'two-players', 40],
  ['Nippon alone', nippon, 'vs', 16],
] as const)('%s keeps the contract', (_name, game, scenario, games) => {
  const report = runConformance(game, { games, scenario, without });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(games);
});

/** What never happens in one of the boxes. */
const NEVER: { readonly [id: string]: readonly string[] } = {
  blitzkrieg: [
    'action open',
    'event theatreOpened',
    'event monsterRolled',
    'moved monster',
    'moved rampage',
  ],
  // Nippon's handicap is dealt without a choice.
  nippon: ['action shift'],
};

describe('everything occurs in play', () => {
  test.each([
    ['the base game', blitzkrieg, WORLD_BOX],
    ['Nippon', nippon, NIPPON_BOX],
  ] as const)('%s', (_name, game: BlitzkriegGame, box: Box) => {
    const all = [
      ...game.notation.kinds.map((kind) => `action ${kind}`),
      ...EVENT_TYPES.filter((type) => type !== 'vsReasoned').map((type) => `event ${type}`),
      ...box.tokens.map(({ id }) => `placed ${id}`),
      ...box.spaces.map(({ id }) => `covered ${id}`),
      ...box.campaigns.map((_, campaign) => `closed ${campaign}`),
      ...MOVES.map((cause) => `moved ${cause}`),
      ...STRATAGEMS.map((id) => `stratagem ${id}`),
      ...['points', 'cannot-place'].map((reason) => `end ${reason}`),
    ];
    const never = NEVER[game.id] ?? [];
    const report = exhaust(
      game,
      {
        universe: all.filter((name) => !never.includes(name)),
        ofAction: (action) => [`action ${(action as Action).kind}`],
        ofEvent: (event) => namesOf(box, event as Event),
      },
      { games: 3000, seed: seedFromPhrase(`exhaust ${game.id}`) },
    );
    expect(report.never).toEqual([]);
    expect(report.unknown.filter((name) => name !== 'event vsReasoned')).toEqual(
      report.unknown.filter((name) => name === 'end totals'),
    );
  });
});

function namesOf(box: Box, event: Event): string[] {
  const names = [`event ${event.type}`];
  if (event.type === 'tokenPlaced') {
    names.push(`placed ${box.tokens[event.token]?.id}`, `covered ${box.spaces[event.space]?.id}`);
  }
  if (event.type === 'campaignClosed') names.push(`closed ${event.campaign}`);
  if (event.type === 'markerMoved') names.push(`moved ${event.cause}`);
  if (event.type === 'stratagemDrawn') names.push(`stratagem ${STRATAGEMS[event.stratagem]}`);
  if (event.type === 'gameEnded') names.push(`end ${event.reason}`);
  return names;
}
