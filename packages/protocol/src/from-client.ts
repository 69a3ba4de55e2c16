import * as z from 'zod/mini';
import { count, gameId, MAX_CHAT, ref, seat, token } from './parts.ts';

/** Every message of a page to the server. Unknown fields are refused. */
export const fromClient = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('enter'),
    protocol: z.int(),
    game: gameId,
    /** The token of a link to a free seat, or of the spectators' link. */
    token: z.optional(token),
    /** A player who has a seat in the game wants the free seat of the link as well. */
    isSecond: z.optional(z.boolean()),
    /** For a player who has two seats: which of them this page is for. */
    seat: z.optional(seat),
    /** A random name that the page keeps when it reconnects. The server uses it to tell a player's pages apart. */
    page: z.optional(ref),
    /** The sequence number of the newest table that the page has seen; 0 for none. */
    since: count,
  }),
  z.strictObject({
    type: z.literal('act'),
    ref,
    /** The position that is answered, as it came with the view. */
    position: count,
    /** One line of the game's notation. */
    action: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  z.strictObject({
    type: z.literal('undo'),
    ref,
    position: count,
    /** One action, or everything since the last barrier. */
    all: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('say'),
    ref,
    what: z.enum(['resign', 'offer-draw', 'accept-draw']),
  }),
  z.strictObject({
    type: z.literal('offer'),
    ref,
    what: z.enum(['take-back', 'pause', 'rematch']),
    /** For a take-back: the number of actions that remain. */
    to: z.optional(count),
  }),
  z.strictObject({
    type: z.literal('answer'),
    ref,
    what: z.enum(['take-back', 'pause', 'rematch']),
    isAccepted: z.boolean(),
    /** A player who accepts a take-back names the entry that offered it, because there may be another offer by now. */
    offer: z.optional(count),
  }),
  /** Ends the pause. */
  z.strictObject({ type: z.literal('resume'), ref }),
  /** Claims a win because the other side's time has run out. */
  z.strictObject({ type: z.literal('claim'), ref }),
  z.strictObject({
    type: z.literal('chat'),
    ref,
    text: z.string().check(z.minLength(1), z.maxLength(MAX_CHAT)),
  }),
  /** Closes another page at the sender's own seat. */
  z.strictObject({ type: z.literal('close-page'), ref, page: ref }),
  z.strictObject({ type: z.literal('mute'), isMuted: z.boolean() }),
  /** Asks for the position after the given number of actions. */
  z.strictObject({ type: z.literal('look'), ref, after: count }),
]);
export type FromClient = z.infer<typeof fromClient>;
