import { fileURLToPath } from 'node:url';
import { playGame, randomBot } from '@bivouac/bots';
import { seedFromPhrase } from '@bivouac/kernel';
import { expectGolden, expectKeptGames, expectResults, printPlaythrough } from '@bivouac/testkit';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { napoleonicsBots } from '../src/bots/index.ts';
import { napoleonicsPlayers } from '../src/players.ts';
import { type Event, napoleonics } from '../src/rules/index.ts';
import { napoleonicsTexts } from '../src/text/index.ts';

await loadEvery(napoleonicsTexts);

const [easy, medium, hard] = napoleonicsBots;
if (easy === undefined || medium === undefined || hard === undefined) throw new Error('three bots');

test.each([
  {
    name: 'rolica-hard',
    scenario: 'rolica-first-position',
    square: 'sure',
    bots: [hard, randomBot()],
  },
  { name: 'coa-medium', scenario: 'river-coa', square: 'sure', bots: [medium, easy] },
  {
    name: 'garcia-hernandez-rolled',
    scenario: 'garcia-hernandez',
    square: 'rolled',
    bots: [hard, hard],
  },
])('golden playthrough: $name', ({ name, scenario, square, bots }) => {
  const wish = { scenario, options: { square } };
  const played = playGame(napoleonics, bots, wish, seedFromPhrase(name), { trials: 1 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(played.value.outcome).not.toBeNull();
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const tell = (event: unknown): string | null =>
    napoleonicsTexts.in('en').event(event as Event, 'everyone');
  expectGolden(file, printPlaythrough(played.value.match, tell));
});

test('golden results: stored records of every scenario and option end as they did', () => {
  expectResults(napoleonics, fileURLToPath(new URL('golden/results.txt', import.meta.url)));
});

test('golden games: those kept of every scenario end as they did', () => {
  expectKeptGames(napoleonicsPlayers, fileURLToPath(new URL('golden/games.txt', import.meta.url)));
});
