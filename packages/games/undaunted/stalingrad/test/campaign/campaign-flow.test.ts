import { must, nth, type Setup } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import type { CampaignEvent } from '../../src/rules/campaign/events.ts';
import type { CampaignState } from '../../src/rules/campaign/state.ts';
import { kindOf } from '../../src/rules/data/cards.ts';
import {
  bookTask,
  cardNamed,
  counterNamed,
  stalingradCampaign as game,
} from '../../src/rules/index.ts';
import { inBattle, ofType } from '../in-battle.ts';

// Stalingrad, Příprava kampaně: who is asked what, who sees what, and what the table tells.

function camp(options: Setup['options'] = {}) {
  const events: CampaignEvent[] = [];
  const io = {
    chance: { shuffle: () => undefined } as never,
    emit: (event: CampaignEvent) => events.push(event),
  };
  const state = game.setup({ scenario: 'campaign', options }, io);
  events.length = 0;
  return { state, events, io };
}
const offers = (state: CampaignState, seat: number) =>
  game.actions(state, seat).map(game.notation.print);

/** As after the last battle of the campaign. */
function ended(): CampaignState {
  const at = inBattle('15a', ({ record, books }) => {
    const chapter = { code: '1a', scenario: '011', winner: 0, reason: 'task', rounds: 1 };
    record.chapters = Array.from({ length: 14 }, () => ({ ...chapter, casualties: [0, 0] }));
    for (const { roster } of books) roster.merged = 0;
  });
  at.close(0);
  return at.state;
}

describe('options', () => {
  test('discards are open and withdrawal is allowed, unless the options say otherwise', () => {
    expect(camp({ discard: 'open', withdrawal: 'on' }).state.record).toMatchObject({
      isDiscardOpen: true,
      mayWithdraw: true,
    });
    expect(camp({ discard: 'hidden', withdrawal: 'off' }).state.record).toMatchObject({
      isDiscardOpen: false,
      mayWithdraw: false,
    });
  });

  test('states of older rules have no fields that those rules did not know', () => {
    const fieldsOf = (options: Setup['options']) => {
      const { areLossesChosen, areLostUnitsLaidOut } = camp(options).state.record;
      return [areLossesChosen, areLostUnitsLaidOut];
    };
    expect(fieldsOf({ losses: 'chosen', 'lost-units': 'laid-out' })).toEqual([true, true]);
    expect(fieldsOf({ losses: 'chosen', 'lost-units': 'away' })).toEqual([true, undefined]);
    expect(fieldsOf({ losses: 'lowest', 'lost-units': 'laid-out' })).toEqual([
      undefined,
      undefined,
    ]);
    expect(camp({ losses: 'lowest' }).state.record).not.toHaveProperty('areLossesChosen');
    expect(camp({ 'lost-units': 'away' }).state.record).not.toHaveProperty('areLostUnitsLaidOut');
  });
});

describe('stalingrad/deck', () => {
  test('both sides are asked until each has made its deck, and both see when it is done', () => {
    const { state, events, io } = camp();
    expect(game.awaiting(state)).toEqual({ kind: 'seats', seats: [0, 1] });
    game.apply(state, 1, { kind: 'done' }, io);
    expect(events).toEqual([{ type: 'deckMade', seat: 1 }]);
    expect(game.awaiting(state)).toEqual({ kind: 'seats', seats: [0] });
    expect(offers(state, 1)).toEqual([]);
    expect(state.battle).toBeNull();
    game.apply(state, 0, { kind: 'done' }, io);
    expect(ofType(events, 'deckMade')).toHaveLength(2);
    expect(state.battle).not.toBeNull();
  });

  test('a soldier who is chosen goes into the deck, and the rest is asked for', () => {
    const { state, io } = camp();
    expect(offers(state, 0)).toContain('take s-p-005');
    expect(offers(state, 0)).toContain('done');
    game.apply(state, 0, { kind: 'take', card: kindOf(cardNamed('S-P-005')) }, io);
    expect(state.books[0].picks).toContain(cardNamed('S-P-005'));
    expect(offers(state, 0)).not.toContain('take s-p-005');
    expect(state.books[0].isReady).toBe(false);
  });

  test('places without a choice are filled at once', () => {
    const { state, io } = camp();
    const [book] = state.books;
    const grown: number[] = [];
    for (let taken = 0; taken < 40 && offers(state, 0).length > 1; taken++) {
      const before = book.picks.length;
      game.apply(state, 0, must(game.actions(state, 0)[0], 'a soldier'), io);
      grown.push(book.picks.length - before);
    }
    expect(offers(state, 0)).toEqual(['done']);
    expect(Math.max(...grown)).toBeGreaterThan(1);
  });

  test('stalingrad/merging: a side that merges its squads is offered A and B and nothing else', () => {
    const { state } = camp();
    for (const seat of [0, 1] as const) {
      state.books[seat].owesMerge = true;
      expect(game.actions(state, seat)).toEqual(
        ['rifleman-a', 'rifleman-b'].map((name) => ({
          kind: 'unit',
          unit: counterNamed(seat, name),
        })),
      );
    }
  });

  test('stalingrad/merging: squad C is merged with the squad that the side names', () => {
    for (const [squad, name] of ['rifleman-a', 'rifleman-b'].entries()) {
      const { state, io } = camp();
      state.books[1].owesMerge = true;
      game.apply(state, 1, { kind: 'unit', unit: counterNamed(1, name) }, io);
      const { owesMerge, isReady, roster } = state.books[1];
      expect({ owesMerge, isReady, merged: roster.merged }).toEqual({
        owesMerge: false,
        isReady: false,
        merged: squad,
      });
    }
  });
});

