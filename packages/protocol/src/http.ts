import * as z from 'zod/mini';
import {
  clockRules,
  count,
  gameId,
  keptText,
  outcome,
  player,
  seat,
  time,
  token,
  wantedClock,
} from './parts.ts';

/** Requests of the page by HTTP, and the responses. */
const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().check(z.maxLength(40)) }),
]);

export const createGame = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  scenario: z.string().check(z.maxLength(60)),
  options: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40))),
  seats: z.array(wantedSeat).check(z.minLength(1), z.maxLength(8)),
  clock: z.nullable(wantedClock),
  /** Listed in the lobby: everyone may sit down and watch. */
  isOpen: z.boolean(),
  isRated: z.boolean(),
});
export type CreateGame = z.infer<typeof createGame>;

export const createdGame = z.strictObject({
  id: gameId,
  /** By seat: the token of its link; null if the seat is taken. */
  links: z.array(z.nullable(token)),
  watch: token,
});
export type CreatedGame = z.infer<typeof createdGame>;

/** By seat: the new token of each free one; null for the others. */
export const renewedLinks = z.strictObject({ links: z.array(z.nullable(token)) });

export const joinedGame = z.strictObject({ id: gameId, seat });

const listedGame = z.strictObject({
  id: gameId,
  game: z.string(),
  scenario: z.string(),
  status: z.enum(['waiting', 'running', 'over']),
  players: z.array(player),
  awaited: z.array(seat),
  clock: z.nullable(clockRules),
  isRated: z.boolean(),
  deadline: z.nullable(time),
  outcome: z.nullable(outcome),
  /** When the game was made, until all seats are taken; then when it was last played or ended. */
  movedAt: time,
  /** The reader's own seat. */
  seat: z.nullable(seat),
});
export type ListedGame = z.infer<typeof listedGame>;

/** A cursor in a list; only the server reads it. */
export const listPlace = z.string().check(z.regex(/^[0-2]\.\d{1,15}\.[0-9a-z]{8,32}\.[0-7]$/));
const games = {
  /** The server's time, to which all others refer. */
  now: time,
  games: z.array(listedGame),
  /** The cursor for `after`; null at the end of the list. */
  next: z.nullable(listPlace),
};
export const gameList = z.strictObject(games);
export type GameList = z.infer<typeof gameList>;

export const settings = z.strictObject({ settings: keptText(4_000) });

/** A one-time link that lets a guest play on another device, and its lifetime in minutes. */
export const deviceLink = z.strictObject({ token, minutes: count });
export type DeviceLink = z.infer<typeof deviceLink>;
export const deviceToken = z.strictObject({ token });

/** The server's key for push notifications; null if it sends none. */
export const pushOffer = z.strictObject({ key: z.nullable(z.string()) });
export type PushOffer = z.infer<typeof pushOffer>;

const endpoint = keptText(1_000);
/** A browser's address at its push service, and the keys by which only it can read. */
export const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  /** A BCP 47 tag; the server answers in English to a tag that it does not know. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
});
export type PushSubscriptionWish = z.infer<typeof pushSubscription>;
export const pushAddress = z.strictObject({ endpoint });

export const playerPage = z.strictObject({
  name: z.string(),
  since: time,
  ratings: z.array(
    z.strictObject({ game: z.string(), rating: z.int(), deviation: z.int(), games: count }),
  ),
  /** The player's open games against people, by title. */
  results: z.array(z.strictObject({ game: z.string(), wins: count, draws: count, losses: count })),
  ...games,
});
export type PlayerPage = z.infer<typeof playerPage>;

export const httpProblem = z.strictObject({
  error: z.enum([
    'bad-request',
    'not-found',
    'not-allowed',
    'bad-name',
    'bad-password',
    'name-taken',
    'wrong-password',
    'banned',
    'wrong-code',
    'unknown-passkey',
    'no-passkeys',
    'prove-first',
    'last-way-in',
    'too-many',
    'too-many-games',
    'no-human-seat',
    'other-player',
    'taken',
    'unavailable',
    'rules',
  ]),
  /** For `rules` the kernel's own; for `bad-name` and `bad-password` what is wrong with it. */
  problem: z.optional(z.looseObject({ code: z.string() })),
});
export type HttpProblem = z.infer<typeof httpProblem>;
