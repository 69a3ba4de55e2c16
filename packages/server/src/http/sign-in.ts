import type { NameProblem } from '@bivouac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { deviceName } from '../accounts/device-name.ts';
import { nameKey, readName, skeletonOf } from '../accounts/names.ts';
import { checkPassword } from '../accounts/password-rules.ts';
import { networkOf } from '../address.ts';
import { hashToken, newToken } from '../secrets.ts';
import { ownerOfDevice, rememberDevice } from '../storage/devices.ts';
import { mergeGuest, type Naming } from '../storage/persons.ts';
import type { PersonRow, Tables } from '../storage/schema.ts';
import { dropSessionsOf, lockPerson, type Visit } from '../storage/sessions.ts';
import { cookieOf, setCookie, tokenOf } from './cookies.ts';
import { countShared, type Desk, httpError } from './http.ts';

const deviceOf = (desk: Desk, request: FastifyRequest): string | undefined =>
  cookieOf(request.headers.cookie, desk.isSecure(request), 'bivouac-device');

/** The hash of the mark of the browser that asks; null where it has none. */
export function deviceHashOf(desk: Desk, request: FastifyRequest): string | null {
  const token = deviceOf(desk, request);
  return token === undefined ? null : hashToken(token);
}

/**
 * Counts a try to get into an account. A browser in which its owner has signed in before has an allowance
 * of its own: however many guess at a name, the owner is not locked out. Whether it is such a browser.
 */
export async function countTry(
  desk: Desk,
  request: FastifyRequest,
  key: string,
  account: PersonRow | undefined,
): Promise<boolean> {
  const { login, name, overall } = desk.limits;
  const device = deviceHashOf(desk, request);
  if (account !== undefined && device !== null) {
    if ((await ownerOfDevice(desk.house.storage.db, device)) === account.id) {
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
export async function retireSession(desk: Desk, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request.headers.cookie, desk.isSecure(request));
  if (token !== undefined) await desk.house.endSessions([hashToken(token)], 'replaced');
}

/** What happens together with signing in, or not at all. */
export interface SigningIn {
  /** Asked while nothing else can change the person; an error leaves everything as it was. */
  readonly change?: (tx: Kysely<Tables>) => Promise<void>;
  /** Every other session of the person ends, also one that was renewed a moment ago. */
  readonly isAlone?: boolean;
}

/**
 * Signs the person in, always with a new token. The one before opens nothing from then on. The server knows the
 * browser from now on.
 */
export async function signIn(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  { change, isAlone = false }: SigningIn = {},
): Promise<void> {
  const { db } = desk.house.storage;
  const device = deviceName(request.headers['user-agent']);
  const begun = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, person);
    await change?.(tx);
    const token = await desk.sessions.begin(person, { device, isProved: true }, tx);
    const ended = isAlone ? await dropSessionsOf(tx, person, [hashToken(token)]) : [];
    return { token, ended };
  });
  setCookie(desk, request, reply, 'bivouac', begun.token);
  tellOthers(desk, request, begun.ended);
  const mark = deviceOf(desk, request) ?? newToken();
  const token_hash = hashToken(mark);
  await rememberDevice(db, { token_hash, person, seen_at: desk.house.now() });
  setCookie(desk, request, reply, 'bivouac-device', mark);
  await retireSession(desk, request);
}

/** Closes what is open for sessions that have ended. The browser that asks gets a new one and is told last. */
function tellOthers(desk: Desk, request: FastifyRequest, ended: readonly string[]): void {
  const own = tokenOf(request.headers.cookie, desk.isSecure(request));
  const ownHash = own === undefined ? null : hashToken(own);
  desk.house.tellEnded(
    ended.filter((hash) => hash !== ownHash),
    'over',
  );
}

/** What somebody did here as a guest is the account's as well; other devices of the guest are signed out. */
export async function bringAlong(
  desk: Desk,
  request: FastifyRequest,
  guest: PersonRow | null,
  account: string,
): Promise<void> {
  if (guest === null || guest.name !== null) return;
  tellOthers(desk, request, await mergeGuest(desk.house.storage.db, guest.id, account));
}

/**
 * Ends every other session of the visitor and gives this one a new token, so that a thief of the cookie is out as
 * well. Returns the visit under the new token.
 */
export async function endOtherSessions<V extends Visit>(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: V,
): Promise<V> {
  // The old token is spent here: of the owner and a thief who ask at once one gets the new one.
  const renewed = await desk.sessions.renew(visit.session);
  if (renewed === null) throw httpError('not-allowed');
  setCookie(desk, request, reply, 'bivouac', renewed.token);
  tellOthers(desk, request, renewed.ended);
  desk.house.tellEnded([visit.session.token_hash], 'replaced');
  return { ...visit, session: { ...visit.session, token_hash: hashToken(renewed.token) } };
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
