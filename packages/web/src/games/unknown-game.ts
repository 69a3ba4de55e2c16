import { fail, nearest, type Problem, type Result } from '@bivouac/kernel';
import { GAMES } from '@bivouac/shelf/games';

export const PLAYABLE: readonly string[] = GAMES.map(({ id }) => id);

export const unknownGame = (id: string): Result<never, Problem> =>
  fail({ code: 'unknown-game', name: id, nearest: nearest(id, PLAYABLE) ?? null });
