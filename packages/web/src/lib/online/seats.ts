import type { CreatedGame } from '@bivouac/protocol';
import type { Store } from '../store.ts';
import { forgetTable } from './table-memory.ts';

const PREFIX = 'bivouac-seat-';
const SECOND = 'bivouac-second-seat-';
const LINKS = 'bivouac-links-';

/** The secrets of the seats that this browser has taken; without them they are the cookie's. */
export function tokenOf(store: Store, game: string): string | undefined {
  return store.read(`${PREFIX}${game}`) ?? undefined;
}

export function keepToken(store: Store, game: string, token: string): void {
  store.write(`${PREFIX}${game}`, token);
}

export function dropToken(store: Store, game: string): void {
  store.remove(`${PREFIX}${game}`);
}

/** By which secret somebody comes to a table, and where he has it from. */
export interface Opening {
  /** Undefined: he is known by his cookie, or only watches. */
  readonly token: string | undefined;
  /** `second-link`: he has another seat there, and knows it. */
  readonly by: 'store' | 'link' | 'second-link';
}

/** Keeps a secret as its seat is sat at: that of a second seat beside the first one's. */
export function keepSecret(store: Store, by: Opening['by'], game: string, token: string): void {
  if (by === 'second-link') store.write(`${SECOND}${game}`, token);
  else keepToken(store, game, token);
}

/**
 * Kept with an entry of the history: who sits at a second seat sits there in this window only. The secret
 * itself is not in it, where nobody could take it away from whoever uses the browser next.
 */
export interface SecondSeat {
  readonly isSecondSeat: true;
}

/** Null: the link is for another place at a table where this browser has a seat, and he is to be asked. */
export function openingOf(
  store: Store,
  game: string,
  link: string | null,
  entry: unknown,
): Opening | null {
  const own = tokenOf(store, game);
  const second = store.read(`${SECOND}${game}`);
  const isSecond = typeof entry === 'object' && entry !== null && 'isSecondSeat' in entry;
  if (second !== null && (link === null ? isSecond : link === second)) {
    return { token: second, by: 'second-link' };
  }
  if (link === null) return { token: own, by: 'store' };
  // Watching takes no seat.
  const isOther = own !== undefined && own !== link && linksOf(store, game)?.watch !== link;
  return isOther ? null : { token: link, by: 'link' };
}

/** The links to a game one has made; where they were made anew, that for those who watch is not known. */
export interface KnownLinks extends Omit<CreatedGame, 'watch'> {
  readonly watch: string | null;
}

/** To be passed on until everybody sits. */
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

/**
 * Forgets the secrets of games that are somebody's by his cookie, and what was learnt at their tables:
 * whoever uses the browser next has none of it.
 */
export function forgetSeats(store: Store, games: Iterable<string>): void {
  for (const game of games) {
    forgetTable(store, game);
    for (const prefix of [PREFIX, SECOND, LINKS]) store.remove(`${prefix}${game}`);
  }
}
