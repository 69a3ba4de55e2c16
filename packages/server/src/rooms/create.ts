import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  commitSeed,
  completeSetup,
  done,
  fail,
  type Problem,
  type Result,
  type ScenarioInfo,
  type Seat,
  type Seed,
  seedFromBytes,
} from '@bivouac/kernel';
import type { CreatedGame, CreateGame } from '@bivouac/protocol';
import { hashToken, newId, newToken } from '../secrets.ts';
import type { GameShelf } from '../shelf.ts';
import { insertGame } from '../storage/games/games.ts';
import type { GameRow, SeatRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { emptyRoom, figuresOf, timedSeats } from './room.ts';

export interface Maker {
  readonly storage: Storage;
  readonly shelf: GameShelf;
  readonly hasBot: (game: string, bot: string) => boolean;
  readonly now: () => number;
  readonly freshSeed?: () => Seed;
  /** Counts one more game for the person. Returns why they may not make it, or null. */
  readonly barrierTo: (person: string) => Promise<'too-many' | 'too-many-games' | null>;
}

/** The holder of a seat: a person, the holder of a link, or a bot. */
export interface Seating {
  readonly bot: string | null;
  readonly person: string | null;
  /** The seat has its player from the start. */
  readonly isTaken: boolean;
}

export interface GameOrder extends Omit<CreateGame, 'seats'> {
  readonly seats: readonly Seating[];
  readonly creator: string | null;
  /** For sharing the bots' time fairly. */
  readonly queue: { readonly owner: string | null; readonly network: string | null };
  readonly rematchOf: string | null;
  /** For a game whose id was fixed before it is made. */
  readonly id?: string;
}

/** A game ready to be stored, with the tokens of its links. */
export interface PlannedGame extends CreatedGame {
  readonly row: GameRow;
  readonly seats: readonly SeatRow[];
  /** The seats that owe a decision from the start. */
  readonly asked: readonly Seat[];
}

/** The seat that the rules of a scenario play themselves, if any. */
export function automatonOf(game: AnyGame, scenario: string): ScenarioInfo['automaton'] {
  return game.scenarios.find(({ id }) => id === scenario)?.automaton;
}

/** All seats would be bots. */
export interface NoHumanSeat {
  readonly code: 'no-human-seat';
}

/** Makes a game. The tokens of its links are returned only here; the database holds their hashes. */
export async function makeGame(
  maker: Maker,
  order: GameOrder,
): Promise<Result<CreatedGame, Problem | NoHumanSeat>> {
  const planned = planGame(maker, order);
  if (!planned.ok) return planned;
  const { row, seats, id, links, watch } = planned.value;
  // Checked on the planned seats: the rules may give one to an automaton.
  if (seats.every(({ bot }) => bot !== null)) return fail({ code: 'no-human-seat' });
  await insertGame(maker.storage.db, row, seats);
  return done({ id, links, watch });
}

export function planGame(maker: Maker, order: GameOrder): Result<PlannedGame, Problem> {
  const game = maker.shelf(order.game);
  if (!game.ok) return game;
  const setup = completeSetup(game.value, order);
  if (!setup.ok) return setup;
  const { seats } = game.value;
  if (order.seats.length !== seats.length) {
    return fail({ code: 'unknown-seat', name: String(order.seats.length), seats });
  }
  const automaton = automatonOf(game.value, setup.value.scenario);
  const wanted = order.seats.map((each, seat) =>
    automaton?.seat === seat ? { bot: automaton.bot, person: null, isTaken: true } : each,
  );
  for (const { bot } of wanted) {
    if (bot !== null && !maker.hasBot(order.game, bot)) {
      return fail({ code: 'unknown-seat', name: bot, seats });
    }
  }
  const id = order.id ?? newId();
  const at = maker.now();
  const seed = maker.freshSeed?.() ?? seedFromBytes(randomBytes(32));
  const watch = newToken();
  // A player who has a seat from the start owns it by their session and needs no link.
  const links = wanted.map(({ bot, isTaken }) => (bot === null && !isTaken ? newToken() : null));
  const rows: SeatRow[] = wanted.map(({ bot, person, isTaken }, seat) => {
    const token = links[seat] ?? null;
    const token_hash = token === null ? null : hashToken(token);
    const taken_at = isTaken ? at : null;
    return { game: id, seat, bot, token_hash, used_hash: null, person, taken_at };
  });
  const row: GameRow = {
    id,
    game: order.game,
    rules: game.value.rules,
    scenario: setup.value.scenario,
    options: JSON.stringify(setup.value.options),
    seed,
    commitment: commitSeed(seed),
    clock: order.clock === null ? null : JSON.stringify(order.clock),
    is_open: order.isOpen ? 1 : 0,
    is_rated: order.isRated ? 1 : 0,
    watch_hash: hashToken(watch),
    creator: order.creator,
    queue_owner: order.queue.owner,
    queue_network: order.queue.network,
    rematch_of: order.rematchOf,
    created_at: at,
    status: 'waiting',
    head: 0,
    awaited: 0,
    deadline: null,
    is_bot_due: 0,
    outcome: null,
    moved_at: at,
    rated_at: null,
  };
  const room = emptyRoom(
    row,
    rows.map((seat) => ({ ...seat, name: null, deleted_at: null, banned_at: null })),
    maker.shelf,
  );
  if (!room.ok) return room;
  const asked = timedSeats(room.value);
  return done({ id, links, watch, row: { ...row, ...figuresOf(room.value) }, seats: rows, asked });
}
