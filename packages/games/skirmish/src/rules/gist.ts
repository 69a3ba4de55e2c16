import type { Event } from './events.ts';

/** The part of an action's result that counts for its odds: the hits of the first shot that it leads to. */
export function gistOf(events: readonly Event[]): string {
  const fired = events.find((event) => event.type === 'fired');
  return fired === undefined ? 'no-fire' : hitsKey(fired.hits);
}

/** Both ways between a number of hits and the key that stands for it. */
export const hitsKey = (hits: number): string => `hits-${hits}`;

export const hitsOf = (key: string): number | null =>
  key.startsWith('hits-') ? Number(key.slice('hits-'.length)) : null;
