import type { CreatedGame } from '@bivouac/protocol';
import type { Store } from '../store.ts';
import { forgetTable } from './table-memory.ts';

const PREFIX = 'bivouac-seat-';
const LINKS = 'bivouac-links-';

/** The secrets of the seats that this browser has taken; without them they are the cookie's. */
export function tokenOf(store: Store, game: string): string | undefined {
  return store.read(`${PREFIX}${game}`) ?? undefined;
}

export function keepToken(store: Store, game: string, token: string): void {
  store.write(`${PREFIX}${game}`, token);
}

/** Whether a link is for another place at a table where this browser has a seat. Watching takes none. */
export function isForAnother(store: Store, game: string, token: string): boolean {
  const own = tokenOf(store, game);
  return own !== undefined && own !== token && linksOf(store, game)?.watch !== token;
}

/** By which secret somebody comes to a table, and where he has it from. */
export interface Opening {
  /** Undefined: he is known by his cookie, or only watches. */
  readonly token: string | undefined;
  /** `second-link`: he has another seat there, whose secret the store keeps. */
  readonly by: 'store' | 'link' | 'second-link';
}

/** Kept with an entry of the history: who sits at a second seat sits there in this window only. */
export interface SecondSeat {
  readonly secondSeat: string;
}

export function openingOf(
  store: Store,
  game: string,
  link: string | null,
  entry: unknown,
): Opening {
  if (link !== null) return { token: link, by: 'link' };
  const isSecond = typeof entry === 'object' && entry !== null && 'secondSeat' in entry;
  if (isSecond) return { token: String(entry.secondSeat), by: 'second-link' };
  return { token: tokenOf(store, game), by: 'store' };
}

/** The links to a game one has made, to be passed on until everybody sits. */
export function linksOf(store: Store, game: string): CreatedGame | null {
  try {
    return JSON.parse(store.read(`${LINKS}${game}`) ?? 'null');
  } catch {
    return null;
  }
}

export function keepLinks(store: Store, made: CreatedGame): void {
  store.write(`${LINKS}${made.id}`, JSON.stringify(made));
}

/**
 * Forgets the secrets of games that are somebody's by his cookie, and what was learnt at their tables:
 * whoever uses the browser next has none of it.
 */
export function forgetSeats(store: Store, games: Iterable<string>): void {
  for (const game of games) {
    forgetTable(store, game);
    store.remove(`${PREFIX}${game}`);
    store.remove(`${LINKS}${game}`);
  }
}
