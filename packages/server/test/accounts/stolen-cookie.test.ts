import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { account as accountShape, me, PROTOCOL, SESSION_REPLACED } from '@bivouac/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HashFunction } from '../../src/accounts/password.ts';
import { postgresBus } from '../../src/bus/postgres-bus.ts';
import { hashToken } from '../../src/secrets.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { MINE } from '../tools/game-requests.ts';
import { startServer, type TestServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

// A thief has copied the owner's cookie and sits at the owner's table. Every action that retires the token must end
// that.

const PASSWORD = 'six of one, half a dozen';
const OTHER = 'a dozen of the other kind';
let count = 0;

/** So that the rest of a request is what races. */
const quickly: HashFunction = async (password, nonce) =>
  createHash('sha256').update(nonce).update(password).digest();

interface Retirement {
  readonly isGuest: boolean;
  readonly act: (owner: Visitor, name: string) => Promise<{ status: number }>;
  /** The owner is a different person afterwards. */
  readonly isSignedOut?: boolean;
}

const RETIREMENTS: readonly [what: string, retirement: Retirement][] = [
  [
    'changes the password',
    {
      isGuest: false,
      act: (owner) => owner.ask('PUT', 'account/password', { current: PASSWORD, password: OTHER }),
    },
  ],
  [
    'ends all other sessions',
    { isGuest: false, act: (owner) => owner.ask('DELETE', 'account/sessions') },
  ],
  [
    'signs in again',
    {
      isGuest: false,
      act: (owner, name) => owner.ask('POST', 'session', { name, password: PASSWORD }),
    },
  ],
  [
    'signs out',
    { isGuest: false, isSignedOut: true, act: (owner) => owner.ask('DELETE', 'session') },
  ],
  [
    'signs other devices out as a guest',
    { isGuest: true, act: (owner) => owner.ask('DELETE', 'device-links') },
  ],
  [
    'takes a name',
    {
      isGuest: true,
      act: (owner, name) => owner.ask('POST', 'accounts', { name, password: PASSWORD }),
    },
  ],
];

describe.each(useDatabases('stolen-cookie'))('a stolen cookie, in %s,', (database, place) => {
  let server: TestServer;
  /** The server that the thief uses; with PostgreSQL another process. */
  let elsewhere: TestServer;
  beforeAll(async () => {
    const url = await place();
    const start = (name: string) =>
      startServer({
        url,
        api: { hashFunction: quickly },
        ...(database === 'PostgreSQL' ? { deps: { connectBus: postgresBus(url, name) } } : {}),
      });
    server = await start('here');
    elsewhere = database === 'PostgreSQL' ? await start('there') : server;
  });
  afterAll(async () => {
    expect(server.troubles).toEqual([]);
    await server.stop();
    if (elsewhere !== server) await elsewhere.stop();
  });

  it.each(RETIREMENTS)('opens nothing any more when its owner %s', async (_what, retirement) => {
    const owner = server.visitor();
    const name = `Robbed ${++count}`;
    if (!retirement.isGuest) await owner.ask('POST', 'accounts', { name, password: PASSWORD });
    const { id } = await owner.make(MINE);
    const stolen = owner.cookie;
    const own = await server.page(id).open({ cookie: stolen });
    const thief = await elsewhere.page(id).open({ cookie: stolen });
    expect(thief.welcome?.seat).toBe(0);
    const closed = [own, thief].map(({ socket }) => once(socket, 'close'));
    const { head } = await server.service.storage.db
      .selectFrom('games')
      .select('head')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await retirement.act(owner, name)).status).toBe(200);
    if (elsewhere === server) {
      // The socket is still open, but the server ignores its messages.
      thief.say({ type: 'enter', protocol: PROTOCOL, game: id, since: 0, page: thief.page });
      thief.say({ type: 'say', ref: 'stolen', what: 'resign' });
    }
    const codes = (await Promise.all(closed)).map(([code]) => code);
    expect(codes).toEqual([SESSION_REPLACED, SESSION_REPLACED]);
    expect(thief.heard.join()).not.toContain('stolen');
    const again = await elsewhere.page(id).enter({ cookie: stolen });
    expect(again.refusals).toEqual([{ code: 'bad-link' }]);
    const game = await server.service.storage.db
      .selectFrom('games')
      .select(['head', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(game).toEqual({ head, status: 'waiting' });
    if (retirement.isSignedOut) return;
    expect(owner.cookie).not.toContain(stolen.split(';')[0]);
    await own.open({ cookie: owner.cookie });
    expect(own.welcome?.seat).toBe(0);
    expect(await own.ask({ type: 'chat', text: 'I am back' })).toMatchObject({ type: 'done' });
  });

  it('is renewed for only one of two requests at once', async () => {
    const owner = server.visitor();
    await owner.make(MINE);
    const thief = server.visitor();
    const { cookie } = owner;
    const ask = () =>
      fetch(`${server.origin}/api/device-links`, { method: 'DELETE', headers: { cookie } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(thief.cookie).toBe('');
    const [, token = ''] = cookie.split('=');
    const rows = await server.service.storage.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(rows).toMatchObject([{ replaced_by: expect.any(String) }]);
  });

  it('opens nothing and changes nothing once it is replaced, and is gone with the first use of the new one', async () => {
    const [owner, thief] = [server.visitor(), server.visitor()];
    const { id } = await owner.make(MINE);
    thief.steal(owner);
    const cookie = thief.cookie;
    expect((await owner.ask('DELETE', 'device-links')).status).toBe(200);
    const away = { status: 503, body: { error: 'unavailable' } };
    expect(await thief.ask('POST', 'device-links', {})).toMatchObject(away);
    expect(await thief.ask('DELETE', 'device-links')).toMatchObject(away);
    const account = { name: `Robbed ${++count}`, password: PASSWORD };
    expect(await thief.ask('POST', 'accounts', account)).toMatchObject(away);
    expect((await server.page(id).enter({ cookie })).refusals).toEqual([{ code: 'bad-link' }]);
    expect(await thief.games('my-games')).toHaveLength(1);
    expect((await thief.ask('POST', 'me', {})).set).toBeNull();
    expect(await owner.games('my-games')).toHaveLength(1);
    expect(await thief.games('my-games')).toEqual([]);
    server.wait(60_000);
    expect((await thief.ask('GET', 'me')).set).toBeNull();
    const own = await server.page(id).open({ cookie: owner.cookie });
    expect(own.welcome?.seat).toBe(0);
  });

  it('gets a guest whose answer was lost back to their seats', async () => {
    const owner = server.visitor();
    const { id } = await owner.make(MINE);
    const { cookie } = owner;
    // The answer never comes.
    const lost = await fetch(`${server.origin}/api/device-links`, {
      ...{ method: 'DELETE', headers: { cookie } },
    });
    expect(lost.status).toBe(200);
    expect((await owner.ask('GET', 'me')).set).toBeNull();
    expect(await owner.games('my-games')).toHaveLength(1);
    server.wait(10_001);
    expect((await owner.ask('GET', 'me')).set).toContain('bivouac=');
    expect(owner.cookie).not.toBe(cookie);
    const page = await server.page(id).open({ cookie: owner.cookie });
    expect(page.welcome?.seat).toBe(0);
    // The token that got lost opens nothing.
    const [late = ''] = lost.headers.getSetCookie()[0]?.split(';') ?? [];
    expect((await server.page(id).enter({ cookie: late })).refusals).toEqual([
      { code: 'bad-link' },
    ]);
  });

  it("keeps the owner's proof when it is renewed, and gives none", async () => {
    const owner = server.visitor();
    await owner.ask('POST', 'accounts', { name: `Robbed ${++count}`, password: PASSWORD });
    const tryCodes = async () => (await owner.ask('POST', 'account/codes', {})).status;
    await owner.ask('DELETE', 'account/sessions');
    expect(await tryCodes()).toBe(200);
    server.wait(5 * 60_000 + 1);
    expect(await tryCodes()).toBe(403);
  });

  it.each([
    ['the same session', true],
    ['another session', false],
  ])('does not outlive a new password, whenever it is renewed: %s', async (_which, isSame) => {
    const outlived: number[] = [];
    for (let wait = 0; wait < 30; wait++) {
      const [owner, thief] = [server.visitor(), server.visitor()];
      const account = { name: `Robbed ${++count}`, password: PASSWORD };
      await owner.ask('POST', 'accounts', account);
      if (isSame) thief.steal(owner);
      else await thief.ask('POST', 'session', account);
      const changing = owner.ask('PUT', 'account/password', { current: PASSWORD, password: OTHER });
      await sleep(wait / 4);
      await thief.ask('DELETE', 'account/sessions');
      const { status } = await changing;
      const who = me.parse((await thief.ask('GET', 'me')).body);
      if (status === 200 && who.name !== null) outlived.push(wait);
      const left = await server.service.storage.db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person')
        .select('token_hash')
        .where('name', '=', account.name)
        .execute();
      if (status === 200) expect(left).toHaveLength(1);
    }
    expect(outlived).toEqual([]);
  });

  it('puts its owner out nowhere', async () => {
    const [owner, phone, thief] = [server.visitor(), server.visitor(), server.visitor()];
    const account = { name: `Robbed ${++count}`, password: PASSWORD };
    await owner.ask('POST', 'accounts', account);
    await phone.ask('POST', 'session', account);
    thief.steal(phone);
    server.wait(5 * 60_000 + 1);
    await owner.ask('POST', 'session', account);
    const { sessions } = accountShape.parse((await thief.ask('GET', 'account')).body);
    const ended = [
      await thief.ask('DELETE', 'account/sessions'),
      ...(await Promise.all(
        sessions.map(({ id }) => thief.ask('DELETE', `account/sessions/${id}`)),
      )),
    ];
    expect(ended.map(({ body }) => body)).toEqual(ended.map(() => ({ error: 'prove-first' })));
    for (const each of [owner, phone]) {
      expect((await each.ask('GET', 'me')).body).toMatchObject({ name: account.name });
    }
    // The owner can put the thief out.
    expect((await owner.ask('DELETE', 'account/sessions')).status).toBe(200);
    expect((await thief.ask('GET', 'me')).body).toMatchObject({ name: null });
  });
});
