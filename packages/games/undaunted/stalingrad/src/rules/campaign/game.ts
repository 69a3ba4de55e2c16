import type { Game, Io, Seat, Setup } from '@bivouac/kernel';
import { type Action, DONE, type UndauntedGame } from '@bivouac/undaunted-core';
import { FIRST_OWNERS, TILES } from '../data/city.ts';
import { counterNamed, unitKindOf } from '../data/units.ts';
import type { Extra } from '../extra.ts';
import type { Question } from '../questions.ts';
import {
  beginBattle,
  type CampaignKit,
  chooseReserve,
  closeChapter,
  fileOf,
  mergeNow,
  openChapter,
  reserveChoices,
} from './chapters.ts';
import { checkCampaign } from './check.ts';
import type { CampaignEvent } from './events.ts';
import { explainMuster } from './explain.ts';
import { candidates, fillAll, fillForced, halfOf } from './muster.ts';
import { firstRoster } from './roster.ts';
import {
  bookOf,
  type CampaignState,
  cloneBook,
  cloneRecord,
  type Record,
  type SideBook,
} from './state.ts';
import { nodeOf } from './tree.ts';
import { type CampaignQuestion, type CampaignView, determinise, plantBooks } from './view.ts';

/** What the record says of losses; states of older rules have no such fields. */
function lossesUnder(
  options: Setup['options'],
): Pick<Record, 'areLossesChosen' | 'areLostUnitsLaidOut'> {
  if (options.losses === 'lowest') return {};
  const isAway = options['lost-units'] === 'away';
  return { areLossesChosen: true, ...(isAway ? {} : { areLostUnitsLaidOut: true }) };
}

export type CampaignGame = Game<CampaignState, Action, CampaignEvent, CampaignView>;

/**
 * A whole campaign as one game: its record replays, is undone where a battle could be, and can be
 * left and taken up. Battles are the series' game inside it.
 */
