import { credentials } from '@bivouac/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { nameKey } from '../accounts/sessions.ts';
import { hashToken } from '../secrets.ts';
import * as persons from '../storage/persons.ts';
import type { PasskeyRow, PersonRow } from '../storage/schema.ts';
import {
  countAddress,
  countPerson,
  type Desk,
  httpError,
  personOf,
  read,
  setToken,
  somebody,
} from './http.ts';

/** Megabytes of code that only those fetch into memory who have passkeys. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
const named = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(40))),
  response: z.looseObject({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) }),
});

/**
 * Passkeys. A challenge is kept like a session that nobody can use as one, so that the answer may
 * come to another process.
 */
export function servePasskeys(app: FastifyInstance, desk: Desk): void {
  const { db } = desk.house.storage;
  const { now } = desk.house;
  const keyOf = (challenge: string): string => hashToken(`challenge ${challenge}`);
  const place = (request: FastifyRequest) => {
    const rpID = request.hostname;
    const scheme = desk.isSecure(request) ? 'https' : 'http';
    return { rpID, origin: `${scheme}://${request.host}` };
  };
  const remember = (challenge: string, person: PersonRow): Promise<void> => {
    countPerson(desk.limits.come, person);
    return persons.insertSession(db, keyOf(challenge), person.id, now() + CHALLENGE_MS);
  };
  /** Each challenge is good for one answer, by the one who asked for it. */
  const isOpen = async (challenge: string, person: string): Promise<boolean> => {
    const asked = await persons.findSession(db, keyOf(challenge), now());
    await persons.dropSession(db, keyOf(challenge));
    return asked?.id === person;
  };

  /** Asked before the authenticator makes a key, which nobody could use under a name that cannot be had. */
  const freeName = async (wanted: string | undefined): Promise<string> => {
    const name = read(credentials.shape.name, wanted);
    if ((await persons.findByName(db, nameKey(name))) !== undefined) throw httpError('name-taken');
    return name;
  };

  app.post('/api/passkeys/new', async (request, reply) => {
    const person = await somebody(desk, request, reply);
    const { name } = read(z.strictObject({ name: z.optional(z.string()) }), request.body ?? {});
    const userName = person.name ?? (await freeName(name));
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Bivouac',
      rpID: place(request).rpID,
      userName,
      userID: new TextEncoder().encode(person.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await remember(options.challenge, person);
    return options;
  });

  app.post('/api/passkeys', async (request) => {
    countAddress(desk.limits.login, request);
    const person = await personOf(desk, request);
    if (person === null) throw httpError('not-allowed');
    countPerson(desk.limits.login, person);
    const { response, name } = read(named, request.body);
    const { rpID, origin } = place(request);
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => isOpen(challenge, person.id),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const { credential } = checked.registrationInfo;
    const passkey: PasskeyRow = {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      created_at: now(),
    };
    if (person.name !== null) {
      await persons.insertPasskey(db, passkey);
      return { name: person.name };
    }
    const wanted = read(credentials.shape.name, name);
    const fresh = { name: wanted, name_key: nameKey(wanted), password: null };
    if (!(await persons.nameGuest(db, person.id, fresh, passkey))) throw httpError('name-taken');
    return { name: wanted };
  });

  app.post('/api/passkeys/ask', async (request, reply) => {
    const person = await somebody(desk, request, reply);
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: place(request).rpID,
      userVerification: 'preferred',
    });
    await remember(options.challenge, person);
    return options;
  });

  app.post('/api/passkeys/session', async (request, reply) => {
    countAddress(desk.limits.login, request);
    const guest = await personOf(desk, request);
    if (guest === null) throw httpError('not-allowed');
    countPerson(desk.limits.login, guest);
    const { response } = read(named, request.body);
    const key = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (key === undefined) throw httpError('unknown-passkey');
    const { rpID, origin } = place(request);
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => isOpen(challenge, guest.id),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const counter = checked.authenticationInfo.newCounter;
    await db.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute();
    if (guest.name === null) await persons.mergeGuest(db, guest.id, key.person);
    setToken(desk, request, reply, await desk.sessions.begin(key.person));
    const account = await persons.findPerson(db, key.person);
    return { name: account?.name ?? null };
  });
}