test('each campaign keeps its own record of who holds which part of the city', () => {
  const [one, other] = [camp().state.record, camp().state.record];
  expect(one.owners).toEqual(other.owners);
  expect(one.owners).not.toBe(other.owners);
});

describe('what each viewer sees', () => {
  test('in camp: the common question, each side its own task and book, a spectator neither', () => {
    const { state } = camp();
    state.books[0].owesMerge = true;
    state.books[1].owesReserves = [cardNamed('N-Z-037')];
    const views = [game.view(state, 0), game.view(state, 1), game.view(state, 'spectator')];
    for (const { question } of views) expect(question).toEqual({ kind: 'muster' });
    expect(views.map(({ own }) => bookTask(own))).toEqual(['merge', 'reserve', 'muster']);
    expect(views.map(({ own }) => own)).toEqual([state.books[0], state.books[1], null]);
    for (const view of views) {
      expect(view).toMatchObject({ battle: null, open: null, awaiting: [0, 1] });
    }
  });

  test('in battle: the question of the battle, and who owes the answer', () => {
    const { state, battle } = inBattle('1a');
    const view = game.view(state, 0);
    expect(view.battle?.public.scenario).toBe(battle.public.scenario);
    expect(view.question).toEqual({ kind: 'bid' });
    const asked = game.awaiting(state);
    expect(asked).toEqual({ kind: 'seats', seats: [0, 1] });
    expect(view.awaiting).toEqual([0, 1]);
    // A view shares nothing that changes.
    if (asked.kind === 'seats') expect(view.awaiting).not.toBe(asked.seats);
  });

  test('after the end: no seat is asked, and every viewer may read both books', () => {
    const state = ended();
    expect(game.awaiting(state)).toMatchObject({ kind: 'over', outcome: { reason: 'END3' } });
    const view = game.view(state, 'everyone');
    expect(view).toMatchObject({ question: null, awaiting: [], own: null, battle: null });
    expect(view.open).toEqual(state.books);
    expect(view.open?.[0]).not.toBe(state.books[0]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, viewer)).toMatchObject({ question: null, open: null });
    }
    expect(game.view(state, 1).own).toEqual(state.books[1]);
  });

  test('why something cannot be done is answered by the camp or by the battle', () => {
    const why = (state: CampaignState, action: Action) =>
      game.explain?.(game.view(state, 0), action);
    const bid = { kind: 'bid', card: kindOf(cardNamed('N-P-004')) } as const;
    expect(why(camp().state, { kind: 'done' })).toBeUndefined();
    expect(why(camp().state, bid)).toEqual({ code: 'other-decision', now: 'muster' });
    expect(why(inBattle('1a').state, bid)).toMatchObject({ code: 'not-in-hand' });
  });
});

describe('promises of a state', () => {
  test('a broken book and a broken battle are both noticed', () => {
    const { state, battle } = inBattle('1a');
    game.check(state);
    const book = game.clone(state);
    book.books[0].roster.available.reverse();
    expect(() => game.check(book)).toThrow();
    const fight = game.clone(state);
    must(fight.battle ?? undefined, 'a battle').seats[0].hand.push(nth(battle.seats[0].hand, 0));
    expect(() => game.check(fight)).toThrow();
  });

  test('marks are planted in the hidden book and in the hidden hand, in camp and in battle', () => {
    const MARK = 987_654;
    for (const state of [camp().state, inBattle('1a').state]) {
      game.plant(state, 0, MARK);
      expect(state.books[1].roster.available).toContain(MARK);
      expect(state.books[0].roster.available).not.toContain(MARK);
      if (state.battle !== null) expect(state.battle.seats[1].hand).toContain(MARK);
    }
  });

  test('odds call a shot a hit or a miss, as in a single battle', () => {
    const shot = (isHit: boolean) => [{ type: 'fired', isHit }] as never;
    expect([shot(true), shot(false), [] as never].map((events) => game.gist?.(events))).toEqual([
      'hit',
      'miss',
      'no-shot',
    ]);
  });
});
