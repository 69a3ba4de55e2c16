import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { deviceName } from '../accounts/device-name.ts';
import { networkOf } from '../address.ts';
import { hashToken } from '../secrets.ts';
import { dropDeviceLink } from '../storage/device-links.ts';
import { findPasskey, notePasskey, passkeysOf } from '../storage/passkeys.ts';
import * as persons from '../storage/persons.ts';
import type { PasskeyRow, PersonRow, Tables } from '../storage/schema.ts';
import { rememberChallenge, takeChallenge, updateSession } from '../storage/sessions.ts';
import {
  type ApiContext,
  countShared,
  httpError,
  personOf,
  personOrNewGuest,
  read,
  type Site,
} from './http.ts';
import { accountOf, provedAccountOf } from './proof.ts';
import { mergeVisitingGuest, readNaming, refuseBanned, signIn } from './sign-in.ts';

/** Megabytes of code, loaded when the first passkey is used. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
const named = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(1_000))),
  response: z.looseObject({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) }),
});

/**
 * Routes for passkeys. Challenges are stored in the database, so that any process can check the answer. The
 * authenticator must verify its user: a found device opens nothing.
 */
export function servePasskeys(app: FastifyInstance, context: ApiContext): void {
  const { db } = context.service.storage;
  const { now } = context.service;
  const keyOf = (challenge: string): string => hashToken(`challenge ${challenge}`);
  const siteOf = (request: FastifyRequest): Site => {
    const site = context.siteOf(request);
    if (site === null) throw httpError('no-passkeys');
    return site;
  };
  const remember = async (challenge: string, person: PersonRow): Promise<void> => {
    await countShared(context.limits.come, `person ${person.id}`);
    const row = { challenge_hash: keyOf(challenge), person: person.id };
    await rememberChallenge(db, { ...row, expires_at: now() + CHALLENGE_MS });
  };
  /** Each challenge is good for one answer, by the person who asked for it. */
  const isOpen = async (challenge: string, person: string): Promise<boolean> =>
    (await takeChallenge(db, keyOf(challenge), now())) === person;
  const countSignature = async (request: FastifyRequest, person: PersonRow): Promise<void> => {
    await countShared(context.limits.login, networkOf(request.ip));
    await countShared(context.limits.login, `person ${person.id}`);
  };

  /** Verifies the passkey that a person was just asked for. */
  const shownPasskey = async (request: FastifyRequest, asked: PersonRow): Promise<PasskeyRow> => {
    const site = siteOf(request);
    await countSignature(request, asked);
    const { response } = read(named, request.body);
    const key = await findPasskey(db, response.id);
    if (key === undefined) throw httpError('unknown-passkey');
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => isOpen(challenge, asked.id),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const counter = checked.authenticationInfo.newCounter;
    await notePasskey(db, key.id, { counter, used_at: now() });
    return key;
  };

  app.post('/api/passkeys/new', async (request, reply) => {
    const { host } = siteOf(request);
    const person = await personOrNewGuest(context, request, reply);
    const { name } = read(z.strictObject({ name: z.optional(z.string()) }), request.body ?? {});
    if (person.name !== null) await provedAccountOf(context, request);
    const userName = person.name ?? (await freeName(name));
    const owned = await passkeysOf(db, person.id);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Bivouac',
      rpID: host,
      userName,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: owned.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await remember(options.challenge, person);
    return options;
  });

  /** Checked before the authenticator makes a key, which would be useless without a free name. */
  const freeName = async (wanted: string | undefined): Promise<string> => {
    const naming = readNaming(wanted ?? '');
    if (await persons.isNameTaken(db, naming)) throw httpError('name-taken');
    return naming.name;
  };

  app.post('/api/passkeys', async (request, reply) => {
    const site = siteOf(request);
    const person = await personOf(context, request);
    if (person === null) throw httpError('not-allowed');
    // Checked again: a challenge can also be had without proof.
    if (person.name !== null) await provedAccountOf(context, request);
    await countSignature(request, person);
    const { response, name } = read(named, request.body);
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => isOpen(challenge, person.id),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const { credential } = checked.registrationInfo;
    const passkey: PasskeyRow = {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      created_at: now(),
      label: deviceName(request.headers['user-agent']),
      used_at: null,
    };
    if (person.name !== null) {
      await persons.insertPasskey(db, passkey);
      return { name: person.name };
    }
    const naming = readNaming(name ?? '');
    const isNamed = await persons.nameGuest(db, person.id, { ...naming, password: null }, passkey);
    if (!isNamed) throw httpError('name-taken');
    const change = (tx: Kysely<Tables>) => dropDeviceLink(tx, person.id);
    await signIn(context, request, reply, person.id, { change, isAlone: true });
    return { name: naming.name };
  });

  app.post('/api/passkeys/ask', async (request, reply) => {
    const { host } = siteOf(request);
    const person = await personOrNewGuest(context, request, reply);
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
    });
    await remember(options.challenge, person);
    return options;
  });

  app.post('/api/passkeys/session', async (request, reply) => {
    const guest = await personOf(context, request);
    if (guest === null) throw httpError('not-allowed');
    const { person } = await shownPasskey(request, guest);
    const account = await persons.findPerson(db, person);
    if (account !== undefined) refuseBanned(account);
    await mergeVisitingGuest(context, request, guest, person);
    await signIn(context, request, reply, person);
    return { name: account?.name ?? null };
  });

  /** The owner proves their identity before an action that a thief of the cookie must not do. */
  app.post('/api/account/proof/passkey', async (request) => {
    const { person, session } = await accountOf(context, request);
    const key = await shownPasskey(request, person);
    if (key.person !== person.id) throw httpError('unknown-passkey');
    await updateSession(db, session.token_hash, { proved_at: now() });
    return { ok: true };
  });
}
