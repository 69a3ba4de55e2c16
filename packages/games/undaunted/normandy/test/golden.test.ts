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
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { normandyBots } from '../src/bots/index.ts';
import { normandyPlayers } from '../src/players.ts';
import type { NormandyEvent } from '../src/rules/index.ts';
import { normandy } from '../src/rules/index.ts';
import { normandyTexts } from '../src/text/index.ts';

await loadEvery(normandyTexts);

const bot = (id: string): AnyBot =>
  must(
    normandyBots.find((one) => one.id === id),
    id,
  );

/** The first turn of a newcomer; then always the last offered action but one. */
const WISHES = [
  'bid sergeant',
  'play scout-a',
  'use scout',
  'play scout-b',
  'use recon',
  'play leader-a',
  'use inspire',
  'play rifleman-a',
  'use move',
  'use control',
  'use attack',
];

const newcomer: AnyBot = {
  id: 'newcomer',
  choose({ actions }: { actions: readonly Action[] }) {
    const lines = actions.map(normandy.notation.print);
    const wished = WISHES.map((wish) => lines.indexOf(wish)).find((at) => at >= 0);
    return actions[wished ?? Math.max(0, actions.length - 2)];
  },
};

const GAMES: readonly {
  readonly name: string;
  readonly scenario: string;
  readonly discard: 'open' | 'hidden';
  readonly hope?: 'cards';
  readonly bots: readonly [AnyBot, AnyBot];
}[] = [
  {
    name: 'la-raye-easy',
    scenario: 'la-raye',
    discard: 'open',
    // It ends while Riflemen without a card still stand.
    hope: 'cards',
    bots: [bot('easy'), bot('easy')],
  },
  {
    name: 'montmartin-newcomer',
    scenario: 'montmartin',
    discard: 'open',
    bots: [newcomer, bot('easy')],
  },
  {
    name: 'tessy-sur-vire-mixed',
    scenario: 'tessy-sur-vire',
    discard: 'hidden',
    bots: [bot('medium'), randomBot()],
  },
];

test.each(GAMES)('golden playthrough: $name', ({ name, scenario, discard, hope, bots }) => {
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const options = { discard, ...(hope === undefined ? {} : { hope }) };
  const match = goldenMatch({ game: normandy, name, file, scenario, options, bots });
  expect(match.awaiting()).toMatchObject({ kind: 'over' });
  const text = normandyTexts.in('en');
  const tell = (told: unknown): string | null => {
    const event = told as NormandyEvent;
    return event.type === 'gameEnded' ? text.outcome(event) : text.event(event, 'everyone');
  };
  expectGolden(file, printPlaythrough(match, tell));
});

test('golden results: stored records of every scenario and option end as they did', () => {
  expectResults(normandy, fileURLToPath(new URL('golden/results.txt', import.meta.url)));
});

test('golden games: those kept of every scenario end as they did', () => {
  expectKeptGames(normandyPlayers, fileURLToPath(new URL('golden/games.txt', import.meta.url)));
});
