import { done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import type { GamePlayers, ShelfEntry } from '@bivouac/manifest';
import { findClient, GAMES } from '@bivouac/shelf/games';
import type { Cover, GameClient } from '@bivouac/table/contract/client.ts';

/** A game with a sheet on the shelf. */
export type CoverGame = GameClient & { readonly cover: Cover };

/** The games of the shelf, in the order of their sheets. */
export const COVER_GAMES: readonly CoverGame[] = GAMES.filter(
  (client): client is CoverGame => client.cover !== undefined,
);

/** The sheet under which a game lies on the shelf; null for one that has none. */
export function sheetOf(game: string): string | null {
  const client = findClient(game);
  if (client === undefined) return null;
  return client.expands ?? (client.cover === undefined ? null : client.id);
}

export const PLAYABLE: readonly string[] = GAMES.map(({ id }) => id);

export type LoadEntry = (id: string) => Promise<Result<ShelfEntry, Problem>>;

/** Rejected if the code cannot be fetched: no network, and the game was never opened before. */
export const loadEntry: LoadEntry = async (id) => {
  const client = clientOf(id);
  if (!client.ok) return client;
  const { pageEntry, entry } = client.value;
  return done(await (pageEntry ?? entry)());
};

export async function loadPlayers(id: string): Promise<Result<GamePlayers, Problem>> {
  const client = clientOf(id);
  return client.ok ? done(await client.value.players()) : client;
}

function clientOf(id: string): Result<GameClient, Problem> {
  const client = findClient(id);
  if (client !== undefined) return done(client);
  return fail({ code: 'unknown-game', name: id, nearest: nearest(id, PLAYABLE) ?? null });
}