export function campaignGame(
  kit: CampaignKit,
  battle: UndauntedGame<Extra, Question>,
): CampaignGame {
  const newBook = (seat: Seat): SideBook => ({
    roster: firstRoster(seat),
    picks: [],
    isReady: false,
    owesMerge: false,
  });
  const half = (state: CampaignState, seat: Seat) =>
    halfOf(fileOf(kit, nodeOf(kit.tree, state.record.code)), seat);

  const awaited = (state: CampaignState): readonly Seat[] => {
    if (state.battle !== null) {
      const now = battle.awaiting(state.battle);
      return now.kind === 'seats' ? now.seats : [];
    }
    return [0, 1].filter((seat) => !bookOf(state, seat).isReady);
  };

  const questionOf = (state: CampaignState): CampaignQuestion | null =>
    state.record.outcome === null ? { kind: 'muster' } : null;

  /** Stalingrad, Sestavte si dobírací balíček: soldier by soldier, or all as proposed. */
  const musterOffers = (state: CampaignState, seat: Seat): Action[] => {
    const book = bookOf(state, seat);
    if (book.owesReserves !== undefined) {
      return reserveChoices(book).map((card): Action => ({ kind: 'take', card }));
    }
    if (book.owesMerge) {
      return ['rifleman-a', 'rifleman-b'].map((name) => ({
        kind: 'unit',
        unit: counterNamed(seat, name),
      }));
    }
    const soldiers = candidates(book, half(state, seat));
    return [...soldiers.map((card): Action => ({ kind: 'take', card })), DONE];
  };

  const muster = (
    state: CampaignState,
    seat: Seat,
    action: Action,
    io: Io<CampaignEvent>,
  ): void => {
    const book = bookOf(state, seat);
    if (action.kind === 'unit') {
      mergeNow(kit, state, seat, unitKindOf(action.unit).squad);
      return;
    }
    if (action.kind === 'take' && book.owesReserves !== undefined) {
      chooseReserve(kit, state, seat, action.card);
      return;
    }
    if (action.kind === 'take') {
      book.picks.push(action.card);
      fillForced(book, half(state, seat));
      return;
    }
    fillAll(book, half(state, seat));
    book.isReady = true;
    io.emit({ type: 'deckMade', seat });
    if (state.books.every(({ isReady }) => isReady)) beginBattle(kit, state, io);
  };

  return {
    id: `${battle.id}-campaign`,
    // Stalingrad, Kampaň: what was seen of a book or drawn for a soldier cannot be unseen.
    isForGood: true,
    // Stalingrad, Sestavte si dobírací balíček: neither side sees how the other makes its deck.
    hidesActs: true,
    rules: 3,
    formerRules: { 1: { losses: 'lowest' }, 2: { 'lost-units': 'away' } },
    hashesSince: 1,
    // A battle's table is cleared when the next chapter begins, or the campaign ends.
    clearedBy: ['chapterBegan', 'campaignEnded'],
    seats: battle.seats,
    scenarios: [{ id: 'campaign', provenance: 'own' }],
    options: [
      ...battle.options,
      { id: 'losses', values: ['chosen', 'lowest'] },
      { id: 'lost-units', values: ['laid-out', 'away'] },
    ],
    maxActions: 15 * battle.maxActions,
    notation: battle.notation,
    setup({ options }, io) {
      const state: CampaignState = {
        record: {
          code: '1a',
          chapters: [],
          owners: FIRST_OWNERS.slice(),
          letters: TILES.map(() => 0),
          lostTunnels: [],
          merged: [-1, -1],
          isDiscardOpen: options.discard !== 'hidden',
          mayWithdraw: options.withdrawal !== 'off',
          ...lossesUnder(options),
          outcome: null,
        },
        books: [newBook(0), newBook(1)],
        battle: null,
      };
      openChapter(kit, state, io);
      return state;
    },
    awaiting(state) {
      const { outcome } = state.record;
      return outcome === null
        ? { kind: 'seats', seats: awaited(state) }
        : { kind: 'over', outcome };
    },
    actions(state, seat) {
      if (state.battle !== null) return battle.actions(state.battle, seat);
      return awaited(state).includes(seat) ? musterOffers(state, seat) : [];
    },
    apply(state, seat, action, io) {
      if (state.battle === null) {
        muster(state, seat, action, io);
        return;
      }
      battle.apply(state.battle, seat, action, io);
      if (state.battle.public.outcome !== null) closeChapter(kit, state, io);
    },
    view(state, viewer) {
      const fight = state.battle === null ? null : battle.view(state.battle, viewer);
      return {
        viewer,
        question: fight === null ? questionOf(state) : fight.question,
        awaiting: state.record.outcome === null ? awaited(state).slice() : [],
        record: cloneRecord(state.record),
        own: typeof viewer === 'number' ? cloneBook(bookOf(state, viewer)) : null,
        open: viewer === 'everyone' ? [cloneBook(state.books[0]), cloneBook(state.books[1])] : null,
        battle: fight,
      };
    },
    determinise: (view, chance) => determinise(kit, battle, view, chance),
    clone: ({ record, books, battle: fight }) => ({
      record: cloneRecord(record),
      books: [cloneBook(books[0]), cloneBook(books[1])],
      battle: fight === null ? null : battle.clone(fight),
    }),
    check(state) {
      checkCampaign(kit, state);
      if (state.battle !== null) battle.check(state.battle);
    },
    plant(state, viewer, token) {
      plantBooks(state, viewer, token);
      if (state.battle !== null) battle.plant(state.battle, viewer, token);
    },
    explain(view, action) {
      if (view.battle !== null) return battle.explain?.(view.battle, action);
      return explainMuster(kit, view, action);
    },
    gist: (events) => battle.gist?.(events as never) ?? '',
    ...(battle.gistStreams === undefined ? {} : { gistStreams: battle.gistStreams }),
  };
}
