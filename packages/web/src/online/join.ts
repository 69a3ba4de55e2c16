import { type Api, ApiError } from './api.ts';

/** Takes a seat that is open to everybody. A player who has it by a try whose answer was lost is let through. */
export async function takeOpenSeat(api: Pick<Api, 'join'>, game: string): Promise<void> {
  try {
    await api.join(game);
  } catch (error) {
    const sitsThere = error instanceof ApiError && error.problem.error === 'not-allowed';
    if (!sitsThere) throw error;
  }
}
