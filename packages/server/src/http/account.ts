import { type Account, newPassword, proof } from '@bivouac/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteAccount } from '../accounts/delete-account.ts';
import { exportLines } from '../accounts/export-account.ts';
import { codesLeft, dropCodes, makeCodes } from '../accounts/recovery.ts';
import { hashToken } from '../secrets.ts';
import { forgetOtherDevices } from '../storage/devices.ts';
import { passkeysOf, removePasskey } from '../storage/passkeys.ts';
import { changePassword } from '../storage/persons.ts';
import type { SessionRow, Tables } from '../storage/schema.ts';
import { sessionsOf, updateSession } from '../storage/sessions.ts';
import { setCookie } from './cookies.ts';
import { type ApiContext, countShared, httpError, read } from './http.ts';
import { type AccountVisit, accountOf, provedAccountOf, refuseUnproved } from './proof.ts';
import { countHash, deviceHashOf, endOtherSessions, refuseWeak, signIn } from './sign-in.ts';

/** The public id of a session: neither its token nor the stored hash. */
const idOf = ({ token_hash }: SessionRow): string =>
  hashToken(`session ${token_hash}`).slice(0, 16);

/** Routes by which an owner manages their account: passwords, sessions, passkeys, recovery codes, export, deletion. */
export function serveAccount(app: FastifyInstance, context: ApiContext): void {
  const { service, passwords } = context;
  const { db } = service.storage;

  const describe = async ({ person, session }: AccountVisit): Promise<Account> => ({
    name: person.name,
    since: person.created_at,
    hasPassword: person.password !== null,
    sessions: (await sessionsOf(db, person.id, service.now())).map((each) => ({
      id: idOf(each),
      device: each.device ?? '',
      createdAt: each.created_at,
      seenAt: each.seen_at,
      isThis: each.token_hash === session.token_hash,
    })),
    passkeys: (await passkeysOf(db, person.id)).map(({ id, label, created_at, used_at }) => ({
      ...{ id, label: label ?? '', createdAt: created_at, usedAt: used_at },
    })),
    recovery: await codesLeft(db, person.id),
  });

  /** Checks the current password; each attempt costs a hash. */
  const isCurrentPassword = async (
    request: FastifyRequest,
    { person }: AccountVisit,
    password: string,
  ): Promise<boolean> => {
    const isKnown = await countHash(context, request, person);
    return passwords.isRight(password, person.password, isKnown);
  };

  app.get('/api/account', async (request) => describe(await accountOf(context, request)));

  app.post('/api/account/proof', async (request) => {
    const visit = await accountOf(context, request);
    const { password } = read(proof, request.body);
    if (!(await isCurrentPassword(request, visit, password))) throw httpError('wrong-password');
    await updateSession(db, visit.session.token_hash, { proved_at: service.now() });
    return { ok: true };
  });

  /** Ends every other session and gives this one a new token. */
  app.put('/api/account/password', async (request, reply) => {
    const visit = await accountOf(context, request);
    const { person } = visit;
    const { current, password } = read(newPassword, request.body);
    if (person.password === null) refuseUnproved(context, visit);
    refuseWeak(password, person.name);
    if (person.password !== null && !(await isCurrentPassword(request, visit, current ?? ''))) {
      throw httpError('wrong-password');
    }
    const hash = await passwords.hash(password, await countHash(context, request, person));
    const change = async (tx: Kysely<Tables>): Promise<void> => {
      if (!(await changePassword(tx, person, hash))) throw httpError('wrong-password');
      await forgetOtherDevices(tx, person.id, deviceHashOf(context, request));
      // A thief may have made them.
      await dropCodes(tx, person.id);
    };
    await signIn(context, request, reply, person.id, { change, isAlone: true });
    return { ok: true };
  });

  /** Gives this session a new token as well, so that a thief of its cookie is out. */
  app.delete('/api/account/sessions', async (request, reply) => {
    const visit = await provedAccountOf(context, request);
    return describe(await endOtherSessions(context, request, reply, visit));
  });

  app.delete<{ Params: { id: string } }>('/api/account/sessions/:id', async (request) => {
    const visit = await provedAccountOf(context, request);
    const all = await sessionsOf(db, visit.person.id, service.now());
    const found = all.find((each) => idOf(each) === request.params.id);
    // The current session is ended by signing out, which also clears the browser.
    if (found === undefined || found.token_hash === visit.session.token_hash) {
      throw httpError('not-found');
    }
    await service.endSessions([found.token_hash]);
    return describe(visit);
  });

  app.delete<{ Params: { id: string } }>('/api/account/passkeys/:id', async (request) => {
    const visit = await provedAccountOf(context, request);
    const removed = await removePasskey(db, visit.person.id, request.params.id);
    if (removed === 'unknown') throw httpError('not-found');
    if (removed === 'last-way-in') throw httpError('last-way-in');
    return describe(visit);
  });

  app.post('/api/account/codes', async (request) => {
    const { person } = await provedAccountOf(context, request);
    return { codes: await makeCodes(db, person.id, service.now()) };
  });

  app.get('/api/account/export', async (request, reply) => {
    const visit = await accountOf(context, request);
    await countShared(context.limits.export, visit.person.id);
    const file = exportLines(service, visit.person, await describe(visit));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bivouac-account.json"')
      .send(file);
  });

  app.delete('/api/account', async (request, reply) => {
    const { person } = await provedAccountOf(context, request);
    await deleteAccount(service, person.id);
    setCookie(context, request, reply, 'bivouac', '');
    setCookie(context, request, reply, 'bivouac-device', '');
    return { ok: true };
  });
}
