import type { IncomingMessage } from 'node:http';
import type { HttpProblem } from '@bivouac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import type { Passwords } from '../accounts/password.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SharedLimiter } from '../accounts/shared-limiter.ts';
import { networkOf } from '../address.ts';
import type { GameService } from '../game-service.ts';
import type { Limiter } from '../sockets/limits.ts';
import type { Visit } from '../storage/accounts/sessions.ts';
import type { PersonRow } from '../storage/schema.ts';
import { setCookie, tokenOf } from './cookies.ts';

/** Limits by address and by person. */
interface Limits {
  /** All requests. */
  readonly ask: Limiter;
  /** New games, and seats in games of others. */
  readonly make: Limiter;
  /** Seats in games of others, per address. */
  readonly join: Limiter;
  /** Requests that cost a password hash or a signature. This limit and those below are shared by all processes. */
  readonly login: SharedLimiter;
  /**
   * Attempts for one name, from any address. Known devices are not counted, so that a guesser cannot lock the owner
   * out.
   */
  readonly name: SharedLimiter;
  /** All attempts together, counted separately for strangers and for known devices. */
  readonly overall: SharedLimiter;
  /** New guests, and challenges for passkeys: each stores a row. */
  readonly come: SharedLimiter;
  /** Account exports: each replays the person's games. */
  readonly export: SharedLimiter;
}

/** The public address of the page, to which passkeys are bound. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** The context of every route. */
export interface ApiContext {
  readonly service: GameService;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly passwords: Passwords;
  /** Null if the address is not known; then the server offers no passkeys. */
  readonly siteOf: (request: FastifyRequest) => Site | null;
  /** Whether the page is served over TLS, so that cookies never travel without it. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** Ends a request with an error response. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: HttpProblem;

  constructor(status: number, body: HttpProblem) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

const STATUS: { readonly [error in HttpProblem['error']]: number } = {
  'bad-request': 400,
  'not-found': 404,
  'not-allowed': 403,
  'bad-name': 400,
  'bad-password': 400,
  'name-taken': 409,
  'wrong-password': 401,
  banned: 403,
  'wrong-code': 401,
  'unknown-passkey': 401,
  'no-passkeys': 409,
  'prove-first': 403,
  'last-way-in': 409,
  'too-many': 429,
  'too-many-games': 409,
  'no-human-seat': 422,
  'other-player': 409,
  taken: 409,
  unavailable: 503,
  rules: 422,
};

export function httpError(
  error: HttpProblem['error'],
  problem?: HttpProblem['problem'],
): HttpError {
  return new HttpError(STATUS[error], problem === undefined ? { error } : { error, problem });
}

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export function read<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw httpError('bad-request');
  return parsed.data;
}

/** Counts the request for its address, or refuses it. */
export function countAddress(limiter: Limiter, { ip }: FastifyRequest): void {
  if (!limiter.take(networkOf(ip))) throw httpError('too-many');
}

/** Counts the request for a person, whatever their address. */
export function countPerson(limiter: Limiter, { id }: PersonRow): void {
  if (!limiter.take(`person ${id}`)) throw httpError('too-many');
}

/** Counts in a limit that all processes share. */
export async function countShared(limiter: SharedLimiter, key: string): Promise<void> {
  if (!(await limiter.take(key))) throw httpError('too-many');
}

/** The visitor and their session, also a replaced one; null without a session. */
export async function anyVisitOf(
  context: ApiContext,
  request: FastifyRequest,
): Promise<Visit | null> {
  const visit = await context.sessions.find(
    tokenOf(request.headers.cookie, context.isSecure(request)),
  );
  if (visit !== null) countPerson(context.limits.ask, visit.person);
  return visit;
}

/** The same. A replaced session changes nothing, because a thief may have its token. */
export async function visitOf(context: ApiContext, request: FastifyRequest): Promise<Visit | null> {
  const visit = await anyVisitOf(context, request);
  // The browser gets the new token in a moment, or another one from `/api/me`.
  if (visit?.session.replaced_by != null && request.method !== 'GET') {
    throw httpError('unavailable');
  }
  return visit;
}

/** The visitor; null without a session. */
export async function personOf(
  context: ApiContext,
  request: FastifyRequest,
): Promise<PersonRow | null> {
  return (await visitOf(context, request))?.person ?? null;
}

/** The visitor; one without a session becomes a guest and gets a cookie. */
export async function personOrNewGuest(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonRow> {
  const known = await personOf(context, request);
  if (known !== null) return known;
  await countShared(context.limits.come, networkOf(request.ip));
  const guest = await context.sessions.makeGuest();
  const device = deviceName(request.headers['user-agent']);
  const token = await context.sessions.begin(guest.id, { device, isProved: false });
  setCookie(context, request, reply, 'bivouac', token);
  return guest;
}

/** A page from another origin must not act in the visitor's name. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
