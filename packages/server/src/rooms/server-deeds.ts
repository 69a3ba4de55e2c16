import { lostBetween } from '../outages/gaps.ts';
import type { OutageRow } from '../storage/schema.ts';
import type { ServerDeedKind } from './deeds.ts';
import type { Deed, Room } from './room.ts';

/**
 * What the server has to write into a game before anybody goes on in it; null where nothing is missing.
 * Several processes may find it at once: of their entries one is stored, and after it nothing is missing.
 */
export function missingDeed(room: Room, outages: readonly OutageRow[], now: number): Deed | null {
  const lost = lostTime(room, outages, now);
  return lost > 0 ? deed('outage', String(lost)) : null;
}

const deed = (kind: ServerDeedKind, body: string): Deed => ({ kind, body, seat: null, ref: null });

/** What running clocks have lost in outages since the newest entry. */
function lostTime({ clock, match }: Room, outages: readonly OutageRow[], now: number): number {
  if (clock === null || clock.isPaused || clock.running.length === 0 || match.isOver()) return 0;
  return lostBetween(outages, clock.at, now);
}
