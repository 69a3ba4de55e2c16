import type { Store } from '../store.ts';
import { type Api, ApiError } from './api.ts';
import { keepToken } from './seats.ts';

/** Takes a seat that is open to everybody. Whoever has it by a try whose answer was lost is let through. */
export async function takeOpenSeat(
  store: Store,
  api: Pick<Api, 'join'>,
  game: string,
): Promise<void> {
  try {
    const { token } = await api.join(game);
    keepToken(store, game, token);
  } catch (error) {
    const sitsThere = error instanceof ApiError && error.problem.error === 'not-allowed';
    if (!sitsThere) throw error;
  }
}
