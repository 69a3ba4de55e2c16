import type { Event } from './events.ts';

/**
 * What luck changes in a placement, for grouping odds: the monster's die, and who has won. What is
 * drawn behind a screen stays out of it.
 */
export function gistOf(events: readonly Event[]): string {
  const parts: string[] = [];
  for (const event of events) {
    if (event.type === 'monsterRolled') parts.push(`monster-${event.face}`);
    if (event.type === 'gameEnded') parts.push(`won-${event.winners[0] ?? 0}`);
  }
  return parts.join(' ') || 'certain';
}
