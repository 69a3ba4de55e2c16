import type { Seat } from '@bivouac/kernel';
import type { CreatedGame } from '@bivouac/protocol';
import type { Store } from '../storage/store.ts';
import { forgetTable } from './table-memory.ts';

const OLD_SEAT = 'bivouac-seat-';
const OLD_SECOND_SEAT = 'bivouac-second-seat-';
const LINKS = 'bivouac-links-';

/**
 * The secret of a seat as earlier versions of this page kept it. It may be the only way to the seat: the server
 * makes the seat the session's when it is shown once more.
 */
export function oldSecretOf(store: Store, game: string): string | undefined {
  return store.read(`${OLD_SEAT}${game}`) ?? undefined;
}

export function dropOldSecret(store: Store, game: string): void {
  for (const prefix of [OLD_SEAT, OLD_SECOND_SEAT]) store.remove(`${prefix}${game}`);
}

/** How a page asks to be let in to a table. */
export interface Opening {
  /** The secret of a link; without one the session tells which seat is the reader's, if any. */
  readonly token: string | undefined;
  /** For a player who has two seats: the one that this window is for. */
  readonly seat: Seat | undefined;
  /** The reader has a seat there already, and wants that of the link as well. */
  readonly isSecond: boolean;
}

export function openingOf(
  store: Store,
  game: string,
  link: string | null,
  seat: Seat | undefined,
): Opening {
  return { token: link ?? oldSecretOf(store, game), seat, isSecond: false };
}

/** The links to the free seats of a game that this browser has made. */
export interface KnownLinks extends Omit<CreatedGame, 'watch'> {
  /** Null if the links were renewed: the link for spectators is not known then. */
  readonly watch: string | null;
}

/** To be passed on until all seats are taken. */
export function linksOf(store: Store, game: string): KnownLinks | null {
  try {
    return JSON.parse(store.read(`${LINKS}${game}`) ?? 'null');
  } catch {
    return null;
  }
}

export function keepLinks(store: Store, made: KnownLinks): void {
  store.write(`${LINKS}${made.id}`, JSON.stringify(made));
}

/** Forgets the links of games and what was learnt at their tables: the next user of the browser has none of it. */
export function forgetSeats(store: Store, games: Iterable<string>): void {
  for (const game of games) {
    forgetTable(store, game);
    dropOldSecret(store, game);
    store.remove(`${LINKS}${game}`);
  }
}
