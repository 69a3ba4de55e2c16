import type { Store } from '../storage/store.ts';
import type { Api } from './api.ts';
import { reloadPages } from './listing.ts';
import { browserBells, createMoveBell } from './push.ts';
import { forgetSeats } from './seats.ts';

/**
 * Signs out, or deletes the account: the next person at this browser must neither hear of the moves nor sit at
 * the tables of the one before.
 */
export async function leaveAccount<T>(
  api: Api,
  store: Store,
  goAway: () => Promise<T>,
): Promise<T> {
  const { games } = await reloadPages((after) => api.list('mine', after), Number.POSITIVE_INFINITY);
  await createMoveBell(api, browserBells).turnOff();
  const left = await goAway();
  // Not before: without its secrets a browser whose reader is still signed in would have lost something.
  forgetSeats(
    store,
    games.map(({ id }) => id),
  );
  return left;
}
