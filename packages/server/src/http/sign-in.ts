import type { NameProblem } from '@bivouac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../accounts/device-name.ts';
import { nameKey, readName, skeletonOf } from '../accounts/names.ts';
import { checkPassword } from '../accounts/password-rules.ts';
import { networkOf } from '../address.ts';
import { hashToken, newToken } from '../secrets.ts';
import { dropDeviceLink } from '../storage/device-links.ts';
import { ownerOfDevice, rememberDevice } from '../storage/devices.ts';
import type { Naming } from '../storage/persons.ts';
import type { PersonRow } from '../storage/schema.ts';
import { sessionsOf, type Visit } from '../storage/sessions.ts';
import { cookieOf, setCookie, tokenOf } from './cookies.ts';
import { type ApiContext, countShared, httpError } from './http.ts';

const deviceOf = (context: ApiContext, request: FastifyRequest): string | undefined =>
  cookieOf(request.headers.cookie, context.isSecure(request), 'bivouac-device');

/** The hash of the mark of the browser that asks; null where it has none. */
export function deviceHashOf(context: ApiContext, request: FastifyRequest): string | null {
  const token = deviceOf(context, request);
  return token === undefined ? null : hashToken(token);
}

/**
 * Counts a try to get into an account. A browser in which its owner has signed in before has an allowance
 * of its own: however many guess at a name, the owner is not locked out. Whether it is such a browser.
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

/** Asked once somebody has shown that the account is theirs, before anything of it changes. */
export function refuseBanned(account: Pick<PersonRow, 'banned_at'>): void {
  if (account.banned_at !== null) throw httpError('banned');
}

/**
 * Ends the session that the browser came with, once the answer brings another or none. A thief of its cookie is out,
 * and the browser's own pages come back by themselves. To be called last, right before the answer.
 */
export async function retireSession(context: ApiContext, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request.headers.cookie, context.isSecure(request));
  if (token !== undefined) await context.service.endSessions([hashToken(token)], 'replaced');
}

/**
 * Signs the person in, always with a new token. The one before opens nothing from then on. The server knows the
 * browser from now on.
 */
export async function signIn(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { db } = context.service.storage;
  const device = deviceName(request.headers['user-agent']);
  const token = await context.sessions.begin(person, { device, isProved: true });
  setCookie(context, request, reply, 'bivouac', token);
  const mark = deviceOf(context, request) ?? newToken();
  const token_hash = hashToken(mark);
  await rememberDevice(db, { token_hash, person, seen_at: context.service.now() });
  setCookie(context, request, reply, 'bivouac-device', mark);
  await retireSession(context, request);
}

/** Ends those sessions of the person, wherever they are; their open tables close. */
export async function endSessions(
  { service }: ApiContext,
  person: string,
  isEnded: (tokenHash: string) => boolean,
): Promise<void> {
  const all = await sessionsOf(service.storage.db, person, service.now());
  const hashes = all.map(({ token_hash }) => token_hash).filter(isEnded);
  await service.endSessions(hashes);
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
  // The old token is spent here: of the owner and a thief who ask at once one gets the new one.
  const token = await context.sessions.renew(visit.session);
  if (token === null) throw httpError('not-allowed');
  const token_hash = hashToken(token);
  await endSessions(context, visit.person.id, (each) => each !== token_hash);
  setCookie(context, request, reply, 'bivouac', token);
  await retireSession(context, request);
  return { ...visit, session: { ...visit.session, token_hash } };
}

/**
 * Signs the person out on every other device, and cancels a link that would let in one more. This browser's own
 * session goes on until `signIn` replaces it.
 */
export async function endOtherDevices(
  context: ApiContext,
  request: FastifyRequest,
  person: string,
): Promise<void> {
  // Drop the link first. A device that is using it right now either already has a session, which ends below, or gets
  // none.
  await dropDeviceLink(context.service.storage.db, person);
  const own = tokenOf(request.headers.cookie, context.isSecure(request));
  const ownHash = own === undefined ? null : hashToken(own);
  await endSessions(context, person, (each) => each !== ownHash);
}

/** A name that may be taken, in every form in which it is stored. */
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

/** Refuses a password that anybody would guess. */
export function refuseWeak(password: string, name: string): void {
  const code = checkPassword(password, name);
  if (code !== null) throw httpError('bad-password', { code });
}
