import { gameId, type Refusal, token as secret } from '@bivouac/protocol';

/**
 * The error of a link that was cut short or mistyped, so that the page need not ask the server; null for one
 * that only the server can judge.
 */
export function linkProblem(id: string, token: string | null): Refusal | null {
  if (!gameId.safeParse(id).success) return { code: 'unknown-game' };
  if (token !== null && !secret.safeParse(token).success) return { code: 'bad-link' };
  return null;
}
