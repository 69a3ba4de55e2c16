import type { NameProblem } from '@bivouac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { deviceName } from '../accounts/device-name.ts';
import { nameKey, readName, skeletonOf } from '../accounts/names.ts';
import { checkPassword } from '../accounts/password-rules.ts';
import { networkOf } from '../address.ts';
import { hashToken, newToken } from '../secrets.ts';
import { ownerOfDevice, rememberDevice } from '../storage/accounts/devices.ts';
import { mergeGuest, type Naming } from '../storage/accounts/persons.ts';
import { dropSessionsOf, lockPerson, type Visit } from '../storage/accounts/sessions.ts';
import type { PersonRow, Tables } from '../storage/schema.ts';
import { cookieOf, setCookie, tokenOf } from './cookies.ts';
import { type ApiContext, countShared, httpError } from './http.ts';

const deviceOf = (context: ApiContext, request: FastifyRequest): string | undefined =>
  cookieOf(request.headers.cookie, context.isSecure(request), 'bivouac-device');

/** The hash of the browser's device mark; null without one. */
export function deviceHashOf(context: ApiContext, request: FastifyRequest): string | null {
  const token = deviceOf(context, request);
  return token === undefined ? null : hashToken(token);
}

/**
 * Counts an attempt to get into an account. A browser in which the owner has signed in before has its own allowance,
 * so that guessers cannot lock the owner out. Returns whether it is such a browser.
 */
export async function countAttempt(
  context: ApiContext,
  request: FastifyRequest,
  key: string,
  account: PersonRow | undefined,
): Promise<boolean> {
  const { login, name, overall } = context.limits;
  const device = deviceHashOf(context, request);
  if (account !== undefined && device !== null) {
    if ((await ownerOfDevice(context.service.storage.db, device)) === account.id) {
      await countShared(login, `device ${device}`);
      await countShared(overall, 'known devices');
      return true;
    }
  }
  await countShared(login, networkOf(request.ip));
  await countShared(name, key);
  await countShared(overall, 'strangers');
  return false;
}

/**
 * Counts a password that a signed-in visitor makes the server hash: for the person, for their network, and with all
 * others. The narrow limits come first, so that a refused visitor uses up nothing that others share. Returns whether
 * the owner has signed in from this browser before.
 */
export async function countHash(
  context: ApiContext,
  request: FastifyRequest,
  { id }: PersonRow,
): Promise<boolean> {
  const { login, overall } = context.limits;
  const device = deviceHashOf(context, request);
  const isKnown =
    device !== null && (await ownerOfDevice(context.service.storage.db, device)) === id;
  await countShared(login, `person ${id}`);
  await countShared(login, networkOf(request.ip));
  await countShared(overall, isKnown ? 'known devices' : 'strangers');
  return isKnown;
}

/** Called once the visitor has proved that the account is theirs, before anything changes. */
export function refuseBanned(account: Pick<PersonRow, 'banned_at'>): void {
  if (account.banned_at !== null) throw httpError('banned');
}

/**
 * Ends the session that the browser came with, once the response brings another or none. A thief of its cookie is
 * out, and the browser's own pages reconnect. Call it last, right before the response.
 */
export async function retireSession(context: ApiContext, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request.headers.cookie, context.isSecure(request));
  if (token !== undefined) await context.service.endSessions([hashToken(token)], 'replaced');
}

/** Options of the transaction of a sign-in. */
export interface SignInOptions {
  /** Runs while the person is locked; an error leaves everything unchanged. */
  readonly change?: (tx: Kysely<Tables>) => Promise<void>;
  /** Ends every other session of the person, also one that was renewed a moment ago. */
  readonly isAlone?: boolean;
}

/** Signs the person in with a new token and remembers the browser. The previous token is invalid from then on. */
export async function signIn(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  { change, isAlone = false }: SignInOptions = {},
): Promise<void> {
  const { db } = context.service.storage;
  const device = deviceName(request.headers['user-agent']);
  const begun = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, person);
    await change?.(tx);
    const token = await context.sessions.begin(person, { device, isProved: true }, tx);
    const ended = isAlone ? await dropSessionsOf(tx, person, [hashToken(token)]) : [];
    return { token, ended };
  });
  setCookie(context, request, reply, 'bivouac', begun.token);
  announceOthers(context, request, begun.ended);
  const mark = deviceOf(context, request) ?? newToken();
  const token_hash = hashToken(mark);
  await rememberDevice(db, { token_hash, person, seen_at: context.service.now() });
  setCookie(context, request, reply, 'bivouac-device', mark);
  await retireSession(context, request);
}

/** Closes the sockets of ended sessions, except those of the calling browser, which gets a new session. */
function announceOthers(
  context: ApiContext,
  request: FastifyRequest,
  ended: readonly string[],
): void {
  const own = tokenOf(request.headers.cookie, context.isSecure(request));
  const ownHash = own === undefined ? null : hashToken(own);
  context.service.announceEnded(
    ended.filter((hash) => hash !== ownHash),
    'over',
  );
}

/** Merges the visitor's guest into the account and signs out the guest's other devices. */
export async function mergeVisitingGuest(
  context: ApiContext,
  request: FastifyRequest,
  guest: PersonRow | null,
  account: string,
): Promise<void> {
  if (guest === null || guest.name !== null) return;
  announceOthers(context, request, await mergeGuest(context.service.storage.db, guest.id, account));
}

/**
 * Ends every other session of the visitor and gives this one a new token, so that a thief of the cookie is out as
 * well. Returns the visit under the new token.
 */
export async function endOtherSessions<V extends Visit>(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: V,
): Promise<V> {
  // Renewing spends the old token: if the owner and a thief ask at once, only one gets the new one.
  const renewed = await context.sessions.renew(visit.session);
  if (renewed === null) throw httpError('not-allowed');
  setCookie(context, request, reply, 'bivouac', renewed.token);
  announceOthers(context, request, renewed.ended);
  context.service.announceEnded([visit.session.token_hash], 'replaced');
  return { ...visit, session: { ...visit.session, token_hash: hashToken(renewed.token) } };
}

/** Checks a name and returns it in every form in which it is stored. */
export function readNaming(text: string): Naming & { readonly name: string } {
  const name = readName(text);
  if (!name.ok) throw badName(name.problem);
  return {
    name: name.value,
    name_key: nameKey(name.value),
    name_skeleton: skeletonOf(name.value),
  };
}

const badName = (code: NameProblem) => httpError('bad-name', { code });

/** Refuses a password that is easy to guess. */
export function refuseWeak(password: string, name: string): void {
  const code = checkPassword(password, name);
  if (code !== null) throw httpError('bad-password', { code });
}
