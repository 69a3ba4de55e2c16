import { credentials, type Me, settings } from '@bivouac/protocol';
import type { FastifyInstance } from 'fastify';
import { hashPassword, isPassword } from '../accounts/password.ts';
import { nameKey } from '../accounts/sessions.ts';
import * as persons from '../storage/persons.ts';
import type { PersonRow } from '../storage/schema.ts';
import {
  countAddress,
  countPerson,
  type Desk,
  httpError,
  personOf,
  read,
  setToken,
  somebody,
  tokenOf,
} from './http.ts';

/** Accounts: who one is, becoming somebody, coming back, going away. */
export function serveAccounts(app: FastifyInstance, desk: Desk): void {
  const { db } = desk.house.storage;

  const describe = async (person: PersonRow | null): Promise<Me> => {
    if (person === null) return { name: null, passkeys: 0, settings: null };
    const { count } = await db
      .selectFrom('passkeys')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('person', '=', person.id)
      .executeTakeFirstOrThrow();
    return { name: person.name, passkeys: Number(count), settings: person.settings };
  };

  app.get('/api/me', async (request) => describe(await personOf(desk, request)));

  /** Whoever came by a link wants his games to be his. */
  app.post('/api/me', async (request, reply) => describe(await somebody(desk, request, reply)));

  app.put('/api/me/settings', async (request) => {
    const person = await personOf(desk, request);
    if (person?.name == null) throw httpError('not-allowed');
    const wanted = read(settings, request.body);
    await db.updateTable('persons').set(wanted).where('id', '=', person.id).execute();
    return describe({ ...person, ...wanted });
  });

  /** A guest takes a name: everything that was his stays his. */
  app.post('/api/accounts', async (request, reply) => {
    countAddress(desk.limits.login, request);
    const { name, password } = read(credentials, request.body);
    const guest = await somebody(desk, request, reply);
    if (guest.name !== null) throw httpError('not-allowed');
    countPerson(desk.limits.login, guest);
    const named = { name, name_key: nameKey(name), password: await hashPassword(password) };
    if (!(await persons.nameGuest(db, guest.id, named))) throw httpError('name-taken');
    return describe({ ...guest, ...named });
  });

  app.post('/api/session', async (request, reply) => {
    const { name, password } = read(credentials, request.body);
    const key = nameKey(name);
    countAddress(desk.limits.login, request);
    if (!desk.limits.name.take(key)) throw httpError('too-many');
    const account = await persons.findByName(db, key);
    if (!(await isPassword(password, account?.password ?? null)) || account === undefined) {
      throw httpError('wrong-password');
    }
    // What he did here as a guest is his as well.
    const guest = await personOf(desk, request);
    if (guest !== null && guest.name === null) await persons.mergeGuest(db, guest.id, account.id);
    setToken(desk, request, reply, await desk.sessions.begin(account.id));
    return describe(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const token = tokenOf(request.headers.cookie, desk.isSecure(request));
    if (token !== undefined) await desk.sessions.end(token);
    setToken(desk, request, reply, '');
    return describe(null);
  });
}
