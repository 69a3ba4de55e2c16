import { type Account, newPassword, proof } from '@bivouac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteAccount } from '../accounts/delete-account.ts';
import { exportLines } from '../accounts/export-account.ts';
import { codesLeft, dropCodes, makeCodes } from '../accounts/recovery.ts';
import type { GameService } from '../game-service.ts';
import { hashToken } from '../secrets.ts';
import { forgetOtherDevices } from '../storage/accounts/devices.ts';
import { passkeysOf, removePasskey } from '../storage/accounts/passkeys.ts';
import { changePassword } from '../storage/accounts/persons.ts';
import { sessionsOf, updateSession } from '../storage/accounts/sessions.ts';
import type { SessionRow, Tables } from '../storage/schema.ts';
import { setCookie } from './cookies.ts';
import { type ApiContext, countShared, httpError, read } from './http.ts';
import { type AccountVisit, accountOf, provedAccountOf, refuseUnproved } from './proof.ts';
import { countHash, deviceHashOf, endOtherSessions, refuseWeak, signIn } from './sign-in.ts';

/** The public id of a session: neither its token nor the stored hash. */
const idOf = ({ token_hash }: SessionRow): string =>
  hashToken(`session ${token_hash}`).slice(0, 16);

interface WithId {
  readonly Params: { readonly id: string };
}

/** Routes by which an owner manages their account: passwords, sessions, passkeys, recovery codes, export, deletion. */
export function serveAccount(app: FastifyInstance, context: ApiContext): void {
  const routes = new AccountRoutes(context);
  app.get('/api/account', (request) => routes.show(request));
  app.get('/api/account/export', (request, reply) => routes.export(request, reply));
  app.delete('/api/account', (request, reply) => routes.delete(request, reply));
  app.post('/api/account/proof', (request) => routes.prove(request));
  app.put('/api/account/password', (request, reply) => routes.changePassword(request, reply));
  app.post('/api/account/codes', (request) => routes.makeCodes(request));
  app.delete('/api/account/sessions', (request, reply) => routes.endOthers(request, reply));
  app.delete<WithId>('/api/account/sessions/:id', (request) =>
    routes.endSession(request, request.params.id),
  );
  app.delete<WithId>('/api/account/passkeys/:id', (request) =>
    routes.removePasskey(request, request.params.id),
  );
}

class AccountRoutes {
  readonly #context: ApiContext;
  readonly #service: GameService;
  readonly #db: Kysely<Tables>;

  constructor(context: ApiContext) {
    this.#context = context;
    this.#service = context.service;
    this.#db = context.service.storage.db;
  }

  async show(request: FastifyRequest): Promise<Account> {
    return this.#describe(await accountOf(this.#context, request));
  }

  async export(request: FastifyRequest, reply: FastifyReply) {
    const visit = await accountOf(this.#context, request);
    await countShared(this.#context.limits.export, visit.person.id);
    const file = exportLines(this.#service, visit.person, await this.#describe(visit));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bivouac-account.json"')
      .send(file);
  }

  async delete(request: FastifyRequest, reply: FastifyReply) {
    const { person } = await provedAccountOf(this.#context, request);
    await deleteAccount(this.#service, person.id);
    setCookie(this.#context, request, reply, 'bivouac', '');
    setCookie(this.#context, request, reply, 'bivouac-device', '');
    return { ok: true };
  }

  async prove(request: FastifyRequest) {
    const visit = await accountOf(this.#context, request);
    const { password } = read(proof, request.body);
    if (!(await this.#isCurrentPassword(request, visit, password))) {
      throw httpError('wrong-password');
    }
    await updateSession(this.#db, visit.session.token_hash, { proved_at: this.#service.now() });
    return { ok: true };
  }

  /** Ends every other session and gives this one a new token. */
  async changePassword(request: FastifyRequest, reply: FastifyReply) {
    const context = this.#context;
    const visit = await accountOf(context, request);
    const { person } = visit;
    const { current, password } = read(newPassword, request.body);
    if (person.password === null) refuseUnproved(context, visit);
    refuseWeak(password, person.name);
    if (
      person.password !== null &&
      !(await this.#isCurrentPassword(request, visit, current ?? ''))
    ) {
      throw httpError('wrong-password');
    }
    const isKnown = await countHash(context, request, person);
    const hash = await context.passwords.hash(password, isKnown);
    const change = async (tx: Kysely<Tables>): Promise<void> => {
      if (!(await changePassword(tx, person, hash))) throw httpError('wrong-password');
      await forgetOtherDevices(tx, person.id, deviceHashOf(context, request));
      // A thief may have made them.
      await dropCodes(tx, person.id);
    };
    await signIn(context, request, reply, person.id, { change, isAlone: true });
    return { ok: true };
  }

  async makeCodes(request: FastifyRequest) {
    const { person } = await provedAccountOf(this.#context, request);
    return { codes: await makeCodes(this.#db, person.id, this.#service.now()) };
  }

  /** Gives this session a new token as well, so that a thief of its cookie is out. */
  async endOthers(request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    const visit = await provedAccountOf(this.#context, request);
    return this.#describe(await endOtherSessions(this.#context, request, reply, visit));
  }

  async endSession(request: FastifyRequest, id: string): Promise<Account> {
    const visit = await provedAccountOf(this.#context, request);
    const all = await sessionsOf(this.#db, visit.person.id, this.#service.now());
    const found = all.find((each) => idOf(each) === id);
    // The current session is ended by signing out, which also clears the browser.
    if (found === undefined || found.token_hash === visit.session.token_hash) {
      throw httpError('not-found');
    }
    await this.#service.endSessions([found.token_hash]);
    return this.#describe(visit);
  }

  async removePasskey(request: FastifyRequest, id: string): Promise<Account> {
    const visit = await provedAccountOf(this.#context, request);
    const removed = await removePasskey(this.#db, visit.person.id, id);
    if (removed === 'unknown') throw httpError('not-found');
    if (removed === 'last-way-in') throw httpError('last-way-in');
    return this.#describe(visit);
  }

  async #describe({ person, session }: AccountVisit): Promise<Account> {
    const sessions = await sessionsOf(this.#db, person.id, this.#service.now());
    const passkeys = await passkeysOf(this.#db, person.id);
    return {
      name: person.name,
      since: person.created_at,
      hasPassword: person.password !== null,
      sessions: sessions.map((each) => ({
        id: idOf(each),
        device: each.device ?? '',
        createdAt: each.created_at,
        seenAt: each.seen_at,
        isThis: each.token_hash === session.token_hash,
      })),
      passkeys: passkeys.map(({ id, label, created_at, used_at }) => ({
        ...{ id, label: label ?? '', createdAt: created_at, usedAt: used_at },
      })),
      recovery: await codesLeft(this.#db, person.id),
    };
  }

  /** Checks the current password; each attempt costs a hash. */
  async #isCurrentPassword(
    request: FastifyRequest,
    { person }: AccountVisit,
    password: string,
  ): Promise<boolean> {
    const isKnown = await countHash(this.#context, request, person);
    return this.#context.passwords.isRight(password, person.password, isKnown);
  }
}
