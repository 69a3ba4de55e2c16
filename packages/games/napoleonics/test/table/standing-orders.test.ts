import { type BaseAction, createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { type ChosenOrders, chosenOrder, standingAnswer } from '@bivouac/table/session/standing.ts';
import { createTable } from '@bivouac/table/session/table.ts';
import { latest } from '@bivouac/table/testing/fakes.ts';
import { LANGUAGES } from '@bivouac/text';
import { describe, expect, it } from 'vitest';
import { napoleonicsEntry as shelfEntry } from '../../src/entry.ts';
import { napoleonics, type View } from '../../src/rules/index.ts';
import { standingOrders } from '../../src/rules/standing-orders.ts';
import { choice } from '../../testing/positions.ts';

const napoleonicsEntry = { ...shelfEntry, standingOrders };

const kinds = (...names: string[]): BaseAction[] => names.map((kind) => ({ kind }));

function answer(
  orders: ChosenOrders[string],
  kind: string,
  actions: readonly BaseAction[],
  isAlone = true,
): string | null {
  const question = { kind, actions, isAlone };
  return standingAnswer({ napoleonics: orders }, napoleonicsEntry, question)?.kind ?? null;
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

  it('answer nothing by themselves where a player wants always to be asked, or always to stand', () => {
    expect(answer({ nothing: 'ask' }, 'react', kinds('stand'))).toBeNull();
    expect(answer({ nothing: 'always' }, 'react', kinds('stand'), false)).toBe('stand');
    expect(answer({ nothing: 'always' }, 'play', kinds('stand'))).toBeNull();
    expect(answer({ flags: 'most' }, 'ignore', kinds('hold'))).toBeNull();
  });

  it('do not reveal whether First Strike is in hand', () => {
    // A player who wants to be asked is asked with and without the card …
    for (const orders of [{}, { square: 'never' }, { retire: 'never', nothing: 'alone' }]) {
      expect(answer(orders, 'react', kinds('stand'), false)).toBeNull();
      expect(answer(orders, 'react', kinds('stand', 'firstStrike'), false)).toBeNull();
    }
    // … and one who does not, never.
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
    const question = { kind: 'ignore', actions: flags, isAlone: true };
    expect(standingAnswer({ napoleonics: orders }, napoleonicsEntry, question)).toEqual(flags[2]);
    expect(answer(orders, 'attack', kinds('done'))).toBeNull();
  });

  it('know their choices, and forget what is none of them', () => {
    const game = napoleonics.id;
    for (const order of standingOrders.orders) {
      expect(chosenOrder({ [game]: { [order.id]: 'nonsense' } }, game, order)).toBe(
        order.choices[0],
      );
      for (const language of LANGUAGES) {
        const words = napoleonicsEntry.texts.in(language).standingOrders;
        expect(words?.orders[order.id]).toBeTruthy();
        for (const each of order.choices) expect(words?.choices[each]).toBeTruthy();
      }
    }
    const { game: other } = napoleonicsEntry;
    const question = { kind: 'react', actions: [], isAlone: true };
    expect(standingAnswer({}, { game: other }, question)).toBeNull();
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
          const kind = (view as View).question?.kind ?? null;
          const orders = {
            firstStrike: 'never',
            square: 'never',
            retire: 'never',
            battleBack: 'always',
            flags: 'most',
          };
          const found = standingAnswer({ napoleonics: orders }, napoleonicsEntry, {
            kind,
            actions,
            isAlone,
          });
          if (found !== null) answered.push(kind ?? '');
          return found;
        },
      },
    );
    for (let i = 0; i < 260 && !match.isOver(); i++) {
      table.openCurtain();
      const { waiting, position } = latest(table);
      const seat = waiting.kind === 'human' ? must(waiting.seats[0], 'a seat') : 0;
      const view = match.view(seat);
      asked.push(view.ok ? ((view.value as View).question?.kind ?? '') : '');
      table.act(choice(match, seat), position);
    }
    expect(answered).toEqual(expect.arrayContaining(['react', 'battle-back', 'ignore']));
    for (const never of ['react', 'battle-back', 'ignore']) expect(asked).not.toContain(never);
    table.close();
  });
});
