import { createMatch, must, type Reason, seedFromPhrase } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { candidates, fillAll, fillForced, nextName } from '../../src/rules/campaign/muster.ts';
import { lockedCards, sufferLosses, unlock, upgradeSome } from '../../src/rules/campaign/roster.ts';
import { kindOf } from '../../src/rules/data/cards.ts';
import { cardNamed, counterNamed, stalingradCampaign as game } from '../../src/rules/index.ts';
import { stalingradCampaignTexts } from '../../src/text/index.ts';

await loadEvery(stalingradCampaignTexts);

// Stalingrad, Sestavte si dobírací balíček: what cannot be chosen, and why.

const begin = () => {
  const match = createMatch(game, { scenario: 'campaign' }, seedFromPhrase('muster'));
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
};
type Match = ReturnType<typeof begin>;

const why = (match: Match, seat: number, action: Action) => {
  const view = match.view(seat);
  if (!view.ok) throw new Error(view.problem.code);
  return told(game.explain?.(view.value, action));
};

/** The same reason, once it is sure that there is a sentence for it in both languages. */
const told = (reason: Reason | undefined): Reason | undefined => {
  if (reason === undefined) return undefined;
  const sentences = (['en', 'cs'] as const).map((language) =>
    stalingradCampaignTexts.in(language).reason(reason),
  );
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.* .*\.$/u);
  expect(sentences[0]).not.toBe(sentences[1]);
  return reason;
};
const take = (id: string): Action => ({ kind: 'take', card: kindOf(cardNamed(id)) });

test('stalingrad/deck: every refusal has a reason', () => {
  const match = begin();
  const { picks } = match.copyOfState().books[0];
  expect(
    why(match, 0, { kind: 'take', card: kindOf(must(picks[0], 'a forced place')) }),
  ).toMatchObject({
    code: 'already-mustered',
    card: picks[0],
    seat: 0,
  });
  // Riflemen A are being chosen: their own are open, those of B come later.
  expect(why(match, 0, take('S-P-005'))).toBeUndefined();
  expect(why(match, 0, take('S-P-010'))).toMatchObject({ code: 'other-place' });
  // The reason is the same for a locked card, an enemy's card and one that is gone.
  for (const id of ['S-Z-054', 'S-R-004', 'N-P-004']) {
    expect(why(match, 0, take(id))).toEqual({ code: 'not-in-platoon' });
  }
  expect(why(match, 0, { kind: 'unit', unit: 0 })).toEqual({
    code: 'other-decision',
    now: 'muster',
  });
  expect(match.act(0, { kind: 'done' }).ok).toBe(true);
  expect(why(match, 0, take('S-P-005'))).toEqual({ code: 'not-your-decision' });
  expect(why(match, 1, take('N-P-005'))).toBeUndefined();
});

test('stalingrad/deck: who does not go into the battle, and when the deck is complete', () => {
  const match = begin();
  const state = match.copyOfState();
  const { roster } = state.books[0];
  unlock(roster, lockedCards(0, '54-56'), 1);
  const ask = (action: Action) => told(game.explain?.(game.view(state, 0), action));
  expect(ask(take('S-Z-054'))).toMatchObject({ code: 'not-in-this-battle' });
  const io = { chance: {} as never, emit: () => undefined };
  for (let i = 0; i < 40 && game.actions(state, 0).length > 1; i++) {
    game.apply(state, 0, must(game.actions(state, 0)[0], 'a soldier'), io);
  }
  const left = must(
    ['S-P-004', 'S-P-005', 'S-P-006', 'S-P-007', 'S-P-008']
      .map(cardNamed)
      .find((card) => !state.books[0].picks.includes(card)),
    'a card stays in the supply',
  );
  expect(ask({ kind: 'take', card: kindOf(left) })).toEqual({ code: 'deck-full' });
  expect(ask({ kind: 'done' })).toBeUndefined();
});

test('stalingrad/deck: the proposed deck takes upgraded soldiers, then normal ones, reservists last', () => {
  const state = begin().copyOfState();
  const { roster } = state.books[0];
  sufferLosses(roster, [cardNamed('S-P-004')], 1, true);
  upgradeSome(roster, [cardNamed('S-P-016')], 1, 1);
  state.books[0].picks = [];
  const half = {
    deck: ['rifleman-a', 'rifleman-a', 'scout-a'],
    supply: ['rifleman-a', 'scout-a'],
  };
  fillAll(state.books[0], half);
  // The reservist has the lowest number of all riflemen, the upgraded scout the highest of all scouts.
  expect(state.books[0].picks).toEqual(['S-P-005', 'S-P-006', 'S-V-016'].map(cardNamed));
});

test('stalingrad/merging: only with A or B of the same side', () => {
  const state = begin().copyOfState();
  state.books[0].owesMerge = true;
  const ask = (action: Action) => told(game.explain?.(game.view(state, 0), action));
  const unit = (seat: number, name: string): Action => ({
    kind: 'unit',
    unit: counterNamed(seat, name),
  });
  expect(ask(unit(0, 'rifleman-a'))).toBeUndefined();
  expect(ask(unit(0, 'rifleman-b'))).toBeUndefined();
  expect(ask(unit(0, 'scout-a'))).toMatchObject({ code: 'no-squad-to-join' });
  expect(ask(unit(0, 'rifleman-c'))).toMatchObject({ code: 'no-squad-to-join' });
  expect(ask(unit(1, 'rifleman-a'))).toMatchObject({ code: 'not-yours' });
  expect(ask(take('S-P-005'))).toEqual({ code: 'other-decision', now: 'merge' });
  state.books[1].owesMerge = true;
  const theirs = (action: Action) => told(game.explain?.(game.view(state, 1), action));
  expect(theirs(unit(1, 'rifleman-b'))).toBeUndefined();
  expect(theirs(unit(0, 'rifleman-b'))).toMatchObject({ code: 'not-yours' });
});

test('stalingrad/deck: a place for which no soldier is left stays empty, and the next one is filled', () => {
  const state = begin().copyOfState();
  const [book] = state.books;
  book.picks = [];
  const half = {
    deck: ['leader-a', 'scout-a', 'scout-a', 'scout-a', 'scout-a', 'leader-c', 'leader-b', 'fog'],
    supply: ['leader-a', 'leader-b', 'scout-a', 'fog'],
  };
  fillForced(book, half);
  // Three scouts are there to choose from.
  expect(book.picks).toEqual([cardNamed('S-P-002')]);
  expect(candidates(book, half)).toEqual(['S-P-014', 'S-P-015', 'S-P-016'].map(cardNamed));
  fillAll(book, half);
  const deck = ['S-P-002', 'S-P-014', 'S-P-015', 'S-P-016', 'S-P-003', 'S-P-026'];
  expect(book.picks).toEqual(deck.map(cardNamed));
  expect(nextName(book, half)).toBeUndefined();
  expect(candidates(book, half)).toEqual([]);
});

test('stalingrad/deck: Fog of War is all alike, so there is nothing to choose', () => {
  const [book] = begin().copyOfState().books;
  book.picks = [];
  expect(candidates(book, { deck: ['fog'], supply: ['fog'] })).toEqual([cardNamed('S-P-026')]);
});
