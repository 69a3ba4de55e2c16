import { fileURLToPath } from 'node:url';
import { greedyBot, playGame, randomBot } from '@bivouac/bots';
import { seedFromPhrase } from '@bivouac/kernel';
import { expectGolden, expectKeptGames, expectResults, printPlaythrough } from '@bivouac/testkit';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { evaluate } from '../src/bots/evaluate.ts';
import { skirmishPlayers } from '../src/players.ts';
import { type Event, skirmish } from '../src/rules/index.ts';
import { skirmishTexts } from '../src/text/index.ts';

await loadEvery(skirmishTexts);

const greedy = greedyBot(skirmish, evaluate, { id: 'greedy', worlds: 2 });

test.each([
  {
    name: 'crossing-random',
    scenario: 'crossing',
    length: 'short',
    bots: [randomBot(), randomBot()],
  },
  { name: 'crossing-greedy', scenario: 'crossing', length: 'long', bots: [greedy, greedy] },
  { name: 'mill-yard-mixed', scenario: 'mill-yard', length: 'short', bots: [randomBot(), greedy] },
])('golden playthrough: $name', ({ name, scenario, length, bots }) => {
  const wish = { scenario, options: { length } };
  const played = playGame(skirmish, bots, wish, seedFromPhrase(name), { trials: 100 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(played.value.outcome).not.toBeNull();
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const tell = (event: unknown): string | null =>
    skirmishTexts.in('en').event(event as Event, 'everyone');
  expectGolden(file, printPlaythrough(played.value.match, tell));
});

test('golden results: stored records of every scenario and option end as they did', () => {
  expectResults(skirmish, fileURLToPath(new URL('golden/results.txt', import.meta.url)));
});

test('golden games: those kept of every scenario end as they did', () => {
  expectKeptGames(skirmishPlayers, fileURLToPath(new URL('golden/games.txt', import.meta.url)));
});
