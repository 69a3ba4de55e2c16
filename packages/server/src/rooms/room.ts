import {
  type AnyMatch,
  createMatch,
  done,
  fail,
  type Outcome,
  optionsOfRules,
  type Problem,
  parseSeed,
  type Result,
  type Seat,
} from '@bivouac/kernel';
import type { TableNote } from '@bivouac/protocol';
import type { GameShelf } from '../shelf.ts';
import type { Figures } from '../storage/append.ts';
import type { NamedSeat } from '../storage/games/games.ts';
import type { EntryRow, GameRow } from '../storage/schema.ts';
import { type Clock, fallsAt, newClock, turnClock } from './clock.ts';
import { type HiddenActs, noHiddenActs } from './hidden-acts.ts';

export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

/** A game in memory. It derives from the stored entries alone and can be dropped at any time. */
export interface Room {
  row: GameRow;
  readonly match: AnyMatch;
  players: readonly NamedSeat[];
  /** By seat: whether a player or bot sits there, by the entries. */
  readonly isSeated: boolean[];
  /** Number and time of the newest applied entry. */
  seq: number;
  at: number;
  /** Time of the newest move, seating or ending; chat does not count. */
  playedAt: number;
  /** By entry: number of events in the log after it. */
  readonly eventCountAfter: number[];
  /** By seat: the number of the entry that led to its present question. */
  readonly positions: number[];
  clock: Clock | null;
  /** The newest rules of which the players have a note. */
  rules: number;
  pauseBy: Seat | null;
  rematchBy: Seat | null;
  /** The agreed rematch: its id, the seat that asked, and the entry's number. */
  next: { readonly game: string; readonly by: Seat; readonly seq: number } | null;
  takeBack: { readonly by: Seat; readonly to: number; readonly seq: number } | null;
  /** By seat, and last for spectators: the newest entry that is not chat and not hidden from them. */
  readonly tableSeqs: number[];
  readonly hidden: HiddenActs;
  /** The entry that ended the game. */
  overSeq: number | null;
  /** By seat: highest action count it has seen, and its side commands (chat, undo, offers) since then. */
  readonly highestActionCounts: number[];
  readonly sideCommandCounts: number[];
  /** Time of the newest entry by a person, not a bot; null if there is none. */
  lastHumanAt: number | null;
  readonly notes: TableNote[];
  readonly chat: ChatMessage[];
  /** By seat: the refs of its newest messages, and the entries they became. */
  readonly refs: readonly Map<string, number>[];
}

/** The room of a game before its first entry. */
export function emptyRoom(
  row: GameRow,
  players: readonly NamedSeat[],
  shelf: GameShelf,
): Result<Room, Problem> {
  const game = shelf(row.game);
  if (!game.ok) return game;
  const seed = parseSeed(row.seed);
  if (!seed.ok) return fail({ code: 'bad-seed', text: '' });
  // A game keeps the rules it was started under, as far as today's options cover them.
  const former = optionsOfRules(game.value, row.rules);
  const setup = { scenario: row.scenario, options: { ...former, ...JSON.parse(row.options) } };
  const match = createMatch(game.value, setup, seed.value);
  if (!match.ok) return match;
  const { seats } = game.value;
  const room: Room = {
    row,
    match: match.value,
    players,
    isSeated: players.map(({ bot, taken_at }) => bot !== null || taken_at === row.created_at),
    seq: 0,
    at: row.created_at,
    playedAt: row.created_at,
    eventCountAfter: [match.value.eventCount],
    positions: seats.map(() => 0),
    clock:
      row.clock === null ? null : newClock(JSON.parse(row.clock), seats.length, row.created_at),
    rules: row.rules,
    pauseBy: null,
    rematchBy: null,
    next: null,
    takeBack: null,
    tableSeqs: [...seats, 'spectators'].map(() => 0),
    hidden: noHiddenActs(match.value),
    overSeq: null,
    highestActionCounts: seats.map(() => 0),
    sideCommandCounts: seats.map(() => 0),
    lastHumanAt: null,
    notes: [],
    chat: [],
    refs: seats.map(() => new Map()),
  };
  if (room.clock !== null) room.clock = turnClock(room.clock, timedSeats(room));
  return done(room);
}

export function awaitedSeats(match: AnyMatch): readonly Seat[] {
  const now = match.awaiting();
  return now.kind === 'over' ? [] : now.seats;
}

export function outcomeOf(match: AnyMatch): Outcome | null {
  const now = match.awaiting();
  return now.kind === 'over' ? now.outcome : null;
}

export function isBot(room: Room, seat: Seat): boolean {
  return room.players[seat]?.bot != null;
}

export function isFull(room: Room): boolean {
  return room.isSeated.every(Boolean);
}

/** The seats whose clock runs: awaited persons, once all seats are taken. */
export function timedSeats(room: Room): readonly Seat[] {
  return isFull(room) ? awaitedSeats(room.match).filter((seat) => !isBot(room, seat)) : [];
}

/** The columns of the game's row that lists show. */
export function figuresOf(room: Room): Figures {
  const outcome = outcomeOf(room.match);
  const awaited = awaitedSeats(room.match);
  return {
    status: outcome !== null ? 'over' : isFull(room) ? 'running' : 'waiting',
    awaited: awaited.reduce((bits, seat) => bits | (1 << seat), 0),
    deadline: outcome === null && room.clock !== null ? fallsAt(room.clock) : null,
    is_bot_due: awaited.some((seat) => isBot(room, seat)) ? 1 : 0,
    outcome: outcome === null ? null : JSON.stringify(outcome),
    moved_at: room.playedAt,
  };
}

/** An entry before it has its game, number and time. */
export type EntryDraft = Pick<EntryRow, 'kind' | 'seat' | 'body' | 'ref'>;
