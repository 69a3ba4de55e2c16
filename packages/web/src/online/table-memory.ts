import type { Store } from '../storage/store.ts';

/** Data about a table that this browser keeps between two visits, besides the secret of the seat. */
export interface TableMemory {
  /** The commitment before the first move, as this browser first received it. */
  readonly seal?: string;
  /** The number of the newest line of chat that was read. */
  readonly readUpTo?: number;
  readonly isMuted?: boolean;
}

const PREFIX = 'bivouac-table-';

export function memoryOf(store: Store, game: string): TableMemory {
  try {
    const kept: unknown = JSON.parse(store.read(PREFIX + game) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function remember(store: Store, game: string, news: TableMemory): void {
  store.write(PREFIX + game, JSON.stringify({ ...memoryOf(store, game), ...news }));
}

/** A reader who has muted the others has muted them in the next game, too, unless they have chosen otherwise there. */
export function keepMuted(store: Store, next: string): void {
  if (memoryOf(store, next).isMuted === undefined) remember(store, next, { isMuted: true });
}

export function forgetTable(store: Store, game: string): void {
  store.remove(PREFIX + game);
}
