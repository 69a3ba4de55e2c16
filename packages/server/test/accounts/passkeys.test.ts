import { account } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { Authenticator } from '../tools/authenticator.ts';
import { useServer } from '../tools/fixtures.ts';
import { startServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

const server = useServer();
const PASSWORD = 'six of one, half a dozen';
const FIVE_MINUTES = 5 * 60_000;
type Options = Parameters<Authenticator['make']>[0];

const authenticator = (): Authenticator => new Authenticator(server.origin);
const optionsOf = async (visitor: Visitor, path: string, body: object = {}): Promise<Options> => {
  const { status, body: options } = await visitor.ask('POST', path, body);
  expect(status).toBe(200);
  return options as Options;
};
/** A guest takes a name with a passkey. */
async function named(name: string): Promise<{ visitor: Visitor; key: Authenticator }> {
  const [visitor, key] = [server.visitor(), authenticator()];
  const options = await optionsOf(visitor, 'passkeys/new', { name });
  const made = await visitor.ask('POST', 'passkeys', { name, response: key.make(options) });
  expect(made).toMatchObject({ status: 200, body: { name } });
  return { visitor, key };
}
async function addKey(visitor: Visitor, key: Authenticator) {
  const options = await optionsOf(visitor, 'passkeys/new');
  return visitor.ask('POST', 'passkeys', { response: key.make(options) });
}
async function comeBy(key: Authenticator, isVerified = true, visitor = server.visitor()) {
  const options = await optionsOf(visitor, 'passkeys/ask');
  return visitor.ask('POST', 'passkeys/session', { response: key.show(options, isVerified) });
}

describe('passkeys', () => {
  it('open an account only with user verification', async () => {
    const { visitor, key } = await named('Tamara');
    expect(await comeBy(key)).toMatchObject({ status: 200, body: { name: 'Tamara' } });
    expect(await comeBy(key, false)).toMatchObject({
      status: 401,
      body: { error: 'unknown-passkey' },
    });
    const other = authenticator();
    const options = await optionsOf(visitor, 'passkeys/new');
    const unverified = { response: other.make(options, false) };
    expect((await visitor.ask('POST', 'passkeys', unverified)).status).toBe(401);
    expect(options).toMatchObject({
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
    });
    expect(await optionsOf(visitor, 'passkeys/ask')).toMatchObject({
      userVerification: 'required',
    });
  });

  it('are not added with the cookie alone, not even with a challenge obtained otherwise', async () => {
    const { visitor } = await named('Urban');
    server.wait(FIVE_MINUTES + 1);
    const refused = { status: 403, body: { error: 'prove-first' } };
    expect(await visitor.ask('POST', 'passkeys/new', {})).toMatchObject(refused);
    const options = await optionsOf(visitor, 'passkeys/ask');
    const response = authenticator().make({ ...options, rp: { id: '127.0.0.1' } });
    expect(await visitor.ask('POST', 'passkeys', { response })).toMatchObject(refused);
  });

  it("prove an owner's identity, each only for its own account", async () => {
    const { visitor, key } = await named('Viola');
    const { key: foreign } = await named('Xaver');
    server.wait(FIVE_MINUTES + 1);
    const prove = async (by: Authenticator) => {
      const options = await optionsOf(visitor, 'passkeys/ask');
      const response = by.show(options);
      return (await visitor.ask('POST', 'account/proof/passkey', { response })).status;
    };
    expect(await prove(foreign)).toBe(401);
    expect((await visitor.ask('POST', 'account/codes', {})).status).toBe(403);
    expect(await prove(key)).toBe(200);
    expect((await visitor.ask('POST', 'account/codes', {})).status).toBe(200);
    const second = authenticator();
    expect((await addKey(visitor, second)).status).toBe(200);
    // Sets a password for an account without one, so there is no current password to show.
    const set = await visitor.ask('PUT', 'account/password', { password: PASSWORD });
    expect(set.status).toBe(200);
  });

  it('are listed and removed, except the last way to sign in', async () => {
    const { visitor, key } = await named('Zbyszek');
    const second = authenticator();
    await addKey(visitor, second);
    const listed = account.parse((await visitor.ask('GET', 'account')).body);
    expect(listed.passkeys.map(({ id }) => id).sort()).toEqual([key.id, second.id].sort());
    expect(JSON.stringify(listed)).not.toContain('public');
    const remove = async (id: string) =>
      (await visitor.ask('DELETE', `account/passkeys/${id}`)).body;
    const { key: foreign } = await named('Yvona');
    expect(await remove(foreign.id)).toEqual({ error: 'not-found' });
    const both = await Promise.all([remove(key.id), remove(second.id)]);
    expect(both).toContainEqual({ error: 'last-way-in' });
    const left = account.parse((await visitor.ask('GET', 'account')).body).passkeys;
    expect(left).toHaveLength(1);
    await visitor.ask('PUT', 'account/password', { password: PASSWORD });
    await remove(left[0]?.id ?? '');
    expect(account.parse((await visitor.ask('GET', 'account')).body).passkeys).toEqual([]);
    expect((await comeBy(key)).status).toBe(401);
  });

  it('of a thief are removed with one click and stay invalid', async () => {
    const { visitor, key } = await named('Wilma');
    const thief = authenticator();
    await addKey(visitor, thief);
    expect((await comeBy(thief)).status).toBe(200);
    await visitor.ask('DELETE', `account/passkeys/${thief.id}`);
    expect((await comeBy(thief)).status).toBe(401);
    expect((await comeBy(key)).status).toBe(200);
  });

  it('report that a banned player is banned, and neither sign in nor take the guest’s games', async () => {
    const { key } = await named('Ctirad');
    const { db } = server.service.storage;
    const ban = (banned_at: number | null) =>
      db.updateTable('persons').set({ banned_at }).where('name', '=', 'Ctirad').execute();
    await ban(1);
    const guest = server.visitor();
    const { id } = await guest.make();
    const banned = { status: 403, body: { error: 'banned' } };
    expect(await comeBy(key, true, guest)).toMatchObject(banned);
    // A visitor who has not proved ownership does not learn of the ban.
    expect(await comeBy(key, false, guest)).toMatchObject({ status: 401 });
    expect((await guest.ask('GET', 'me')).body).toMatchObject({ name: null });
    expect(await guest.games('my-games')).toMatchObject([{ id }]);
    await ban(null);
    expect((await comeBy(key, true, guest)).status).toBe(200);
    expect(await guest.games('my-games')).toMatchObject([{ id }]);
  });

  it('are bound to the configured address, whatever the request says', async () => {
    const asked = async (origin: string, host: string) => {
      const { port } = new URL(origin);
      // fetch does not allow a forged Host header.
      const { request } = await import('node:http');
      return new Promise<{ status: number; body: { rpId?: string; error?: string } }>((resolve) => {
        const asking = request(
          { port, path: '/api/passkeys/ask', method: 'POST', headers: { host } },
          (answer) => {
            let text = '';
            answer.on('data', (chunk) => (text += chunk));
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }),
            );
          },
        );
        asking.end();
      });
    };
    const publicUrl = new URL('https://play.example.org/');
    const set = await startServer({ api: { publicUrl, isSecure: true } });
    expect((await asked(set.origin, 'evil.example')).body.rpId).toBe('play.example.org');
    await set.stop();
    expect(await asked(server.origin, 'evil.example')).toEqual({
      status: 409,
      body: { error: 'no-passkeys' },
    });
    expect((await asked(server.origin, 'localhost:1')).body.rpId).toBe('localhost');
  });
});
