import { fileURLToPath } from 'node:url';
import { type AnyBot, randomBot } from '@bivouac/bots';
import { must } from '@bivouac/kernel';
import {
  expectGolden,
  expectKeptGames,
  expectResults,
  goldenMatch,
  printPlaythrough,
} from '@bivouac/testkit';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { stalingradBots } from '../src/bots/index.ts';
import { stalingradCampaignPlayers } from '../src/players/campaign.ts';
import { stalingradPlayers } from '../src/players.ts';
import type { CityEvent } from '../src/rules/index.ts';
import { stalingrad, stalingradCampaign } from '../src/rules/index.ts';
import { stalingradTexts } from '../src/text/index.ts';

await loadEvery(stalingradTexts);

const bot = (id: string): AnyBot =>
  must(
    stalingradBots.find((one) => one.id === id),
    id,
  );

// Of the battles, only #011 is the rulebook's own. The others, and every option, are among the results below.
const GAMES = [
  { name: '011-easy', discard: 'open', bots: [bot('easy'), bot('easy')] },
  { name: '011-mixed', discard: 'hidden', bots: [bot('medium'), randomBot()] },
] as const;

test.each(GAMES)('golden playthrough: $name', ({ name, discard, bots }) => {
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const match = goldenMatch({
    game: stalingrad,
    name,
    file,
    scenario: '011',
    options: { discard, withdrawal: 'off' },
    bots,
  });
  expect(match.awaiting()).toMatchObject({ kind: 'over' });
  const text = stalingradTexts.in('en');
  const tell = (told: unknown): string | null => {
    const event = told as CityEvent;
    return event.type === 'gameEnded' ? text.outcome(event) : text.event(event, 'everyone');
  };
  expectGolden(file, printPlaythrough(match, tell));
});

// The campaign is one scenario, and each of its games sees a few battles only.
test.each([
  { game: stalingrad, rounds: 1 },
  { game: stalingradCampaign, rounds: 4 },
])(
  'golden results: stored records of every scenario and option of $game.id end as they did',
  ({ game, rounds }) => {
    const file = new URL(`golden/results-${game.id}.txt`, import.meta.url);
    expectResults(game, fileURLToPath(file), rounds);
  },
);

test.each([stalingradPlayers, stalingradCampaignPlayers])(
  'golden games: those kept of every scenario of $game.id end as they did',
  (players) => {
    const file = new URL(`golden/games-${players.game.id}.txt`, import.meta.url);
    expectKeptGames(players, fileURLToPath(file));
  },
);
