import type { AnyBot } from '@bivouac/bots';
import { type AnyGame, done, fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import type { GamePlayers } from '@bivouac/manifest';
import { GAMES } from './games.ts';

/** The rules and bots of every game without a word of text, loaded: what a server needs. */
export const PLAYERS: readonly GamePlayers[] = await Promise.all(
  GAMES.map((client) => client.players()),
);

const find = (id: string): GamePlayers | undefined => PLAYERS.find(({ game }) => game.id === id);

export function findGame(id: string): Result<AnyGame, Problem> {
  const found = find(id);
  if (found !== undefined) return done(found.game);
  const ids = PLAYERS.map(({ game }) => game.id);
  return fail({ code: 'unknown-game', name: id, nearest: nearest(id, ids) ?? null });
}

export function findBot(game: string, bot: string): AnyBot | undefined {
  return find(game)?.bots.find(({ id }) => id === bot);
}
