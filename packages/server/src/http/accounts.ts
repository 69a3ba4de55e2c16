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
import { countShared, type Desk, httpError, personOf, read, somebody } from './http.ts';
import {
  countTry,
  endOtherDevices,
  endSessions,
  readNaming,
  refuseBanned,
  refuseWeak,
  retireSession,
  signIn,
} from './sign-in.ts';

/** Who one is, becoming somebody, coming back, going away. */
export function serveAccounts(app: FastifyInstance, desk: Desk): void {
  const { db } = desk.service.storage;

  const describe = async (request: FastifyRequest, person: PersonRow | null): Promise<Me> => ({
    name: person?.name ?? null,
    passkeys: person === null ? 0 : (await passkeysOf(db, person.id)).length,
    settings: person?.settings ?? null,
    hasPasskeys: desk.siteOf(request) !== null,
  });

  app.get('/api/me', async (request) => describe(request, await personOf(desk, request)));

  /** Whoever came by a link wants to keep their games. */
  app.post('/api/me', async (request, reply) =>
    describe(request, await somebody(desk, request, reply)),
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
    // Other devices of the guest do not become devices of the account.
    await endOtherDevices(desk, request, guest.id);
    await signIn(desk, request, reply, guest.id);
    return describe(request, { ...guest, ...named });
  });

  /** What the person did here as a guest is the account's as well. */
  const bringAlong = async (request: FastifyRequest, account: string): Promise<void> => {
    const guest = await personOf(desk, request);
    if (guest === null || guest.name !== null) return;
    await endOtherDevices(desk, request, guest.id);
    await persons.mergeGuest(db, guest.id, account);
  };

  app.post('/api/session', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(db, key);
    const isKnown = await countTry(desk, request, key ?? '', account);
    const stored = account?.password ?? null;
    const isRight = await desk.passwords.isRight(password, stored, isKnown);
    if (!isRight || account === undefined) throw httpError('wrong-password');
    refuseBanned(account);
    await bringAlong(request, account.id);
    await signIn(desk, request, reply, account.id);
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
    await endSessions(desk, account.id, () => true);
    await forgetOtherDevices(db, account.id, null);
    await bringAlong(request, account.id);
    await signIn(desk, request, reply, account.id);
    return describe(request, account);
  });

  app.delete('/api/session', async (request, reply) => {
    setCookie(desk, request, reply, 'bivouac', '');
    await retireSession(desk, request);
    return describe(request, null);
  });
}
