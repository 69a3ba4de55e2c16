import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyBot, playGame, randomBot } from '@bivouac/bots';
import { type AnyMatch, createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { expectGolden, printPlaythrough } from '@bivouac/testkit';
import { normandyTexts } from '@bivouac/text';
import type { Action, Event } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { normandy, normandyBots } from '../src/index.ts';

const bot = (id: string): AnyBot =>
  must(
    normandyBots.find((one) => one.id === id),
    id,
  );

/** What a person new to the game tried in the first turn; then whatever is offered last but one. */
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
  readonly bots: readonly [AnyBot, AnyBot];
}[] = [
  {
    name: 'la-raye-easy',
    scenario: 'la-raye',
    discard: 'open',
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

/**
 * The stored game is played again, action by action: a bot that has learnt something new changes
 * nothing here, a rule that has changed does. `npm run golden` lets the bots play anew.
 */
test.each(GAMES)('golden playthrough: $name', ({ name, scenario, discard, bots }) => {
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
  const wish = { scenario, options: { discard } };
  const match = process.env.UPDATE_GOLDEN
    ? playedBy(bots, wish, name)
    : playedAgain(file, wish, name);
  expect(match.awaiting()).toMatchObject({ kind: 'over' });
  const text = normandyTexts.en;
  const tell = (told: unknown): string | null => {
    const event = told as Event;
    return event.type === 'gameEnded' ? text.outcome(event) : text.event(event, 'everyone');
  };
  expectGolden(file, printPlaythrough(match, tell));
});

type Wish = { readonly scenario: string; readonly options: { readonly discard: string } };

function playedBy(bots: readonly AnyBot[], wish: Wish, name: string): AnyMatch {
  const played = playGame(normandy, bots, wish, seedFromPhrase(name), { trials: 100 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.match;
}

function playedAgain(file: string, wish: Wish, name: string): AnyMatch {
  if (!existsSync(file)) throw new Error(`${name}: no golden file; run "npm run golden"`);
  const begun = createMatch(normandy, wish, seedFromPhrase(name));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match: AnyMatch = begun.value;
  const lines = readFileSync(file, 'utf8').matchAll(/^\d+\. (us|de): (.*?)(?: \[.*\])? {2}#/gm);
  for (const [line, side = '', action = ''] of lines) {
    const acted = match.actText(normandy.seats.indexOf(side), action);
    if (!acted.ok) throw new Error(`${line}: ${JSON.stringify(acted.problem)}`);
  }
  return match;
}
