import { optionsOfRules } from '@bivouac/kernel';
import { lostBetween } from '../outages/gaps.ts';
import type { OutageRow } from '../storage/schema.ts';
import type { ServerEntryKind } from './entry-handlers.ts';
import type { EntryDraft, Room } from './room.ts';

/**
 * The entry that the server must write before the game goes on; null if none is missing. If several processes find it
 * at once, one of their entries is stored, and then none is missing.
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

/** Only newer: two versions that share a database must not alternate. */
function hasNewerRules({ match, rules }: Room): boolean {
  return rules < match.game.rules && !match.isOver();
}

/** The rules' number, and whether options keep the rules that the game was started under. */
function newRules({ match, row }: Room): string {
  const former = optionsOfRules(match.game, row.rules);
  // Without such an option, today's rules may play on differently.
  const isKept = former !== undefined && Object.keys(former).length > 0;
  return `${match.game.rules}${isKept ? ' kept' : ''}`;
}

/** Time that running clocks lost in outages since the newest entry. */
function lostTime({ clock, match }: Room, outages: readonly OutageRow[], now: number): number {
  if (clock === null || clock.isPaused || clock.running.length === 0 || match.isOver()) return 0;
  return lostBetween(outages, clock.at, now);
}
