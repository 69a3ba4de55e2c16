import * as z from 'zod/mini';
import type { EndedSessionsMessage, PageMessage, PresenceMessage, RematchMessage } from './bus.ts';

// Any client of the database can send on these channels, and other versions send other shapes: messages that do not
// match are ignored.

const count = z.int().check(z.minimum(0));

const presence = z.object({
  process: z.string(),
  game: z.string(),
  seats: z.array(count),
  watchers: count,
});

const rematch = z.object({
  process: z.string(),
  game: z.string(),
  next: z.object({ id: z.string(), seats: z.array(z.nullable(count)) }),
});

const ended = z.object({
  process: z.string(),
  sessions: z.array(z.string()),
  // Earlier versions do not send it.
  ending: z._default(z.enum(['over', 'replaced']), 'over'),
});

const pageAt = { process: z.string(), game: z.string(), seat: count, page: z.string() };
const page = z.discriminatedUnion('what', [
  z.object({ ...pageAt, what: z.enum(['entered', 'gone', 'close']) }),
  z.object({ ...pageAt, what: z.literal('here'), pages: z.array(z.string()) }),
]);

export const readPresence = (text: string): PresenceMessage | null => read(presence, text);
export const readRematch = (text: string): RematchMessage | null => read(rematch, text);
export const readEndedSessions = (text: string): EndedSessionsMessage | null => read(ended, text);
export const readPage = (text: string): PageMessage | null => read(page, text);

function read<T>(shape: z.ZodMiniType<T>, text: string): T | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
