import * as z from 'zod/mini';
import {
  clockState,
  count,
  gameId,
  note,
  offers,
  outcome,
  player,
  ref,
  refusal,
  seat,
  time,
} from './parts.ts';

/** What the games themselves make: the kernel's contract describes it, and `text` reads it. */
const view = z.looseObject({ viewer: z.union([seat, z.enum(['spectator', 'everyone'])]) });
const action = z.looseObject({ kind: z.string() });
const told = z.strictObject({
  seq: count,
  action: count,
  seat: z.nullable(seat),
  event: z.looseObject({ type: z.string() }),
});
/** The events from `from` on; whatever the page holds from there is out of date. */
const log = z.strictObject({ from: count, events: z.array(told) });

const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.int(),
  game: gameId,
  /** Which of the games on the shelf. */
  title: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  commitment: z.string(),
  /** Null for whoever only watches. */
  seat: z.nullable(seat),
  /** The reader has made the game: he may give seats that are still free new links. */
  isMaker: z.boolean(),
});

/** The whole truth that the reader may know, after the entry with this sequence number. */
const table = z.strictObject({
  type: z.literal('table'),
  seq: count,
  now: time,
  view,
  actions: z.array(action),
  /** An answer carries it back. It changes whenever this seat is asked something new. */
  decision: count,
  /** How many actions have been played. */
  played: count,
  awaited: z.array(seat),
  outcome: z.nullable(outcome),
  /** Known for good when everybody sits. */
  isRated: z.boolean(),
  log,
  undo: z.strictObject({
    barrier: z.nullable(
      z.enum(['nothing-done', 'luck', 'secret', 'passed', 'not-yours', 'for-good']),
    ),
    depth: count,
  }),
  players: z.array(player),
  offers,
  clock: z.nullable(clockState),
  /** Only what is newer than the page has seen. */
  notes: z.array(note),
  /** After the end: the whole record, with the seed. */
  record: z.optional(z.string()),
});

/** Everything the server may say to a page. */
export const fromServer = z.discriminatedUnion('type', [
  welcome,
  table,
  /** What the message with this name asked for is done and cannot be lost any more. */
  z.strictObject({ type: z.literal('done'), ref, seq: count }),
  z.strictObject({ type: z.literal('refused'), ref: z.nullable(ref), refusal }),
  z.strictObject({
    type: z.literal('chat'),
    seq: count,
    at: time,
    seat,
    text: z.string(),
  }),
  z.strictObject({
    type: z.literal('presence'),
    seats: z.array(z.boolean()),
    watchers: count,
  }),
  z.strictObject({ type: z.literal('past'), ref, after: count, view, log }),
  /** The next game is made; this is the reader's seat in it. */
  z.strictObject({ type: z.literal('rematch'), game: gameId, seat }),
  /** The reader's own seat is open on another page, too. */
  z.strictObject({ type: z.literal('another-page'), page: ref }),
  /** That page has left the seat. */
  z.strictObject({ type: z.literal('another-page-gone'), page: ref }),
  /** Said every quarter of a minute, so that a page knows that its line is alive while nothing happens. */
  z.strictObject({ type: z.literal('alive') }),
  /** The server goes away; come back in a moment. */
  z.strictObject({ type: z.literal('closing') }),
]);
export type FromServer = z.infer<typeof fromServer>;
export type Welcome = z.infer<typeof welcome>;
export type TableMessage = z.infer<typeof table>;
