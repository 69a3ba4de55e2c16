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

/** Made by the games: the kernel's contract describes it, and `text` reads it. */
const view = z.looseObject({
  viewer: z.union([seat, z.enum(['spectator', 'everyone'])]),
  question: z.nullable(z.looseObject({ kind: z.string() })),
});
const action = z.looseObject({ kind: z.string() });
const told = z.strictObject({
  seq: count,
  action: count,
  seat: z.nullable(seat),
  event: z.looseObject({ type: z.string() }),
});
/** The events from `from` on; the page drops what it holds from there. */
const log = z.strictObject({ from: count, events: z.array(told) });

const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.int(),
  game: gameId,
  /** The id of the game on the shelf. */
  title: z.string(),
  scenario: z.string(),
  options: z.record(z.string(), z.string()),
  commitment: z.string(),
  /** Null for a spectator. */
  seat: z.nullable(seat),
  /** The reader has made the game and may renew the links of free seats. */
  isMaker: z.boolean(),
});

/** Everything that the reader may know, after the entry with this sequence number. */
const table = z.strictObject({
  type: z.literal('table'),
  seq: count,
  now: time,
  view,
  actions: z.array(action),
  /** The number of the entry that led to the present question. An answer carries it back. */
  position: count,
  /** Number of actions played. */
  played: count,
  awaited: z.array(seat),
  outcome: z.nullable(outcome),
  /** Final once all seats are taken. */
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
  /** Only notes that are newer than the page has seen. */
  notes: z.array(note),
  /** After the end: the whole record, with the seed. */
  record: z.optional(z.string()),
});

/** Every message of the server to a page. */
export const fromServer = z.discriminatedUnion('type', [
  welcome,
  table,
  /** The message with this ref was carried out, and its result is durable. */
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
  /** The rematch is made; this is the reader's seat in it. */
  z.strictObject({ type: z.literal('rematch'), game: gameId, seat }),
  /** The reader's own seat is open on another page, too. */
  z.strictObject({ type: z.literal('another-page'), page: ref }),
  /** That page has left the seat. */
  z.strictObject({ type: z.literal('another-page-gone'), page: ref }),
  /** Sent every quarter of a minute, so that an idle page knows that its connection is alive. */
  z.strictObject({ type: z.literal('alive') }),
  /** The server is shutting down; the page reconnects in a moment. */
  z.strictObject({ type: z.literal('closing') }),
]);
export type FromServer = z.infer<typeof fromServer>;
export type Welcome = z.infer<typeof welcome>;
export type TableMessage = z.infer<typeof table>;
