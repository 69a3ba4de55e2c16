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
import type { Note } from '@bivouac/protocol';
import type { GameShelf } from '../shelf.ts';
import type { Figures } from '../storage/append.ts';
import type { NamedSeat } from '../storage/games.ts';
import type { EntryRow, GameRow } from '../storage/schema.ts';
import { type Clock, fallsAt, newClock, turnClock } from './clock.ts';
import { type HiddenActs, noHiddenActs } from './hidden-acts.ts';

export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

/**
 * A game while somebody plays or watches it. All of it can be lost at any time: it is made of the
 * stored entries, and of nothing else.
 */
export interface Room {
  row: GameRow;
  readonly match: AnyMatch;
  players: readonly NamedSeat[];
  /** By seat: somebody, or a bot, sits there, as the entries tell. */
  readonly isSeated: boolean[];
  /** The newest entry that is in it, and when that was written. */
  seq: number;
  at: number;
  /** When it was last played: made, sat down to, moved or ended, and not only talked about. */
  playedAt: number;
  /** How many events had been told after each entry. */
  readonly eventCountAfter: number[];
  /** By seat: the number of the decision it is asked now. */
  readonly decisions: number[];
  clock: Clock | null;
  /** The newest rules that its players were told of. */
  rules: number;
  pauseBy: Seat | null;
  rematchBy: Seat | null;
  /** The next game, once both have agreed to it: its name, who asked for it, and the entry that says so. */
  next: { readonly game: string; readonly by: Seat; readonly seq: number } | null;
  takeBack: { readonly by: Seat; readonly to: number; readonly seq: number } | null;
  /** By seat, and last for spectators: the newest entry that is more than chat and not hidden from them. */
  readonly tableSeqs: number[];
  readonly hidden: HiddenActs;
  /** The entry that ended the game. */
  overSeq: number | null;
  /** How many actions stood when the game had come furthest, and what each seat has done beside since. */
  highestActionCount: number;
  readonly sideCommandCounts: number[];
  /** When a person, and not a bot, last did something here; null where none has. */
  lastHumanAt: number | null;
  readonly notes: Note[];
  readonly chat: ChatMessage[];
  /** By seat: what it called its newest messages, and which entries they became. */
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
  // A game keeps the rules it was begun under, as far as options of today still stand for them.
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
    eventCountAfter: [match.value.toldCount],
    decisions: seats.map(() => 0),
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
    highestActionCount: 0,
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

/** The seats whose clock runs: people who are asked, once everybody has sat down. */
export function timedSeats(room: Room): readonly Seat[] {
  return isFull(room) ? awaitedSeats(room.match).filter((seat) => !isBot(room, seat)) : [];
}

/** What lists show of the game now. */
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

/** The entries as they are written: everything but the place. */
export type EntryDraft = Pick<EntryRow, 'kind' | 'seat' | 'body' | 'ref'>;
