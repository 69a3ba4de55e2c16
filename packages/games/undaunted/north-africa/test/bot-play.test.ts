import { type AnyBot, playGame, randomBot } from '@bivouac/bots';
import { must, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { northAfricaBots } from '../src/bots/index.ts';
import { northAfrica, SCENARIOS } from '../src/rules/index.ts';

const bot = (id: string): AnyBot =>
  must(
    northAfricaBots.find((one) => one.id === id),
    id,
  );

/** The winner's seat; -1 for a draw. */
function winner(bots: readonly AnyBot[], scenario: string, phrase: string, trials = 1): number {
  const played = playGame(northAfrica, bots, { scenario }, seedFromPhrase(phrase), { trials });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  const now = played.value.match.awaiting();
  return now.kind === 'over' ? (now.outcome.winners[0] ?? -1) : -1;
}

test('bots are named from weakest to strongest', () => {
  expect(northAfricaBots.map(({ id }) => id)).toEqual(['easy', 'medium', 'hard']);
});

describe('the lieutenant', () => {
  test.each(SCENARIOS.map(({ id }) => id))('beats random play from both sides: %s', (scenario) => {
    let wins = 0;
    for (let i = 0; i < 4; i++) {
      const seat = i % 2;
      const bots = seat === 0 ? [bot('medium'), randomBot()] : [randomBot(), bot('medium')];
      if (winner(bots, scenario, `${scenario} ${i}`) === seat) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  });
});

test('the same question gets the same answer', () => {
  const bots = [bot('hard'), bot('easy')];
  const play = (): number => winner(bots, 'murzuk', 'twice', 12);
  expect(play()).toBe(play());
});
