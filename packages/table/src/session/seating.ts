import {
  type AnyMatch,
  commitSeed,
  createMatch,
  done,
  fail,
  type Problem,
  type Result,
  replay,
  type Seat,
  type Seed,
} from '@bivouac/kernel';
import type { TableEntry } from '@bivouac/manifest';

/** The player at a seat. */
export type Player =
  /** A person at this screen. */
  | { readonly kind: 'human' }
  /** A person at another screen. */
  | {
      readonly kind: 'remote';
      /** Null for a guest, and while the seat is free. */
      readonly name: string | null;
      readonly isTaken: boolean;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** The one person at this screen; null where two share it, or none plays here. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** A match with the people and bots that play it. */
export interface Seating {
  readonly entry: TableEntry;
  readonly match: AnyMatch;
  /** By seat. */
  readonly players: readonly Player[];
  /** The hash of the seed, published before the first move. */
  readonly commitment: string;
}

/** A game that a player wants to start. */
export interface GameWish {
  readonly game: string;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly players: readonly Player[];
}

/** The same, as it is kept. The record holds everything that happened. */
export interface SavedSeating {
  readonly record: string;
  readonly players: readonly Player[];
  readonly commitment: string;
}

export function beginSeating(
  entry: TableEntry,
  wish: GameWish,
  seed: Seed,
): Result<Seating, Problem> {
  const begun = createMatch(entry.game, wish, seed);
  if (!begun.ok) return begun;
  const match: AnyMatch = begun.value;
  return done({ entry, match, players: wish.players, commitment: commitSeed(seed) });
}

/** Plays a kept game up to where it was left. */
export function resumeSeating(entry: TableEntry, saved: SavedSeating): Result<Seating, Problem> {
  const { record, players, commitment } = saved;
  const played = replay(record, () => done(entry.game), { commitment });
  if (!played.ok) return played;
  const match = played.value;
  const { seats } = match.game;
  if (players.length !== seats.length) {
    return fail({ code: 'unknown-seat', name: String(players.length), seats });
  }
  return done({ entry, match, players, commitment });
}

export function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'human') return true;
  return value.kind === 'bot' && 'bot' in value && typeof value.bot === 'string';
}
