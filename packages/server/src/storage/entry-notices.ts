import type { EntryRow } from './schema.ts';

// How processes on one database tell each other of new entries: by notes, as many on a sheet as
// PostgreSQL passes on at once. A note for each entry would cost the database and every process more
// than the entry itself.

/** The channel on which processes tell each other that games have new entries. */
export const CHANNEL = 'bivouac';

/** PostgreSQL passes on fewer than 8000 bytes at once; the writer's name is among them. */
const MAX_BYTES = 7_800;

export interface EntryNotice {
  readonly game: string;
  readonly seq: number;
  /** The entry itself where it came along. Read only where somebody wants it. */
  readonly entry: () => EntryRow | null;
}

/** Which entry, and, if there is room, the entry itself: then nobody need ask for it. */
export function encodeNotice(entry: EntryRow): string {
  const short = `\n${entry.game} ${entry.seq}`;
  const whole = `${short} ${JSON.stringify(entry)}`;
  return Buffer.byteLength(whole) > MAX_BYTES ? short : whole;
}

/** The number of the sheet on which each note goes. */
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

/** What a sheet says, which begins with the name of the process that wrote it; nothing on one's own. */
export function decodePayload(own: string, payload: string): EntryNotice[] {
  if (payload.startsWith(`${own}\n`)) return [];
  return payload.split('\n').slice(1).flatMap(decodeNotice);
}

/** Nothing where it is no note of ours. */
function decodeNotice(notice: string): EntryNotice[] {
  const [, game, seq, entry] = /^(\S+) (\d+)(?: (.*))?$/s.exec(notice) ?? [];
  if (game === undefined) return [];
  return [
    { game, seq: Number(seq), entry: () => (entry === undefined ? null : decodeEntry(entry)) },
  ];
}

/** Where the entry cannot be read, the database has it still. */
function decodeEntry(text: string): EntryRow | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
