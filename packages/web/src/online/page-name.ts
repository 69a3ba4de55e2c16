import { freshId } from '../storage/seed.ts';

const KEY = 'bivouac-page';

/** As much of the window's own storage as is needed. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The name of this page at the server. It keeps its name when it is loaded again; a copy of the window, which
 * the browser gives the same storage, gets another.
 */
export function pageName(kept: Kept, isReloaded: boolean, fresh: () => string): string {
  try {
    const before = isReloaded ? kept.getItem(KEY) : null;
    const name = before ?? fresh();
    kept.setItem(KEY, name);
    return name;
  } catch {
    return fresh();
  }
}

let own: string | null = null;

/** The name of this page, the same at each of its tables. */
export function ownPageName(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded =
    navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  // Too long to be guessed, even with the hash that the server sends to other pages.
  own ??= pageName(sessionStorage, isReloaded, () => `${freshId()}${freshId()}`);
  return own;
}
