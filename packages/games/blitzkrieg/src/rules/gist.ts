import type { Event } from './events.ts';

/** The part of a placement that luck decides, for grouping odds: the monster's die. Draws behind a screen do not count. */
export function gistOf(events: readonly Event[]): string {
  const rolled = events.find((event) => event.type === 'monsterRolled');
  return rolled === undefined ? CERTAIN : monsterKey(rolled.face);
}

/** The gist of everything that no die decides. */
export const CERTAIN = 'certain';

/** Both ways between the face of the monster's die and its gist. */
export const monsterKey = (face: number): string => `monster-${face}`;

export const monsterFace = (key: string): number | null =>
  key.startsWith('monster-') ? Number(key.slice('monster-'.length)) : null;
