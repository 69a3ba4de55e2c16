import { credentials, type Me, recovery, settings } from '@bivouac/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lookupKey } from '../accounts/names.ts';
import { findCode, takeCode } from '../accounts/recovery.ts';
import { networkOf } from '../address.ts';
import { forgetOtherDevices } from '../storage/devices.ts';
import { passkeysOf } from '../storage/passkeys.ts';
import * as persons from '../storage/persons.ts';
import type { PersonRow } from '../storage/schema.ts';
import { setCookie } from './cookies.ts';
import {
  type ApiContext,
  countShared,
  httpError,
  personOf,
  personOrNewGuest,
  read,
} from './http.ts';
import {
  countAttempt,
  endOtherDevices,
  endSessions,
  readNaming,
  refuseBanned,
  refuseWeak,
  retireSession,
  signIn,
} from './sign-in.ts';

/** Routes for the visitor's identity: guest, sign up, sign in, recovery, sign out. */
export function serveAccounts(app: FastifyInstance, context: ApiContext): void {
  const { db } = context.service.storage;

  const describe = async (request: FastifyRequest, person: PersonRow | null): Promise<Me> => ({
    name: person?.name ?? null,
    passkeys: person === null ? 0 : (await passkeysOf(db, person.id)).length,
    settings: person?.settings ?? null,
    hasPasskeys: context.siteOf(request) !== null,
  });

  app.get('/api/me', async (request) => describe(request, await personOf(context, request)));

  /** Makes a visitor who came by a link a guest, so that they keep their games. */
  app.post('/api/me', async (request, reply) =>
    describe(request, await personOrNewGuest(context, request, reply)),
  );

  app.put('/api/me/settings', async (request) => {
    const person = await personOf(context, request);
    if (person?.name == null) throw httpError('not-allowed');
    const wanted = read(settings, request.body);
    await db.updateTable('persons').set(wanted).where('id', '=', person.id).execute();
    return describe(request, { ...person, ...wanted });
  });

  /** A guest takes a name and keeps everything they own, under a new token. */
  app.post('/api/accounts', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const naming = readNaming(name);
    refuseWeak(password, naming.name);
    await countShared(context.limits.login, networkOf(request.ip));
    const guest = await personOrNewGuest(context, request, reply);
    if (guest.name !== null) throw httpError('not-allowed');
    await countShared(context.limits.login, `person ${guest.id}`);
    if (await persons.isNameTaken(db, naming)) throw httpError('name-taken');
    await countShared(context.limits.overall, 'strangers');
    const named = { ...naming, password: await context.passwords.hash(password, false) };
    if (!(await persons.nameGuest(db, guest.id, named))) throw httpError('name-taken');
    // The guest's other devices do not become devices of the account.
    await endOtherDevices(context, request, guest.id);
    await signIn(context, request, reply, guest.id);
    return describe(request, { ...guest, ...named });
  });

  /** What the person did here as a guest becomes part of the account. */
  const mergeVisitingGuest = async (request: FastifyRequest, account: string): Promise<void> => {
    const guest = await personOf(context, request);
    if (guest === null || guest.name !== null) return;
    await endOtherDevices(context, request, guest.id);
    await persons.mergeGuest(db, guest.id, account);
  };

  app.post('/api/session', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countAttempt(context, request, key ?? '', account);
    const stored = account?.password ?? null;
    const isRight = await context.passwords.isRight(password, stored, isKnown);
    if (!isRight || account === undefined) throw httpError('wrong-password');
    refuseBanned(account);
    await mergeVisitingGuest(request, account.id);
    await signIn(context, request, reply, account.id);
    return describe(request, account);
  });

  /** Recovers an account with one of its codes: sets a new password and ends every session. */
  app.post('/api/recovery', async (request, reply) => {
    const { name, code, password } = read(recovery, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countAttempt(context, request, key ?? '', account);
    if (account?.name == null || !(await findCode(db, account.id, code))) {
      throw httpError('wrong-code');
    }
    refuseBanned(account);
    refuseWeak(password, account.name);
    const hash = await context.passwords.hash(password, isKnown);
    if (!(await takeCode(db, account.id, code, hash))) throw httpError('wrong-code');
    await endSessions(context, account.id, () => true);
    await forgetOtherDevices(db, account.id, null);
    await mergeVisitingGuest(request, account.id);
    await signIn(context, request, reply, account.id);
    return describe(request, account);
  });

  app.delete('/api/session', async (request, reply) => {
    setCookie(context, request, reply, 'bivouac', '');
    await retireSession(context, request);
    return describe(request, null);
  });
}
