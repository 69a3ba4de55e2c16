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
import { anyVisitOf, countShared, type Desk, httpError, personOf, read, somebody } from './http.ts';
import {
  bringAlong,
  countTry,
  readNaming,
  refuseBanned,
  refuseWeak,
  retireSession,
  signIn,
} from './sign-in.ts';

/** Who one is, becoming somebody, coming back, going away. */
export function serveAccounts(app: FastifyInstance, desk: Desk): void {
  const { db } = desk.house.storage;

  const describe = async (request: FastifyRequest, person: PersonRow | null): Promise<Me> => ({
    name: person?.name ?? null,
    passkeys: person === null ? 0 : (await passkeysOf(db, person.id)).length,
    settings: person?.settings ?? null,
    hasPasskeys: desk.siteOf(request) !== null,
  });

  /** Who asks. A browser that never got its new token gets another: without it a guest would lose every seat. */
  const meet = async (request: FastifyRequest, reply: FastifyReply): Promise<PersonRow | null> => {
    const visit = await anyVisitOf(desk, request);
    if (visit === null) return null;
    const token =
      visit.session.replaced_by === null ? null : await desk.sessions.renewAgain(visit.session);
    if (token !== null) setCookie(desk, request, reply, 'bivouac', token);
    return visit.person;
  };

  app.get('/api/me', async (request, reply) => describe(request, await meet(request, reply)));

  /** Whoever came by a link wants to keep their games. */
  app.post('/api/me', async (request, reply) =>
    describe(request, (await meet(request, reply)) ?? (await somebody(desk, request, reply))),
  );

  app.put('/api/me/settings', async (request) => {
    const person = await personOf(desk, request);
    if (person?.name == null) throw httpError('not-allowed');
    const wanted = read(settings, request.body);
    await db.updateTable('persons').set(wanted).where('id', '=', person.id).execute();
    return describe(request, { ...person, ...wanted });
  });

  /** A guest takes a name: everything that was theirs stays theirs, under a new token. */
  app.post('/api/accounts', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const naming = readNaming(name);
    refuseWeak(password, naming.name);
    await countShared(desk.limits.login, networkOf(request.ip));
    const guest = await somebody(desk, request, reply);
    if (guest.name !== null) throw httpError('not-allowed');
    await countShared(desk.limits.login, `person ${guest.id}`);
    if (await persons.isNameTaken(db, naming)) throw httpError('name-taken');
    await countShared(desk.limits.overall, 'strangers');
    const named = { ...naming, password: await desk.passwords.hash(password, false) };
    if (!(await persons.nameGuest(db, guest.id, named))) throw httpError('name-taken');
    // Other devices of the guest do not become devices of the account, nor does one that is coming by a link.
    const change = (tx: Kysely<Tables>) => dropDeviceLink(tx, guest.id);
    await signIn(desk, request, reply, guest.id, { change, isAlone: true });
    return describe(request, { ...guest, ...named });
  });

  app.post('/api/session', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countTry(desk, request, key ?? '', account);
    const stored = account?.password ?? null;
    const isRight = await desk.passwords.isRight(password, stored, isKnown);
    if (!isRight || account === undefined) throw httpError('wrong-password');
    refuseBanned(account);
    await bringAlong(desk, request, await personOf(desk, request), account.id);
    // Somebody may have changed the password while this one was compared.
    const change = async (tx: Kysely<Tables>): Promise<void> => {
      if (!(await persons.isPassword(tx, account))) throw httpError('wrong-password');
    };
    await signIn(desk, request, reply, account.id, { change });
    return describe(request, account);
  });

  /** With one of the codes made for it a lost account is won back: new password, every session ended. */
  app.post('/api/recovery', async (request, reply) => {
    const { name, code, password } = read(recovery, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countTry(desk, request, key ?? '', account);
    if (account?.name == null || !(await findCode(db, account.id, code))) {
      throw httpError('wrong-code');
    }
    refuseBanned(account);
    refuseWeak(password, account.name);
    const hash = await desk.passwords.hash(password, isKnown);
    if (!(await takeCode(db, account.id, code, hash))) throw httpError('wrong-code');
    await forgetOtherDevices(db, account.id, null);
    await bringAlong(desk, request, await personOf(desk, request), account.id);
    await signIn(desk, request, reply, account.id, { isAlone: true });
    return describe(request, account);
  });

  app.delete('/api/session', async (request, reply) => {
    setCookie(desk, request, reply, 'bivouac', '');
    await retireSession(desk, request);
    return describe(request, null);
  });
}
