import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { CONTROLLED, type State } from '../src/rules/index.ts';
import { type NoExtra, smallGame, tileNamed } from './small-title.ts';

const { game } = smallGame();

function freshState(): State<NoExtra> {
  const io = { chance: seededChance(seedFromPhrase('check')), emit: () => undefined };
  return game.setup({ scenario: 'ford', options: { discard: 'open' } }, io);
}

test('a position that play can reach is in order', () => {
  expect(() => game.check(freshState())).not.toThrow();
});

const FAULTS: readonly (readonly [string, (state: State<NoExtra>) => void, RegExp])[] = [
  ['a lost card', ({ seats }) => seats[0].hand.pop(), /side 0 has 7 cards of 8/],
  ['a card twice', ({ seats }) => seats[1].hand.push(idOf(7)), /side 1 has 9 cards of 8/],
  [
    'another card',
    ({ public: part }) => {
      part.supplies[0] = [idOf(3), idOf(5), idOf(9)];
    },
    /side 0 has 8 cards of 8, or others/,
  ],
  ['a supply out of order', ({ public: part }) => part.supplies[1].reverse(), /not ascending/],
  [
    'a card gone unseen',
    ({ public: part }) => part.gone[0].push(idOf(0)),
    /side 0: other cards left the game than were seen to/,
  ],
  ['a unit beside the board', set('at', 0, tileNamed('1b')), /unit 0 stands beside the board/],
  ['a unit missing', ({ public: part }) => part.at.pop(), /a unit is missing/],
  [
    'suppressed and away',
    ({ public: part }) => {
      part.at[3] = -1;
      part.isSuppressed[3] = true;
    },
    /unit 3 is suppressed and away/,
  ],
  ['no such marker', set('control', 0, 3), /marker 3/],
  ['a marker outside the board', set('control', 1, 1), /a marker is outside the board/],
  ['both in control', set('control', tileNamed('4a'), CONTROLLED), /both sides control tile 4a/],
  [
    'over and still running',
    ({ public: part }) => {
      part.outcome = { winners: [], reason: 'exhausted' };
    },
    /over exactly when nothing is left to run/,
  ],
  [
    'stopped and not over',
    (state) => {
      state.stack.length = 0;
    },
    /over exactly when nothing is left to run/,
  ],
];

function set(list: 'at' | 'control', index: number, value: number) {
  return ({ public: part }: State<NoExtra>): void => {
    part[list] = part[list].with(index, value);
  };
}

describe('the check of a state finds', () => {
  test.each(FAULTS)('%s', (_name, spoil, message) => {
    const state = freshState();
    spoil(state);
    expect(() => game.check(state)).toThrow(message);
  });
});
