import { must } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import {
  chooseReserve,
  mergeNow,
  openChapter,
  reserveChoices,
  upgradesAfter,
} from '../../src/rules/campaign/chapters.ts';
import { lockedCards, unlock, upgradeSome } from '../../src/rules/campaign/roster.ts';
import { endingOf, nodeOf } from '../../src/rules/campaign/tree.ts';
import {
  AREAS,
  cardNamed,
  stalingradCampaign as game,
  SCENARIOS,
  TREE,
} from '../../src/rules/index.ts';
import { ids, inBattle, kit, lose, ofType } from '../in-battle.ts';

// Stalingrad, Události v kampani: what the two sides learn between battles. Only a soldier's own side learns the name.

const indexOf = (id: string): number => SCENARIOS.findIndex((one) => one.id === id);

describe('the next chapter', () => {
  test('begins with its stage and scenario; each side learns which cards came to it', () => {
    const { events, state } = inBattle('2a');
    expect(events[0]).toEqual({
      type: 'chapterBegan',
      stage: 2,
      scenario: indexOf(nodeOf(TREE, '2a').scenario),
    });
    const unlocked = state.books.map(({ roster }, seat) => ({
      type: 'cardsUnlocked',
      seat,
      secret: {
        [seat]: {
          cards: roster.ledger.map(({ card, other, mark }) => (mark === 'replaced' ? other : card)),
        },
      },
    }));
    expect(ofType(events, 'cardsUnlocked')).toEqual(unlocked);
    expect(state.books.every(({ roster }) => roster.ledger.length > 0)).toBe(true);
  });

  test('the battle reveals itself to both when both decks are made', () => {
    const { events } = inBattle('2a');
    expect(ofType(events, 'battleBegan')).toEqual([
      { type: 'battleBegan', scenario: indexOf(nodeOf(TREE, '2a').scenario), reveals: true },
    ]);
  });
});

describe('after a battle', () => {
  test('the winner holds the areas that the state names', () => {
    const node = must(
      TREE.nodes.find(({ areas = [] }) => areas.length > 0),
      'a state with areas',
    );
    for (const winner of [0, 1]) {
      const at = inBattle(node.code);
      at.close(winner);
      const taken = (node.areas ?? []).map((area) => AREAS.indexOf(area));
      expect(ofType(at.events, 'areaTaken')).toEqual(
        taken.toSorted((a, b) => a - b).map((area) => ({ type: 'areaTaken', area, seat: winner })),
      );
      for (const area of taken) expect(at.state.record.owners[area]).toBe(winner);
    }
  });

  test('stalingrad/losses: both learn how many casualties a side had; only that side learns who fell and who came', () => {
    const at = inBattle('4a');
    lose(at.battle, 0, [cardNamed('S-P-014'), cardNamed('S-P-004')]);
    at.close(0);
    const fallen = cardNamed('S-P-014');
    expect(ofType(at.events, 'soldiersLost')).toEqual([
      {
        type: 'soldiersLost',
        seat: 0,
        casualties: 2,
        secret: { 0: { fallen: [fallen], reservists: [cardNamed('S-R-014')] } },
      },
      {
        type: 'soldiersLost',
        seat: 1,
        casualties: 0,
        secret: { 1: { fallen: [], reservists: [] } },
      },
    ]);
  });

  test('stalingrad/upgrades: each side learns which of its soldiers were upgraded', () => {
    const at = inBattle('4a');
    at.close(0);
    const told = ofType(at.events, 'soldiersUpgraded');
    const pairs = at.state.books.map(({ roster }) =>
      roster.ledger.flatMap(({ mark, card, other }) => (mark === 'upgraded' ? [other, card] : [])),
    );
    expect(pairs.map(({ length }) => length)).toEqual([4, 4]);
    expect(told).toEqual([
      { type: 'soldiersUpgraded', seat: 0, secret: { 0: { pairs: pairs[0] } } },
      { type: 'soldiersUpgraded', seat: 1, secret: { 1: { pairs: pairs[1] } } },
    ]);
    expect(ids(pairs[0]).every((id) => /^S-[PZV]-/.test(id))).toBe(true);
  });

  test('the campaign ends with the winner of the ending and its code', () => {
    const at = inBattle('15a', ({ record, books }) => {
      const chapter = { code: '1a', scenario: '011', winner: 0, reason: 'task', rounds: 1 };
      record.chapters = Array.from({ length: 14 }, () => ({ ...chapter, casualties: [0, 0] }));
      for (const { roster } of books) roster.merged = 0;
    });
    at.close(1);
    const { winner } = endingOf(TREE, 'END4');
    expect(ofType(at.events, 'campaignEnded')).toEqual([
      { type: 'campaignEnded', winners: [winner], reason: 'END4' },
    ]);
  });

  test('stalingrad/upgrades: soldiers are upgraded if the campaign may go on, but not after its last battle', () => {
    const upgrades = (code: string) => upgradesAfter(nodeOf(TREE, code));
    expect(nodeOf(TREE, '14a').next).toEqual(['END1', '15a']);
    expect(upgrades('14a')).toBe(2);
    expect(upgrades('15a')).toBe(0);
  });

  test('a code that is not in the book of the campaign is an error', () => {
    expect(() => nodeOf(TREE, '99z')).toThrow('no state 99z');
    expect(() => endingOf(TREE, 'END99')).toThrow('no ending END99');
  });
});

