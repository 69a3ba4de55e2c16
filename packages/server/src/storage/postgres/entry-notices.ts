import type { EntryRow } from '../schema.ts';

// Processes on one database announce new entries by notices. Many notices share one NOTIFY payload: a payload per
// entry would cost the database and every process more than the entry itself.

/** The channel for notices of new entries. */
export const CHANNEL = 'bivouac';

/** PostgreSQL limits a payload to fewer than 8000 bytes, including the writer's name. */
const MAX_BYTES = 7_800;

export interface EntryNotice {
  readonly game: string;
  readonly seq: number;
  /** The entry itself if the notice carried it; decoded only on demand. */
  readonly entry: () => EntryRow | null;
}

/** Names the entry and, if it fits, includes it, which saves the others a query. */
export function encodeNotice(entry: EntryRow): string {
  const short = `\n${entry.game} ${entry.seq}`;
  const whole = `${short} ${JSON.stringify(entry)}`;
  return Buffer.byteLength(whole) > MAX_BYTES ? short : whole;
}

/** The number of the payload that each notice goes into. */
export function assignPayloads(notices: readonly string[]): number[] {
  let payload = 0;
  let length = 0;
  return notices.map((notice) => {
    const bytes = Buffer.byteLength(notice);
    if (length > 0 && length + bytes > MAX_BYTES) {
      payload += 1;
      length = 0;
    }
    length += bytes;
    return payload;
  });
}

/** The notices in a payload, which begins with the name of the writing process; none if that is this process. */
export function decodePayload(own: string, payload: string): EntryNotice[] {
  if (payload.startsWith(`${own}\n`)) return [];
  return payload.split('\n').slice(1).flatMap(decodeNotice);
}

/** Empty if the text is not a notice. */
function decodeNotice(notice: string): EntryNotice[] {
  const [, game, seq, entry] = /^(\S+) (\d+)(?: (.*))?$/s.exec(notice) ?? [];
  if (game === undefined) return [];
  return [
    { game, seq: Number(seq), entry: () => (entry === undefined ? null : decodeEntry(entry)) },
  ];
}

/** Null if the entry cannot be decoded; the database still has it. */
function decodeEntry(text: string): EntryRow | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
