import { credentials, type Me, recovery, settings } from '@bivouac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { lookupKey } from '../accounts/names.ts';
import { findCode, takeCode } from '../accounts/recovery.ts';
import { networkOf } from '../address.ts';
import { dropDeviceLink } from '../storage/accounts/device-links.ts';
import { forgetOtherDevices } from '../storage/accounts/devices.ts';
import { passkeysOf } from '../storage/accounts/passkeys.ts';
import * as persons from '../storage/accounts/persons.ts';
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
  const routes = new IdentityRoutes(context);
  app.get('/api/me', (request, reply) => routes.show(request, reply));
  app.post('/api/me', (request, reply) => routes.becomeGuest(request, reply));
  app.put('/api/me/settings', (request) => routes.changeSettings(request));
  app.post('/api/accounts', (request, reply) => routes.signUp(request, reply));
  app.post('/api/session', (request, reply) => routes.signIn(request, reply));
  app.post('/api/recovery', (request, reply) => routes.recover(request, reply));
  app.delete('/api/session', (request, reply) => routes.signOut(request, reply));
}

class IdentityRoutes {
  readonly #context: ApiContext;
  readonly #db: Kysely<Tables>;

  constructor(context: ApiContext) {
    this.#context = context;
    this.#db = context.service.storage.db;
  }

  async show(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    return this.#describe(request, await this.#recognize(request, reply));
  }

  /** Makes a visitor who came by a link a guest, so that they keep their games. */
  async becomeGuest(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const known = await this.#recognize(request, reply);
    const person = known ?? (await personOrNewGuest(this.#context, request, reply));
    return this.#describe(request, person);
  }

  async changeSettings(request: FastifyRequest): Promise<Me> {
    const person = await personOf(this.#context, request);
    if (person?.name == null) throw httpError('not-allowed');
    const wanted = read(settings, request.body);
    await this.#db.updateTable('persons').set(wanted).where('id', '=', person.id).execute();
    return this.#describe(request, { ...person, ...wanted });
  }

  /** A guest takes a name and keeps everything they own, under a new token. */
  async signUp(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const { limits, passwords } = this.#context;
    const { name, password } = read(credentials, request.body);
    const naming = readNaming(name);
    refuseWeak(password, naming.name);
    await countShared(limits.login, networkOf(request.ip));
    const guest = await personOrNewGuest(this.#context, request, reply);
    if (guest.name !== null) throw httpError('not-allowed');
    await countShared(limits.login, `person ${guest.id}`);
    if (await persons.isNameTaken(this.#db, naming)) throw httpError('name-taken');
    await countShared(limits.overall, 'strangers');
    const named = { ...naming, password: await passwords.hash(password, false) };
    if (!(await persons.nameGuest(this.#db, guest.id, named))) throw httpError('name-taken');
    // The guest's other devices do not become devices of the account, nor does one that is using a link now.
    const change = (tx: Kysely<Tables>) => dropDeviceLink(tx, guest.id);
    await signIn(this.#context, request, reply, guest.id, { change, isAlone: true });
    return this.#describe(request, { ...guest, ...named });
  }

  async signIn(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const context = this.#context;
    const { name, password } = read(credentials, request.body);
    const { account, isKnown } = await this.#attempt(request, name);
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
    return this.#describe(request, account);
  }

  /** Recovers an account with one of its codes: sets a new password and ends every session. */
  async recover(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    const context = this.#context;
    const { name, code, password } = read(recovery, request.body);
    const { account, isKnown } = await this.#attempt(request, name);
    if (account?.name == null || !(await findCode(this.#db, account.id, code))) {
      throw httpError('wrong-code');
    }
    refuseBanned(account);
    refuseWeak(password, account.name);
    const hash = await context.passwords.hash(password, isKnown);
    if (!(await takeCode(this.#db, account.id, code, hash))) throw httpError('wrong-code');
    await forgetOtherDevices(this.#db, account.id, null);
    await mergeVisitingGuest(context, request, await personOf(context, request), account.id);
    await signIn(context, request, reply, account.id, { isAlone: true });
    return this.#describe(request, account);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    setCookie(this.#context, request, reply, 'bivouac', '');
    await retireSession(this.#context, request);
    return this.#describe(request, null);
  }

  async #describe(request: FastifyRequest, person: PersonRow | null): Promise<Me> {
    return {
      name: person?.name ?? null,
      passkeys: person === null ? 0 : (await passkeysOf(this.#db, person.id)).length,
      settings: person?.settings ?? null,
      hasPasskeys: this.#context.siteOf(request) !== null,
    };
  }

  /** The visitor. A browser that never got its new token gets another; otherwise a guest would lose every seat. */
  async #recognize(request: FastifyRequest, reply: FastifyReply): Promise<PersonRow | null> {
    const visit = await anyVisitOf(this.#context, request);
    if (visit === null) return null;
    const { session, person } = visit;
    const isReplaced = session.replaced_by !== null;
    const token = isReplaced ? await this.#context.sessions.renewAgain(session) : null;
    if (token !== null) setCookie(this.#context, request, reply, 'bivouac', token);
    return person;
  }

  /** The account of a name, and whether the device is known to it. Counts the attempt. */
  async #attempt(request: FastifyRequest, name: string) {
    const key = lookupKey(name);
    const account = key === null ? undefined : await persons.findByName(this.#db, key);
    const isKnown = await countAttempt(this.#context, request, key ?? '', account);
    return { account, isKnown };
  }
}