const node = must(
  TREE.nodes.find(({ soviet }) => soviet?.merge === true),
  'a state that merges squads',
);
const before = (merged: number) => {
  const io = {
    chance: { shuffle: () => undefined } as never,
    emit: () => undefined,
  };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, io);
  unlock(state.books[0].roster, lockedCards(0, '36-47'), 9);
  state.books[0].roster.merged = merged;
  return { state, io };
};

describe('stalingrad/merging', () => {
  test('is owed once, not by a side that has merged its squads already', () => {
    for (const [merged, owes] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      const { state, io } = before(merged);
      state.record.code = node.code;
      openChapter(kit, state, io);
      expect([merged, state.books[0].owesMerge]).toEqual([merged, owes]);
      // The deck is begun only when it is known who is in the platoon.
      expect(state.books[0].picks.length > 0).toBe(!owes);
    }
  });

  test('lets the deck begin as soon as the squad is chosen', () => {
    const { state, io } = before(-1);
    state.record.code = node.code;
    openChapter(kit, state, io);
    mergeNow(kit, state, 0, 1);
    expect(state.books[0].owesMerge).toBe(false);
    expect(state.books[0].roster.merged).toBe(1);
    expect(state.books[0].picks.length).toBeGreaterThan(0);
  });
});

describe('stalingrad/losses: choosing reservists', () => {
  /** Squads are merged; the side owes reservists for two men of C, and three reservists are left. */
  const owing = () => {
    const { state, io } = before(0);
    const { roster } = state.books[0];
    roster.available.push(...['S-R-004', 'S-R-005', 'S-R-006'].map(cardNamed));
    state.books[0].owesReserves = ['S-Z-037', 'S-Z-038'].map(cardNamed);
    state.record.code = node.code;
    openChapter(kit, state, io);
    return state;
  };
  const choices = (book: Parameters<typeof reserveChoices>[0]) => ids(reserveChoices(book));

  test('a player chooses reservists before the deck, and the last one left comes without a question', () => {
    const state = owing();
    const [book] = state.books;
    expect(book.picks).toEqual([]);
    expect(choices(book)).toEqual(['S-R-007', 'S-R-008']);
    chooseReserve(kit, state, 0, cardNamed('S-R-008'));
    expect(book.owesReserves).toBeUndefined();
    expect(choices(book)).toEqual([]);
    expect(book.roster.available).toContain(cardNamed('S-R-007'));
    expect(book.picks.length).toBeGreaterThan(0);
  });

  test('a soldier without a reservist left is not replaced', () => {
    const state = owing();
    const [book] = state.books;
    book.owesReserves = ['S-Z-037', 'S-Z-038', 'S-Z-039'].map(cardNamed);
    const before = book.roster.available.length;
    chooseReserve(kit, state, 0, cardNamed('S-R-008'));
    expect(book.owesReserves).toBeUndefined();
    expect(book.roster.available).toHaveLength(before + 2);
    expect(book.roster.ledger.filter(({ mark }) => mark === 'reservist')).toHaveLength(2);
  });

  test('a player is asked again while several reservists are left for the next soldier', () => {
    const state = owing();
    const [book] = state.books;
    const { available } = book.roster;
    available.splice(available.indexOf(cardNamed('S-R-006')), 1);
    chooseReserve(kit, state, 0, cardNamed('S-R-008'));
    expect(book.owesReserves).toEqual([cardNamed('S-Z-038')]);
    expect(choices(book)).toEqual(['S-R-006', 'S-R-007']);
    expect(book.picks).toEqual([]);
  });
});

test('stalingrad/deck: a deck keeps the order in which it was chosen, and the bid counts among what is left', () => {
  const at = inBattle('4a', ({ books }) => {
    upgradeSome(books[0].roster, [cardNamed('S-P-004')], 1, 1);
  });
  const { picks } = at.state.books[0];
  const [upgraded, other] = [cardNamed('S-V-004'), cardNamed('S-P-009')];
  expect(picks.indexOf(upgraded)).toBeGreaterThanOrEqual(0);
  expect(picks.indexOf(other)).toBeGreaterThan(picks.indexOf(upgraded));
  const sergeant = cardNamed('S-P-001');
  expect(sergeant).toBe(0);
  const { hand } = at.battle.seats[0];
  for (const list of [hand, at.battle.secret.decks[0]]) {
    if (list.includes(sergeant)) list.splice(list.indexOf(sergeant), 1);
  }
  at.battle.seats[0].bid = sergeant;
  at.close(0);
  expect(at.piles.get('upgrade.one')).toContain(sergeant);
});
