import type { CreatedGame } from '@bivouac/protocol';
import type { Store } from '../store.ts';

const PREFIX = 'bivouac-seat-';
const LINKS = 'bivouac-links-';

/** The secrets of the seats that this browser has taken; without them they are the cookie's. */
export function tokenOf(store: Store, game: string): string | undefined {
  return store.read(`${PREFIX}${game}`) ?? undefined;
}

export function keepToken(store: Store, game: string, token: string): void {
  store.write(`${PREFIX}${game}`, token);
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
