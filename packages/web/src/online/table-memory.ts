import type { Store } from '../storage/store.ts';

/** What this browser remembers of a table between two visits, beside the secret of the seat. */
export interface TableMemory {
  /** What was promised before the first move, as it was first told. */
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
