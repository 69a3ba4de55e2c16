import { credentials, type Me, recovery, settings } from '@bivouac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { lookupKey } from '../accounts/names.ts';
import { findCode, takeCode } from '../accounts/recovery.ts';
import { networkOf } from '../address.ts';
import { dropDeviceLink } from '../storage/device-links.ts';
import { forgetOtherDevices } from '../storage/devices.ts';
import { passkeysOf } from '../storage/passkeys.ts';
import * as persons from '../storage/persons.ts';
import type { PersonRow, Tables } from '../storage/schema.ts';
import { setCookie } from './cookies.ts';
import {
  type ApiContext,
  anyVisitOf,
  countShared,
  httpError,
  personOf,
  personOrNewGuest,
  read,
} from './http.ts';
import {
  countAttempt,
  mergeVisitingGuest,
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

  /** The visitor. A browser that never got its new token gets another; otherwise a guest would lose every seat. */
  const recognize = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PersonRow | null> => {
    const visit = await anyVisitOf(context, request);
    if (visit === null) return null;
    const token =
      visit.session.replaced_by === null ? null : await context.sessions.renewAgain(visit.session);
    if (token !== null) setCookie(context, request, reply, 'bivouac', token);
    return visit.person;
  };

  app.get('/api/me', async (request, reply) => describe(request, await recognize(request, reply)));

  /** Makes a visitor who came by a link a guest, so that they keep their games. */
  app.post('/api/me', async (request, reply) =>
    describe(
      request,
      (await recognize(request, reply)) ?? (await personOrNewGuest(context, request, reply)),
    ),
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
    // The guest's other devices do not become devices of the account, nor does one that is using a link now.
    const change = (tx: Kysely<Tables>) => dropDeviceLink(tx, guest.id);
    await signIn(context, request, reply, guest.id, { change, isAlone: true });
    return describe(request, { ...guest, ...named });
  });

  app.post('/api/session', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countAttempt(context, request, key ?? '', account);
    const stored = account?.password ?? null;
    const isRight = await context.passwords.isRight(password, stored, isKnown);
    if (!isRight || account === undefined) throw httpError('wrong-password');
    refuseBanned(account);
    await mergeVisitingGuest(context, request, await personOf(context, request), account.id);
    // The password may have been changed while this one was compared.
    const change = async (tx: Kysely<Tables>): Promise<void> => {
      if (!(await persons.isPassword(tx, account))) throw httpError('wrong-password');
    };
    await signIn(context, request, reply, account.id, { change });
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
    await forgetOtherDevices(db, account.id, null);
    await mergeVisitingGuest(context, request, await personOf(context, request), account.id);
    await signIn(context, request, reply, account.id, { isAlone: true });
    return describe(request, account);
  });

  app.delete('/api/session', async (request, reply) => {
    setCookie(context, request, reply, 'bivouac', '');
    await retireSession(context, request);
    return describe(request, null);
  });
}
