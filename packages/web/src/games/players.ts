import { done, type Problem, type Result } from '@bivouac/kernel';
import type { GamePlayers } from '@bivouac/manifest';
import { findClient } from '@bivouac/shelf/games';
import { unknownGame } from './unknown-game.ts';

// Apart from the library of the page, which needs Svelte: a worker does without.

export async function loadPlayers(id: string): Promise<Result<GamePlayers, Problem>> {
  const client = findClient(id);
  return client === undefined ? unknownGame(id) : done(await client.players());
}
