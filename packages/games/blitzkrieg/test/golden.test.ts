import { fileURLToPath } from 'node:url';
import { playGame, randomBot } from '@bivouac/bots';
import { must, seedFromPhrase } from '@bivouac/kernel';
import { expectGolden, expectKeptGames, expectResults, printPlaythrough } from '@bivouac/testkit';
import { tellEvents } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { blitzkriegBots, nipponBots } from '../src/bots/index.ts';
import { blitzkriegPlayers, nipponPlayers } from '../src/players.ts';
import { blitzkrieg, nippon } from '../src/rules/index.ts';
import { blitzkriegTexts, nipponTexts } from '../src/text/index.ts';

await loadEvery(blitzkriegTexts);

const LEVELS = ['vs-low', 'vs-middle', 'vs-high'];

const solo = LEVELS.flatMap((scenario) =>
  ['off', 'on'].map((stratagems) => ({
    name: `${scenario}-stratagems-${stratagems}`,
    isNippon: false,
    scenario,
    options: { stratagems },
    players: ['vs', 'medium'],
  })),
);

test.each([
  {
    name: 'two-players',
    isNippon: false,
    scenario: 'two-players',
    options: {},
    players: ['medium', 'random'],
  },
  ...solo,
  {
    name: 'nippon-two-players',
    isNippon: true,
    scenario: 'two-players',
    options: {},
    players: ['medium', 'easy'],
  },
  {
    name: 'nippon-vs',
    isNippon: true,
    scenario: 'vs',
    options: { stratagems: 'on' },
    players: ['vs', 'medium'],
  },
])('golden playthrough: $name', ({ name, isNippon, scenario, options, players }) => {
  const game = isNippon ? nippon : blitzkrieg;
  const all = [randomBot(), ...(isNippon ? nipponBots : blitzkriegBots)];
  const bots = players.map((id) =>
    must(
      all.find((bot) => bot.id === id),
      id,
    ),
  );
  const played = playGame(game, bots, { scenario, options }, seedFromPhrase(name), { trials: 100 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(played.value.outcome).not.toBeNull();
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const texts = isNippon ? nipponTexts : blitzkriegTexts;
  // One line tells a placement and what came of it.
  const { match } = played.value;
  const log = match.log('everyone');
  const lines = new Map(
    tellEvents(texts.in('en'), log, 'everyone').map(({ item, sentence }) => [item.seq, sentence]),
  );
  // The print asks for each event of the same log in turn.
  let at = 0;
  expectGolden(
    file,
    printPlaythrough(match, () => lines.get(must(log[at++], 'an event').seq) ?? null),
  );
});

test.each([blitzkrieg, nippon])(
  'golden results: stored records of every scenario and option of $id end as they did',
  (game) => {
    expectResults(game, fileURLToPath(new URL(`golden/results-${game.id}.txt`, import.meta.url)));
  },
);

test.each([blitzkriegPlayers, nipponPlayers])(
  'golden games: those kept of every scenario of $game.id end as they did',
  (players) => {
    const file = new URL(`golden/games-${players.game.id}.txt`, import.meta.url);
    expectKeptGames(players, fileURLToPath(file));
  },
);
