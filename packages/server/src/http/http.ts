import type { IncomingMessage } from 'node:http';
import type { HttpProblem } from '@bivouac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS, type Sessions } from '../accounts/sessions.ts';
import { networkOf } from '../address.ts';
import type { House } from '../house.ts';
import type { Limiter } from '../sockets/limits.ts';
import type { PersonRow } from '../storage/schema.ts';

/** By address and by person. */
interface Limits {
  /** Questions of any kind. */
  readonly ask: Limiter;
  /** New games and seats in those of others. */
  readonly make: Limiter;
  /** Seats in the games of others, of one address. */
  readonly join: Limiter;
  /** Whatever costs a password or a signature. */
  readonly login: Limiter;
  /** Tries for one name, from wherever: more than one address may make, so that nobody locks out whose it is. */
  readonly name: Limiter;
  /** New guests, and challenges for passkeys: each leaves a row behind. */
  readonly come: Limiter;
}

/** What every route works with. */
export interface Desk {
  readonly house: House;
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** The page is served by TLS, so that cookies need never travel without. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** A request that cannot be followed. */
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
  'name-taken': 409,
  'wrong-password': 401,
  'unknown-passkey': 401,
  'too-many': 429,
  'too-many-games': 409,
  'no-human-seat': 422,
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

const COOKIE = 'bivouac';

/** Behind TLS only a cookie that no neighbouring host can have planted, and without TLS only the other. */
const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${COOKIE}` : COOKIE);

export function tokenOf(cookies: string | undefined, isSecure: boolean): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === nameOf(isSecure)) return value;
  }
  return undefined;
}

export function setToken(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const isSecure = desk.isSecure(request);
  const age = token === '' ? 0 : SESSION_SECONDS;
  const parts = [
    `${nameOf(isSecure)}=${token}`,
    'Path=/',
    `Max-Age=${age}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** Whoever comes from this address has asked for enough, or is counted. */
export function countAddress(limiter: Limiter, { ip }: FastifyRequest): void {
  if (!limiter.take(networkOf(ip))) throw httpError('too-many');
}

/** The same of one person, from however many addresses. */
export function countPerson(limiter: Limiter, { id }: PersonRow): void {
  if (!limiter.take(`person ${id}`)) throw httpError('too-many');
}

/** Who asks. */
export async function personOf(desk: Desk, request: FastifyRequest): Promise<PersonRow | null> {
  const person = await desk.sessions.find(tokenOf(request.headers.cookie, desk.isSecure(request)));
  if (person !== null) countPerson(desk.limits.ask, person);
  return person;
}

/** Who asks; whoever is nobody yet becomes a guest with a cookie. */
export async function somebody(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonRow> {
  const known = await personOf(desk, request);
  if (known !== null) return known;
  countAddress(desk.limits.come, request);
  const guest = await desk.sessions.makeGuest();
  setToken(desk, request, reply, await desk.sessions.begin(guest.id));
  return guest;
}

/** A page of somebody else must not speak in our reader's name. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
