import { type BaseAction, createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { napoleonics, type View } from '@bivouac/napoleonics';
import { napoleonicsEntry } from '@bivouac/shelf/napoleonics';
import { describe, expect, it } from 'vitest';
import {
  chosenOrder,
  STANDING_GAMES,
  type Standing,
  standingAnswer,
  standingKitOf,
} from '../src/lib/standing.ts';
import { createTable } from '../src/lib/table.ts';
import { STANDING_WORDS } from '../src/text/standing.ts';
import { latest } from './fakes.ts';
import { choice } from './napoleonics/positions.ts';

const kinds = (...names: string[]): BaseAction[] => names.map((kind) => ({ kind }));

function answer(
  orders: Standing[string],
  decision: string,
  actions: readonly BaseAction[],
  isAlone = true,
): string | null {
  const question = { decision, actions, isAlone };
  return standingAnswer({ napoleonics: orders }, 'napoleonics', question)?.kind ?? null;
}

describe('standing orders', () => {
  it('ask about everything at first, except where one plays alone and can only stand', () => {
    expect(answer({}, 'react', kinds('stand', 'square'))).toBeNull();
    expect(answer({}, 'react', kinds('stand', 'firstStrike'))).toBeNull();
    expect(answer({}, 'battle-back', kinds('battleBack', 'hold'))).toBeNull();
    expect(answer({}, 'ignore', kinds('ignore', 'ignore'))).toBeNull();
    expect(answer({}, 'react', kinds('stand'))).toBe('stand');
    expect(answer({}, 'react', kinds('stand'), false)).toBeNull();
  });

  it('tell nobody whether First Strike is in hand', () => {
    // Whoever wants to be asked is asked with and without the card …
    for (const orders of [{}, { square: 'never' }, { retire: 'never', nothing: 'alone' }]) {
      expect(answer(orders, 'react', kinds('stand'), false)).toBeNull();
      expect(answer(orders, 'react', kinds('stand', 'firstStrike'), false)).toBeNull();
    }
    // … and whoever does not, never.
    for (const firstStrike of ['always', 'never']) {
      expect(answer({ firstStrike }, 'react', kinds('stand'), false)).toBe('stand');
      const withCard = answer({ firstStrike }, 'react', kinds('stand', 'firstStrike'), false);
      expect(withCard).toBe(firstStrike === 'always' ? 'firstStrike' : 'stand');
    }
  });

  it('form square, retire, strike back and ignore flags by themselves', () => {
    const orders = { square: 'always', retire: 'always', battleBack: 'never', flags: 'most' };
    expect(answer(orders, 'react', kinds('stand', 'square'))).toBe('square');
    expect(answer(orders, 'react', kinds('stand', 'retire'))).toBe('retire');
    expect(answer(orders, 'battle-back', kinds('battleBack', 'hold'))).toBe('hold');
    expect(answer({ battleBack: 'always' }, 'battle-back', kinds('battleBack', 'hold'))).toBe(
      'battleBack',
    );
    const flags = [0, 1, 2].map((count) => ({ kind: 'ignore', count }));
    const question = { decision: 'ignore', actions: flags, isAlone: true };
    expect(standingAnswer({ napoleonics: orders }, 'napoleonics', question)).toEqual(flags[2]);
    expect(answer(orders, 'attack', kinds('done'))).toBeNull();
  });

  it('know their choices, and forget what is none of them', () => {
    for (const game of STANDING_GAMES) {
      for (const order of standingKitOf(game)?.orders ?? []) {
        expect(chosenOrder({ [game]: { [order.id]: 'nonsense' } }, game, order)).toBe(
          order.choices[0],
        );
        for (const language of ['cs', 'en'] as const) {
          const words = STANDING_WORDS[language].games[game as 'napoleonics'];
          expect(words.orders[order.id as keyof typeof words.orders]).toBeTruthy();
          for (const each of order.choices) expect(words.choices[each as 'ask']).toBeTruthy();
        }
      }
    }
    expect(standingKitOf('normandy')).toBeNull();
    expect(
      standingAnswer({}, 'normandy', { decision: 'react', actions: [], isAlone: true }),
    ).toBeNull();
  });

  it('answer at the table before a curtain falls', () => {
    const seed = seedFromPhrase('standing');
    const setup = { scenario: 'rolica-first-position', options: {} };
    const begun = createMatch(napoleonics, setup, seed);
    const match = must(begun.ok ? begun.value : undefined, 'a match');
    const asked: string[] = [];
    const answered: string[] = [];
    const table = createTable(
      {
        entry: napoleonicsEntry,
        match,
        players: [{ kind: 'human' }, { kind: 'human' }],
        commitment: '',
      },
      {
        bots: {
          choose: () => new Promise(() => undefined),
          hurry: () => undefined,
          close: () => undefined,
        },
        save: () => undefined,
        answer(view, actions, isAlone) {
          const { decision } = view as View;
          const orders = {
            firstStrike: 'never',
            square: 'never',
            retire: 'never',
            battleBack: 'always',
            flags: 'most',
          };
          const found = standingAnswer({ napoleonics: orders }, 'napoleonics', {
            decision,
            actions,
            isAlone,
          });
          if (found !== null) answered.push(decision ?? '');
          return found;
        },
      },
    );
    for (let i = 0; i < 260 && !match.isOver(); i++) {
      table.openCurtain();
      const { waiting, decision } = latest(table);
      const seat = waiting.kind === 'human' ? must(waiting.seats[0], 'a seat') : 0;
      const view = match.view(seat);
      asked.push(view.ok ? ((view.value as View).decision ?? '') : '');
      table.act(choice(match, seat), decision);
    }
    expect(answered).toEqual(expect.arrayContaining(['react', 'battle-back', 'ignore']));
    for (const never of ['react', 'battle-back', 'ignore']) expect(asked).not.toContain(never);
    table.close();
  });
});
