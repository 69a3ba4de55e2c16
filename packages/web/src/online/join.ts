import { type Api, ApiError } from './api.ts';

/** Takes a seat in an open game. A player whose earlier attempt got no answer may have it already. */
export async function takeOpenSeat(api: Pick<Api, 'join'>, game: string): Promise<void> {
  try {
    await api.join(game);
  } catch (error) {
    const sitsThere = error instanceof ApiError && error.problem.error === 'not-allowed';
    if (!sitsThere) throw error;
  }
}
