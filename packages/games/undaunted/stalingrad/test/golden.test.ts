import { fileURLToPath } from 'node:url';
import { type AnyBot, randomBot } from '@bivouac/bots';
import { must } from '@bivouac/kernel';
import { expectGolden, goldenMatch, printPlaythrough } from '@bivouac/testkit';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { stalingradBots } from '../src/bots/index.ts';
import type { CityEvent } from '../src/rules/index.ts';
import { stalingrad } from '../src/rules/index.ts';
import { stalingradTexts } from '../src/text/index.ts';

await loadEvery(stalingradTexts);

const bot = (id: string): AnyBot =>
  must(
    stalingradBots.find((one) => one.id === id),
    id,
  );

// Only #011 is fixed by the rulebook; other battles may still change with the city's balance.
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
