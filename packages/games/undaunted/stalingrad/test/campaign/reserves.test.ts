import { idOf } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import {
  firstRoster,
  lockedCards,
  mergeSquads,
  NOT_CHOSEN,
  reservesFor,
  sufferLosses,
  unlock,
} from '../../src/rules/campaign/roster.ts';
import { kindOf } from '../../src/rules/data/cards.ts';
import { CARDS, cardNamed, stalingradCampaign as game } from '../../src/rules/index.ts';
import { inBattle, lose } from '../in-battle.ts';

// Stalingrad, Rezervisté, Sloučení družstev: who comes for whom (S-26).

const names = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]?.id ?? '?');
const S = (...ids: string[]): number[] => ids.map((id) => cardNamed(`S-${id}`));

/** Squad A has lost three men, whose reservists make way for men of C. */
function mergedRoster() {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '36-47'), 9);
  for (const id of ['P-004', 'P-005', 'P-006']) sufferLosses(roster, S(id), 10, true);
  mergeSquads(roster, 0, 13);
  return roster;
}

test('stalingrad/merging stalingrad/losses: any reservist of the other squad comes for a soldier of C', () => {
  const roster = mergedRoster();
  const pool = ['S-R-004', 'S-R-005', 'S-R-006', 'S-R-007', 'S-R-008'];
  expect(names(reservesFor(roster, cardNamed('S-Z-037')))).toEqual(pool);
  const { reservists } = sufferLosses(roster, S('Z-037'), 13, true);
  expect(reservists).toEqual([NOT_CHOSEN]);
  expect(roster.ledger.some(({ mark }) => mark === 'reservist' && roster.merged < 0)).toBe(false);
});

test('stalingrad/losses: a soldier with a reservist of the same number gets that one without a question, in a merged squad too', () => {
  const roster = mergedRoster();
  const five = S('Z-037', 'P-007', 'P-015', 'P-001', 'P-002');
  const { fallen, reservists } = sufferLosses(roster, five, 13, true);
  expect(names(fallen)).toEqual(['S-Z-037', 'S-P-007']);
  expect(reservists).toEqual([NOT_CHOSEN, cardNamed('S-R-007')]);
  expect(names(reservesFor(roster, cardNamed('S-Z-037')))).not.toContain('S-R-007');
});

test('stalingrad/losses stalingrad/reservists: the only reservist left comes without a question', () => {
  const roster = mergedRoster();
  roster.available.push(...S('R-004', 'R-005', 'R-006', 'R-007'));
  const { reservists } = sufferLosses(roster, S('Z-037'), 13, true);
  expect(names(reservists)).toEqual(['S-R-008']);
});

/** The battle of 14a, in which the first man of the merged squad C falls. */
function afterLoss(losses: 'chosen' | 'lowest') {
  const at = inBattle(
    '14a',
    ({ record, books }) => {
      const chapter = { code: '1a', scenario: '011', winner: 0, reason: 'task', rounds: 1 };
      record.chapters = Array.from({ length: 13 }, () => ({ ...chapter, casualties: [0, 0] }));
      books[0].roster = mergedRoster();
      unlock(books[1].roster, lockedCards(1, '36-47'), 9);
      mergeSquads(books[1].roster, 0, 13);
    },
    { losses },
  );
  lose(
    at.battle,
    0,
    S('Z-037').map((card) => idOf<'card'>(card)),
  );
  at.close(1);
  const offers = (seat: number): string[] => game.actions(at.state, seat).map(game.notation.print);
  return { ...at, offers, io: { chance: {} as never, emit: () => undefined } };
}

test('stalingrad/merging stalingrad/losses: the player chooses the reservist before making the deck', () => {
  const { state, offers, io } = afterLoss('chosen');
  expect(names(state.books[0].owesReserves ?? [])).toEqual(['S-Z-037']);
  expect(state.books[1].owesReserves).toBeUndefined();
  const five = ['s-r-004', 's-r-005', 's-r-006', 's-r-007', 's-r-008'];
  expect(offers(0)).toEqual(five.map((id) => `take ${id}`));
  const why = (id: string) =>
    game.explain?.(game.view(state, 0), { kind: 'take', card: kindOf(cardNamed(id)) });
  expect(why('S-R-006')).toBeUndefined();
  expect(why('S-R-009')).toEqual({ code: 'no-free-reservist' });
  game.apply(state, 0, { kind: 'take', card: kindOf(cardNamed('S-R-006')) }, io);
  expect(state.books[0].owesReserves).toBeUndefined();
  expect(state.books[0].roster.available).toContain(cardNamed('S-R-006'));
  expect(state.books[0].picks).not.toContain(cardNamed('S-R-006'));
  expect(offers(0)).toContain('done');
});

test('stalingrad/merging stalingrad/losses: with losses=lowest the lowest number comes and the player is not asked', () => {
  const { state, offers } = afterLoss('lowest');
  expect(state.books[0].owesReserves).toBeUndefined();
  expect(state.books[0].roster.available).toContain(cardNamed('S-R-004'));
  expect(offers(0)).toContain('done');
});
