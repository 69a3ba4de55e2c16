import { type AnyGame, done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { GAMES } from './games.ts';

export { findBot } from './players.ts';

/** The rules and texts of every game, loaded: for programs that want all of them at hand. */
export const SHELF: readonly ShelfEntry[] = await Promise.all(
  GAMES.map((client) => client.entry()),
);

export function findEntry(id: string): Result<ShelfEntry, Problem> {
  const entry = SHELF.find(({ game }) => game.id === id);
  if (entry !== undefined) return done(entry);
  const ids = SHELF.map(({ game }) => game.id);
  return fail({ code: 'unknown-game', name: id, nearest: nearest(id, ids) ?? null });
}

export function findGame(id: string): Result<AnyGame, Problem> {
  const entry = findEntry(id);
  return entry.ok ? done(entry.value.game) : entry;
}
