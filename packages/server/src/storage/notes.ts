import type { EntryRow } from './schema.ts';

// How processes on one database tell each other of new entries: by notes, as many on a sheet as
// PostgreSQL passes on at once. A note for each entry would cost the database and every process more
// than the entry itself.

/** The channel on which processes tell each other that games have new entries. */
export const CHANNEL = 'bivouac';

/** PostgreSQL passes on fewer than 8000 bytes at once; the writer's name is among them. */
const MOST_BYTES = 7_800;

export interface Note {
  readonly game: string;
  readonly seq: number;
  /** The entry itself where it came along. Read only where somebody wants it. */
  readonly entry: () => EntryRow | null;
}

/** Which entry, and, if there is room, the entry itself: then nobody need ask for it. */
export function noteOf(entry: EntryRow): string {
  const short = `\n${entry.game} ${entry.seq}`;
  const whole = `${short} ${JSON.stringify(entry)}`;
  return Buffer.byteLength(whole) > MOST_BYTES ? short : whole;
}

/** The number of the sheet on which each note goes. */
export function sheetsOf(notes: readonly string[]): number[] {
  let sheet = 0;
  let length = 0;
  return notes.map((note) => {
    const bytes = Buffer.byteLength(note);
    if (length > 0 && length + bytes > MOST_BYTES) {
      sheet += 1;
      length = 0;
    }
    length += bytes;
    return sheet;
  });
}

/** What a sheet says, which begins with the name of the process that wrote it; nothing on one's own. */
export function readSheet(own: string, sheet: string): Note[] {
  if (sheet.startsWith(`${own}\n`)) return [];
  return sheet.split('\n').slice(1).flatMap(readNote);
}

/** Nothing where it is no note of ours. */
function readNote(note: string): Note[] {
  const [, game, seq, entry] = /^(\S+) (\d+)(?: (.*))?$/s.exec(note) ?? [];
  if (game === undefined) return [];
  return [{ game, seq: Number(seq), entry: () => (entry === undefined ? null : readEntry(entry)) }];
}

/** Where the entry cannot be read, the database has it still. */
function readEntry(text: string): EntryRow | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
