import { once } from 'node:events';
import { PROTOCOL, SESSION_REPLACED } from '@bivouac/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresBus } from '../src/bus/postgres-bus.ts';
import { hashToken } from '../src/secrets.ts';
import { useDatabases } from './tools/fixtures.ts';
import { MINE } from './tools/game-requests.ts';
import { startServer, type TestServer } from './tools/server.ts';
import type { Visitor } from './tools/visitor.ts';

// A thief has copied the owner's cookie and sits at the owner's table. Every action that retires the token must end
// that.

const PASSWORD = 'six of one, half a dozen';
const OTHER = 'a dozen of the other kind';
let count = 0;

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
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(thief.cookie).toBe('');
    const [, token = ''] = cookie.split('=');
    const rows = await server.service.storage.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(rows).toEqual([]);
  });

  it("keeps the owner's proof when it is renewed, and gives none", async () => {
    const owner = server.visitor();
    await owner.ask('POST', 'accounts', { name: `Robbed ${++count}`, password: PASSWORD });
    const tryCodes = async () => (await owner.ask('POST', 'account/codes', {})).status;
    await owner.ask('DELETE', 'account/sessions');
    expect(await tryCodes()).toBe(200);
    server.wait(5 * 60_000 + 1);
    await owner.ask('DELETE', 'account/sessions');
    expect(await tryCodes()).toBe(403);
  });
});
