import type { Api } from './api.ts';

/** As much of the browser's locks as is needed. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** A request that hangs is given up, so that the page can try again and the next window gets its turn. */
export const HELLO_MS = 8_000;

/**
 * Gives the browser a session, unless it has one. One window at a time: two that came at once would become two
 * guests, and the browser would keep the session of the second while the first takes a seat.
 */
export function becomeGuest(api: Pick<Api, 'hello'>, locks: Locks): Promise<unknown> {
  return locks.request('bivouac-guest', () => api.hello(AbortSignal.timeout(HELLO_MS)));
}
