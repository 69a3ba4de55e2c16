import { playGame, playOfSeries, randomBot } from '@bivouac/bots';
import { deriveSeed, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { normandyBots } from '../src/bots/index.ts';
import type { Question } from '../src/bots/make-bots.ts';
import { type NormandyView, normandy } from '../src/rules/index.ts';

const bot = (id: string) =>
  must(
    normandyBots.find((candidate) => candidate.id === id),
    id,
  );
const seed = seedFromPhrase('normandy bots');

/** Plays a game and hands every question with its answer to a witness. */
function watch(
  id: string,
  scenario: string,
  discard: string,
  number: number,
  witness: (question: Question, answer: unknown) => void,
  trials = 4,
): string | undefined {
  const inner = bot(id);
  const watched = {
    id,
    choose(question: Question) {
      const answer = inner.choose(question);
      witness(question, answer);
      return answer;
    },
  };
  const game = deriveSeed(seed, `${scenario} ${discard} ${number}`);
  const wish = { scenario, options: { discard } };
  const played = playGame(normandy, [watched, watched], wish, game, { trials });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.outcome?.reason;
}

describe('the bots of Normandy', () => {
  const scenarios = normandy.scenarios.map(({ id }) => id);

  it.each(['easy', 'medium', 'hard'])('%s answers every decision with a listed action', (id) => {
    const games = id === 'hard' ? 1 : 3;
    let exhausted = 0;
    for (const scenario of scenarios) {
      for (const discard of ['open', 'hidden']) {
        // The search is slow: each scenario once will do, half of them with hidden discards.
        const isOpen = discard === 'open';
        if (id === 'hard' && scenarios.indexOf(scenario) % 2 === (isOpen ? 1 : 0)) continue;
        for (let number = 0; number < games; number++) {
          const witness = ({ actions }: Question, answer: unknown): void => {
            if (!actions.includes(answer as (typeof actions)[number])) {
              throw new Error(`${id} answered ${JSON.stringify(answer)}`);
            }
          };
          // A second trial is enough to compare actions by search, and costs half of four.
          const reason = watch(id, scenario, discard, number, witness, 2);
          if (reason === 'exhausted') exhausted += 1;
        }
      }
    }
    // Most games end with a winner, hardly any at the limit of rounds.
    expect(exhausted).toBeLessThanOrEqual(Math.floor(0.05 * games * 2 * scenarios.length));
  });

  it.each(['easy', 'medium', 'hard'])(
    '%s chooses the same for the same view and the same luck, whatever is hidden',
    (id) => {
      let asked = 0;
      watch('easy', 'tessy-sur-vire', 'hidden', 7, (question) => {
        asked += 1;
        if (asked % 9 !== 0) return;
        const { seat, actions } = question;
        const view = question.view as NormandyView;
        const luck = deriveSeed(seed, `question ${asked}`);
        const answer = (from: typeof view): unknown =>
          bot(id).choose({
            seat,
            view: from,
            actions,
            budget: { trials: 12 },
            chance: seededChance(luck),
          });
        const first = answer(view);
        expect(answer(view)).toEqual(first);
        // Another deal of what the seat cannot know looks the same to it, and to its bot.
        const other = normandy.determinise(view, seededChance(deriveSeed(luck, 'other deal')));
        expect(answer(normandy.view(other, seat))).toEqual(first);
      });
      expect(asked).toBeGreaterThan(50);
    },
  );

  it.each([
    ['medium', 'random', 38],
    ['easy', 'random', 36],
    ['medium', 'easy', 26],
  ])('%s beats %s', (id, other, least) => {
    let wins = 0;
    for (let index = 0; index < 40; index++) {
      const played = playOfSeries(
        {
          game: normandy,
          wish: { scenario: 'la-raye' },
          bots: [bot(id), other === 'random' ? randomBot() : bot(other)],
          seed,
          mirror: true,
          budget: { trials: 1 },
        },
        index,
      );
      if (played.ok) wins += played.value.byBot[0] ?? 0;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  });

  it('easy errs, but gives up no turn, card or step that medium would use', () => {
    const givesUp = new Set(['end', 'hunker', 'done']);
    let slips = 0;
    for (const scenario of scenarios) {
      watch('easy', scenario, 'open', 3, (question, answer) => {
        const better = bot('medium').choose(question);
        if (answer === better) return;
        slips += 1;
        expect(givesUp).not.toContain((answer as typeof better).kind);
      });
    }
    expect(slips).toBeGreaterThan(100);
  });

  it('hard stops thinking when its time is spent', () => {
    let asked = 0;
    watch('medium', 'la-raye', 'open', 1, ({ seat, view, actions, chance }) => {
      asked += 1;
      if (asked > 20) return;
      let looks = 0;
      const isSpent = (): boolean => {
        looks += 1;
        return looks > 2;
      };
      const action = bot('hard').choose({
        seat,
        view,
        actions,
        budget: { trials: 1_000_000, isSpent },
        chance,
      });
      expect(actions).toContain(action);
      expect(looks).toBeLessThanOrEqual(3);
    });
  });
});
