import type { Outcome, Seat } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import type { CityState } from '../extra.ts';
import { cloneRoster, type Roster } from './roster.ts';

/** One line of the campaign record that both sides keep. */
export interface Chapter {
  readonly code: string;
  readonly scenario: string;
  readonly winner: Seat;
  readonly reason: string;
  readonly rounds: number;
  /** How many cards lay in each side's casualties pile. */
  readonly casualties: readonly [number, number];
}

/** What both sides know of the campaign. */
export interface Record {
  /** The state of the campaign; `END…` when it is over. */
  code: string;
  chapters: Chapter[];
  /** The side that holds each area; -1 for neither. */
  owners: number[];
  /** The letter of every tile. */
  letters: readonly number[];
  lostTunnels: number[];
  /** The squads that C was merged with; -1 for none. */
  merged: [number, number];
  isDiscardOpen: boolean;
  mayWithdraw: boolean;
  /**
   * Players choose their reservists (S-26). Left out under the option `losses=lowest`, so that campaigns
   * of rules 1 keep their hashes.
   */
  areLossesChosen?: true;
  /**
   * Counters of units that are wholly lost are laid out (S-31). Left out under the option `losses=lowest`,
   * where they always are, so that campaigns of rules 1 keep their hashes, and under `lost-units=away`, so
   * that campaigns of rules 2 do.
   */
  areLostUnitsLaidOut?: true;
  outcome: Outcome | null;
}

/** What one side keeps to itself. */
export interface SideBook {
  roster: Roster;
  /** Soldiers chosen for the coming battle's deck, in the order of its list. */
  picks: number[];
  /** Whether the deck is made. */
  isReady: boolean;
  /** Whether squad C still has to be assigned. */
  owesMerge: boolean;
  /** The fallen for whom a reservist has still to be chosen, in that order; left out for none. */
  owesReserves?: number[];
}

export interface CampaignState {
  record: Record;
  books: [SideBook, SideBook];
  /** The battle that is being fought; null before it. */
  battle: CityState | null;
}

export const cloneRecord = (record: Record): Record => ({
  ...record,
  chapters: record.chapters.slice(),
  owners: record.owners.slice(),
  letters: record.letters,
  lostTunnels: record.lostTunnels.slice(),
  merged: [record.merged[0], record.merged[1]],
});

export const cloneBook = (book: SideBook): SideBook => ({
  roster: cloneRoster(book.roster),
  picks: book.picks.slice(),
  isReady: book.isReady,
  owesMerge: book.owesMerge,
  ...(book.owesReserves === undefined ? {} : { owesReserves: book.owesReserves.slice() }),
});

export const bookOf = (state: CampaignState, seat: Seat): SideBook => ofSeat(state.books, seat);
