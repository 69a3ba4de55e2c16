import * as z from 'zod/mini';

/** Raised when an older page could no longer talk to the server. */
export const PROTOCOL = 4;

/** The close code for a page whose browser has a new session: it reconnects with the new cookie. */
export const SESSION_REPLACED = 4001;

export const MAX_CHAT = 400;
export const MAX_MESSAGE_BYTES = 4_096;

/** The sender's own name for a message; the answer carries it back. */
export const ref = z.string().check(z.regex(/^[\w-]{1,40}$/));
export const gameId = z.string().check(z.regex(/^[0-9a-z]{8,32}$/));
/** The secret of a link: at least 128 bits, as base64url. */
export const token = z.string().check(z.regex(/^[\w-]{22,64}$/));
/** Text that is stored as it came. PostgreSQL cannot store a NUL. */
export const keptText = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !text.includes('\0')),
  );
export const seat = z.int().check(z.gte(0), z.lt(8));
export const count = z.int().check(z.gte(0), z.lte(2_147_483_647));
export const time = z.int().check(z.gte(0));

/**
 * Initial time, increment after each turn, and the maximum that a clock may hold. `days` works the same; it is only
 * displayed in days.
 */
export const clockRules = z.strictObject({
  kind: z.enum(['live', 'days']),
  bankMs: z.int().check(z.gte(10_000), z.lte(60 * 86_400_000)),
  gainMs: z.int().check(z.gte(0), z.lte(60 * 86_400_000)),
  capMs: z.int().check(z.gte(10_000), z.lte(60 * 86_400_000)),
});
export type ClockRules = z.infer<typeof clockRules>;

const DAY_MS = 86_400_000;
/**
 * A clock that players may choose. Lists describe it in a few words, so it must not hold more than they can say: the
 * days are the same for every move, and no player has less time after their first turn than before it.
 */
export const wantedClock = clockRules.check(
  z.refine(({ bankMs, capMs }) => capMs >= bankMs),
  z.refine(
    ({ kind, bankMs, gainMs, capMs }) =>
      kind === 'live' || (bankMs === gainMs && gainMs === capMs && gainMs % DAY_MS === 0),
  ),
);

export const clockState = z.strictObject({
  rules: clockRules,
  /** By seat: the time left at `at`. */
  leftMs: z.array(z.int()),
  /** The seats whose clock runs. */
  running: z.array(seat),
  /** By the server's clock, like `now` of the same message. */
  at: time,
  isPaused: z.boolean(),
});
export type ClockState = z.infer<typeof clockState>;

export const player = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('human'),
    /** Null for a guest or an empty seat. */
    name: z.nullable(z.string()),
    isTaken: z.boolean(),
    /** The player has deleted their account since. */
    isDeleted: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string() }),
]);
export type TablePlayer = z.infer<typeof player>;

export const outcome = z.strictObject({ winners: z.array(seat), reason: z.string() });

/** Open offers by one side that the other has not answered. */
export const offers = z.strictObject({
  draw: z.nullable(seat),
  pause: z.nullable(seat),
  rematch: z.nullable(seat),
  /** `seq`: the entry that made the offer; a player who agrees names it. */
  takeBack: z.nullable(z.strictObject({ by: seat, to: count, seq: count })),
});
export type Offers = z.infer<typeof offers>;

/** An event at the table that is not part of the game itself. */
export const note = z.strictObject({
  seq: count,
  at: time,
  seat: z.nullable(seat),
  what: z.enum([
    'sat',
    'took-back',
    'paused',
    'resumed',
    'out-of-time',
    'declined',
    'rematch',
    'outage',
    'rules',
    'rules-kept',
  ]),
  /**
   * For a take-back the number of actions; for a rematch the new game; for an outage the milliseconds; for new rules
   * their number.
   */
  detail: z.string(),
});
export type TableNote = z.infer<typeof note>;

/** A finished game that can no longer be played or shown, for all who may see it. */
export const endedGame = z.strictObject({
  /** The id of the game on the shelf. */
  title: z.string(),
  at: time,
  /** Why it was ended without a result; null for a game that ended by itself. */
  why: z.nullable(z.enum(['rules', 'host', 'ban'])),
  /** The host's message about it. */
  note: z.string(),
  /** Everything that was stored, as text. */
  record: z.string(),
});
export type EndedGame = z.infer<typeof endedGame>;

/** Why a message was refused. `problem` is the kernel's own, if the kernel refused. */
export const refusal = z.strictObject({
  code: z.enum([
    'bad-message',
    'unknown-game',
    'bad-link',
    'link-used',
    'session-required',
    'closed',
    'other-seat',
    'not-entered',
    'not-seated',
    'late',
    'not-now',
    'just-started',
    'too-many',
    'unavailable',
    'old-page',
    'rules',
    'void',
    'diverged',
  ]),
  problem: z.optional(z.looseObject({ code: z.string() })),
  ended: z.optional(endedGame),
});
export type Refusal = z.infer<typeof refusal>;

/** For pages whose server forbids eval: shapes are then checked without generated code. */
export function checkWithoutEval(): void {
  z.config({ jitless: true });
}
