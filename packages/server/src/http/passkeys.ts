import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { deviceName } from '../accounts/device-name.ts';
import { networkOf } from '../address.ts';
import { hashToken } from '../secrets.ts';
import { dropDeviceLink } from '../storage/accounts/device-links.ts';
import { findPasskey, notePasskey, passkeysOf } from '../storage/accounts/passkeys.ts';
import * as persons from '../storage/accounts/persons.ts';
import { rememberChallenge, takeChallenge, updateSession } from '../storage/accounts/sessions.ts';
import type { PasskeyRow, PersonRow, Tables } from '../storage/schema.ts';
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
  const routes = new PasskeyRoutes(context);
  app.post('/api/passkeys/new', (request, reply) => routes.offerRegistration(request, reply));
  app.post('/api/passkeys', (request, reply) => routes.register(request, reply));
  app.post('/api/passkeys/ask', (request, reply) => routes.offerSignIn(request, reply));
  app.post('/api/passkeys/session', (request, reply) => routes.signIn(request, reply));
  app.post('/api/account/proof/passkey', (request) => routes.prove(request));
}

const keyOf = (challenge: string): string => hashToken(`challenge ${challenge}`);

class PasskeyRoutes {
  readonly #context: ApiContext;
  readonly #db: Kysely<Tables>;
  readonly #now: () => number;

  constructor(context: ApiContext) {
    this.#context = context;
    this.#db = context.service.storage.db;
    this.#now = context.service.now;
  }

  async offerRegistration(request: FastifyRequest, reply: FastifyReply) {
    const { host } = this.#siteOf(request);
    const person = await personOrNewGuest(this.#context, request, reply);
    const { name } = read(z.strictObject({ name: z.optional(z.string()) }), request.body ?? {});
    if (person.name !== null) await provedAccountOf(this.#context, request);
    const userName = person.name ?? (await this.#freeName(name));
    const owned = await passkeysOf(this.#db, person.id);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Bivouac',
      rpID: host,
      userName,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: owned.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#remember(options.challenge, person);
    return options;
  }

  async register(request: FastifyRequest, reply: FastifyReply) {
    const person = await personOf(this.#context, request);
    if (person === null) throw httpError('not-allowed');
    // Checked again: a challenge can also be had without proof.
    if (person.name !== null) await provedAccountOf(this.#context, request);
    const passkey = await this.#newPasskey(request, person);
    if (person.name !== null) {
      await persons.insertPasskey(this.#db, passkey);
      return { name: person.name };
    }
    const naming = readNaming(read(named, request.body).name ?? '');
    const account = { ...naming, password: null };
    const isNamed = await persons.nameGuest(this.#db, person.id, account, passkey);
    if (!isNamed) throw httpError('name-taken');
    const change = (tx: Kysely<Tables>) => dropDeviceLink(tx, person.id);
    await signIn(this.#context, request, reply, person.id, { change, isAlone: true });
    return { name: naming.name };
  }

  async offerSignIn(request: FastifyRequest, reply: FastifyReply) {
    const { host } = this.#siteOf(request);
    const person = await personOrNewGuest(this.#context, request, reply);
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
    });
    await this.#remember(options.challenge, person);
    return options;
  }

  async signIn(request: FastifyRequest, reply: FastifyReply) {
    const guest = await personOf(this.#context, request);
    if (guest === null) throw httpError('not-allowed');
    const { person } = await this.#shownPasskey(request, guest);
    const account = await persons.findPerson(this.#db, person);
    if (account !== undefined) refuseBanned(account);
    await mergeVisitingGuest(this.#context, request, guest, person);
    await signIn(this.#context, request, reply, person);
    return { name: account?.name ?? null };
  }

  /** The owner proves their identity before an action that a thief of the cookie must not do. */
  async prove(request: FastifyRequest) {
    const { person, session } = await accountOf(this.#context, request);
    const key = await this.#shownPasskey(request, person);
    if (key.person !== person.id) throw httpError('unknown-passkey');
    await updateSession(this.#db, session.token_hash, { proved_at: this.#now() });
    return { ok: true };
  }

  #siteOf(request: FastifyRequest): Site {
    const site = this.#context.siteOf(request);
    if (site === null) throw httpError('no-passkeys');
    return site;
  }

  async #remember(challenge: string, person: PersonRow): Promise<void> {
    await countShared(this.#context.limits.come, `person ${person.id}`);
    const row = { challenge_hash: keyOf(challenge), person: person.id };
    await rememberChallenge(this.#db, { ...row, expires_at: this.#now() + CHALLENGE_MS });
  }

  /** Each challenge is good for one answer, by the person who asked for it. */
  async #isOpen(challenge: string, person: string): Promise<boolean> {
    return (await takeChallenge(this.#db, keyOf(challenge), this.#now())) === person;
  }

  async #countSignature(request: FastifyRequest, person: PersonRow): Promise<void> {
    const { login } = this.#context.limits;
    await countShared(login, networkOf(request.ip));
    await countShared(login, `person ${person.id}`);
  }

  /** Checked before the authenticator makes a key, which would be useless without a free name. */
  async #freeName(wanted: string | undefined): Promise<string> {
    const naming = readNaming(wanted ?? '');
    if (await persons.isNameTaken(this.#db, naming)) throw httpError('name-taken');
    return naming.name;
  }

  /** The expected values for the answer to a challenge. */
  #expectedOf(request: FastifyRequest, person: PersonRow) {
    const { origin, host } = this.#siteOf(request);
    return {
      expectedChallenge: (challenge: string) => this.#isOpen(challenge, person.id),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    };
  }

  /** Verifies the passkey that a person was just asked to make. */
  async #newPasskey(request: FastifyRequest, person: PersonRow): Promise<PasskeyRow> {
    const expected = this.#expectedOf(request, person);
    await this.#countSignature(request, person);
    const { response } = read(named, request.body);
    const { verifyRegistrationResponse } = await webauthn();
    const checked = await verifyRegistrationResponse({
      // The library checks the rest of its shape.
      response: response as unknown as RegistrationResponseJSON,
      ...expected,
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const { credential } = checked.registrationInfo;
    return {
      id: credential.id,
      person: person.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      created_at: this.#now(),
      label: deviceName(request.headers['user-agent']),
      used_at: null,
    };
  }

  /** Verifies the passkey that a person was just asked for. */
  async #shownPasskey(request: FastifyRequest, asked: PersonRow): Promise<PasskeyRow> {
    const expected = this.#expectedOf(request, asked);
    await this.#countSignature(request, asked);
    const { response } = read(named, request.body);
    const key = await findPasskey(this.#db, response.id);
    if (key === undefined) throw httpError('unknown-passkey');
    const { verifyAuthenticationResponse } = await webauthn();
    const checked = await verifyAuthenticationResponse({
      // The library checks the rest of its shape.
      response: response as unknown as AuthenticationResponseJSON,
      ...expected,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => null);
    if (!checked?.verified) throw httpError('unknown-passkey');
    const counter = checked.authenticationInfo.newCounter;
    await notePasskey(this.#db, key.id, { counter, used_at: this.#now() });
    return key;
  }
}
