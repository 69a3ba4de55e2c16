import { optionsOfRules } from '@bivouac/kernel';
import { lostBetween } from '../outages/gaps.ts';
import type { OutageRow } from '../storage/schema.ts';
import type { ServerEntryKind } from './entry-handlers.ts';
import type { EntryDraft, Room } from './room.ts';

/**
 * What the server has to write into a game before anybody goes on in it; null where nothing is missing.
 * Several processes may find it at once: of their entries one is stored, and after it nothing is missing.
 */
export function missingServerEntry(
  room: Room,
  outages: readonly OutageRow[],
  now: number,
): EntryDraft | null {
  const lost = lostTime(room, outages, now);
  if (lost > 0) return draft('outage', String(lost));
  return hasNewerRules(room) ? draft('rules', newRules(room)) : null;
}

const draft = (kind: ServerEntryKind, body: string): EntryDraft => ({
  kind,
  body,
  seat: null,
  ref: null,
});

/** Only newer: two versions that serve one database for a while must not write in turns. */
function hasNewerRules({ match, rules }: Room): boolean {
  return rules < match.game.rules && !match.isOver();
}

/** Their number, and whether the game keeps the rules it was begun under by options of today. */
function newRules({ match, row }: Room): string {
  const former = optionsOfRules(match.game, row.rules);
  // Without an option to stand for them, today's rules may play on differently.
  const isKept = former !== undefined && Object.keys(former).length > 0;
  return `${match.game.rules}${isKept ? ' kept' : ''}`;
}

/** What running clocks have lost in outages since the newest entry. */
function lostTime({ clock, match }: Room, outages: readonly OutageRow[], now: number): number {
  if (clock === null || clock.isPaused || clock.running.length === 0 || match.isOver()) return 0;
  return lostBetween(outages, clock.at, now);
}
