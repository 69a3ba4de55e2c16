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
import { northAfricaBots } from '../src/bots/index.ts';
import { northAfricaPlayers } from '../src/players.ts';
import type { NorthEvent } from '../src/rules/index.ts';
import { northAfrica } from '../src/rules/index.ts';
import { northAfricaTexts } from '../src/text/index.ts';

await loadEvery(northAfricaTexts);

const bot = (id: string): AnyBot =>
  must(
    northAfricaBots.find((one) => one.id === id),
    id,
  );

const GAMES = [
  {
    name: 'landing-ground-7-easy',
    scenario: 'landing-ground-7',
    discard: 'open',
    bots: [bot('easy'), bot('easy')],
  },
  {
    name: 'gebel-sherif-medium',
    scenario: 'gebel-sherif',
    discard: 'hidden',
    bots: [bot('medium'), bot('medium')],
  },
  {
    name: 'barce-mixed',
    scenario: 'barce',
    discard: 'open',
    bots: [bot('medium'), randomBot()],
  },
] as const;

test.each(GAMES)('golden playthrough: $name', ({ name, scenario, discard, bots }) => {
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const match = goldenMatch({
    game: northAfrica,
    name,
    file,
    scenario,
    options: { discard },
    bots,
  });
  expect(match.awaiting()).toMatchObject({ kind: 'over' });
  const text = northAfricaTexts.in('en');
  const tell = (told: unknown): string | null => {
    const event = told as NorthEvent;
    return event.type === 'gameEnded' ? text.outcome(event) : text.event(event, 'everyone');
  };
  expectGolden(file, printPlaythrough(match, tell));
});

test('golden results: stored records of every scenario and option end as they did', () => {
  expectResults(northAfrica, fileURLToPath(new URL('golden/results.txt', import.meta.url)));
});

test('golden games: those kept of every scenario end as they did', () => {
  expectKeptGames(northAfricaPlayers, fileURLToPath(new URL('golden/games.txt', import.meta.url)));
});
