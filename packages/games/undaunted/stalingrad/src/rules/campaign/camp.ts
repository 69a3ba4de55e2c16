import type { Io, Seat, Setup } from '@bivouac/kernel';
import { DONE } from '@bivouac/undaunted-core';
import type { StalingradAction } from '../actions.ts';
import { kindOf } from '../data/cards.ts';
import { FIRST_OWNERS, TILES } from '../data/city.ts';
import { counterNamed, unitKindOf } from '../data/units.ts';
import {
  beginBattle,
  type CampaignKit,
  chooseReserve,
  fileOf,
  mergeNow,
  reserveChoices,
} from './chapters.ts';
import type { CampaignEvent } from './events.ts';
import { candidates, fillAll, fillForced, type Half, halfOf } from './muster.ts';
import { firstRoster } from './roster.ts';
import { bookOf, type CampaignState, type Record, type SideBook } from './state.ts';
import { nodeOf } from './tree.ts';

// What both sides do between two battles, each with its own book.

/** What the record says of losses; states of older rules have no such fields. */
function lossesUnder(
  options: Setup['options'],
): Pick<Record, 'areLossesChosen' | 'areLostUnitsLaidOut'> {
  if (options.losses === 'lowest') return {};
  const isAway = options['lost-units'] === 'away';
  return { areLossesChosen: true, ...(isAway ? {} : { areLostUnitsLaidOut: true }) };
}

const newBook = (seat: Seat): SideBook => ({
  roster: firstRoster(seat),
  picks: [],
  isReady: false,
  owesMerge: false,
});

/** A campaign before its first chapter. */
export const newCampaign = (options: Setup['options']): CampaignState => ({
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
});

/** The sides whose decks are not made yet. */
export const seatsInCamp = (state: CampaignState): readonly Seat[] =>
  [0, 1].filter((seat) => !bookOf(state, seat).isReady);

const listsOf = (kit: CampaignKit, state: CampaignState, seat: Seat): Half =>
  halfOf(fileOf(kit, nodeOf(kit.tree, state.record.code)), seat);

const takeSoldier = (card: number): StalingradAction => ({ kind: 'take', card: kindOf(card) });

/** Stalingrad, Sestavte si dobírací balíček: soldier by soldier, or all as proposed. */
export function campOffers(
  kit: CampaignKit,
  state: CampaignState,
  seat: Seat,
): readonly StalingradAction[] {
  const book = bookOf(state, seat);
  if (book.owesReserves !== undefined) return reserveChoices(book).map(takeSoldier);
  if (book.owesMerge) {
    return ['rifleman-a', 'rifleman-b'].map((name) => ({
      kind: 'unit',
      unit: counterNamed(seat, name),
    }));
  }
  return [...candidates(book, listsOf(kit, state, seat)).map(takeSoldier), DONE];
}

/** Carries out what a side chose; when both decks are made, the battle begins. */
export function takeInCamp(
  kit: CampaignKit,
  state: CampaignState,
  seat: Seat,
  action: StalingradAction,
  io: Io<CampaignEvent>,
): void {
  const book = bookOf(state, seat);
  if (action.kind === 'unit') mergeNow(kit, state, seat, unitKindOf(action.unit).squad);
  else if (action.kind === 'take' && book.owesReserves !== undefined) {
    chooseReserve(kit, state, seat, action.card);
  } else if (action.kind === 'take') {
    book.picks.push(action.card);
    fillForced(book, listsOf(kit, state, seat));
  } else {
    fillAll(book, listsOf(kit, state, seat));
    book.isReady = true;
    io.emit({ type: 'deckMade', seat });
    if (seatsInCamp(state).length === 0) beginBattle(kit, state, io);
  }
}
