import { deviceLink } from '@bivouac/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../src/secrets.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { startServer, type TestServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

const MINUTE = 60_000;
const NOT_FOUND = { status: 404, body: { error: 'not-found' } };

describe.each(useDatabases('device-links'))('a link to another device, in %s,', (_name, place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ url: await place() });
  });
  afterAll(async () => {
    expect(server.troubles).toEqual([]);
    await server.stop();
  });

  const linkOf = async (visitor: Visitor): Promise<string> =>
    deviceLink.parse((await visitor.ask('POST', 'device-links', {})).body).token;
  const use = (visitor: Visitor, token: string) =>
    visitor.ask('POST', 'device-links/use', { token });
  /** A guest with a seat. */
  async function player() {
    const visitor = server.visitor();
    const { id } = await visitor.make();
    return { visitor, id };
  }

  it('gives one device a session of its own for all games of the guest, and no second device', async () => {
    const { visitor, id } = await player();
    const token = await linkOf(visitor);
    const [phone, thief] = [server.visitor(), server.visitor()];
    expect(await use(phone, token)).toMatchObject({ status: 200 });
    expect(phone.cookie).not.toBe('');
    expect(phone.cookie).not.toBe(visitor.cookie);
    expect((await server.page(id).open({ cookie: phone.cookie })).welcome?.seat).toBe(0);
    expect(await phone.games('my-games')).toMatchObject([{ id, seat: 0 }]);
    expect(await use(thief, token)).toMatchObject(NOT_FOUND);
    expect(thief.cookie).toBe('');
    // Each device signs out on its own.
    await phone.ask('DELETE', 'session');
    expect((await server.page(id).open({ cookie: visitor.cookie })).welcome?.seat).toBe(0);
  });

  it('works for one of two devices that use it at once', async () => {
    const token = await linkOf((await player()).visitor);
    const used = await Promise.all([0, 1, 2].map(() => use(server.visitor(), token)));
    expect(used.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is replaced by the next one, expires after ten minutes, and is not used up in its own browser', async () => {
    const { visitor } = await player();
    const [first, second] = [await linkOf(visitor), await linkOf(visitor)];
    expect(await use(server.visitor(), first)).toMatchObject(NOT_FOUND);
    expect((await use(visitor, second)).status).toBe(200);
    server.wait(9 * MINUTE);
    expect((await use(server.visitor(), second)).status).toBe(200);
    const third = await linkOf(visitor);
    server.wait(10 * MINUTE);
    expect(await use(server.visitor(), third)).toMatchObject(NOT_FOUND);
  });

  it('neither takes a visitor’s own games away nor gives them to the guest', async () => {
    const { visitor } = await player();
    const token = await linkOf(visitor);
    const other = await player();
    const refused = { status: 409, body: { error: 'other-player' } };
    expect(await use(other.visitor, token)).toMatchObject(refused);
    expect(await other.visitor.games('my-games')).toMatchObject([{ id: other.id }]);
    const named = server.visitor();
    await named.ask('POST', 'accounts', {
      ...{ name: `Zdena ${_name}`, password: 'correct horse battery' },
    });
    expect(await use(named, token)).toMatchObject(refused);
    // A guest without games becomes the other person.
    const fresh = server.visitor();
    await fresh.ask('POST', 'me', {});
    const { cookie } = fresh;
    expect((await use(fresh, token)).status).toBe(200);
    const left = await fetch(`${server.origin}/api/device-links`, {
      ...{ method: 'POST', headers: { cookie } },
    });
    expect(left.status).toBe(403);
  });

  it('can be cancelled, and so can the devices that used one; their open tables close', async () => {
    const { visitor, id } = await player();
    const phone = server.visitor();
    await use(phone, await linkOf(visitor));
    const [kept, lost] = [server.page(id), server.page(id)];
    await kept.open({ cookie: visitor.cookie });
    await lost.open({ cookie: phone.cookie });
    const closed = new Promise<number>((resolve) => lost.socket.once('close', resolve));
    const unused = await linkOf(visitor);
    expect((await visitor.ask('DELETE', 'device-links')).status).toBe(200);
    expect(await closed).toBe(1008);
    expect(await phone.games('my-games')).toEqual([]);
    expect(await use(server.visitor(), unused)).toMatchObject(NOT_FOUND);
    expect((await kept.open({ cookie: visitor.cookie })).welcome?.seat).toBe(0);
    expect(await visitor.games('my-games')).toMatchObject([{ id }]);
    expect((await server.visitor().ask('DELETE', 'device-links')).status).toBe(403);
  });

  it.each([
    ['takes a name', `Alena ${_name}`, 'accounts'],
    ['signs in', `Bohdan ${_name}`, 'session'],
  ])('lets no device play on as the account when its guest %s', async (_what, name, path) => {
    const account = { name, password: 'correct horse battery' };
    if (path === 'session') await server.visitor().ask('POST', 'accounts', account);
    const { visitor, id } = await player();
    const phone = server.visitor();
    await use(phone, await linkOf(visitor));
    const lost = await server.page(id).open({ cookie: phone.cookie });
    const closed = new Promise<number>((resolve) => lost.socket.once('close', resolve));
    expect((await visitor.ask('POST', path, account)).status).toBe(200);
    expect(await closed).toBe(1008);
    expect((await phone.ask('GET', 'me')).body).toMatchObject({ name: null });
    expect(await phone.games('my-games')).toEqual([]);
    expect(await visitor.games('my-games')).toMatchObject([{ id }]);
  });

  it('cannot be created by an account or without a session, and opens no account', async () => {
    const named = server.visitor();
    await named.make();
    const token = await linkOf(named);
    await named.ask('POST', 'accounts', {
      ...{ name: `Tomas ${_name}`, password: 'correct horse battery' },
    });
    expect(await use(server.visitor(), token)).toMatchObject(NOT_FOUND);
    expect((await named.ask('POST', 'device-links', {})).status).toBe(403);
    expect((await server.visitor().ask('POST', 'device-links', {})).status).toBe(403);
    expect((await use(server.visitor(), 'x'.repeat(32))).status).toBe(404);
    expect((await use(server.visitor(), 'short')).status).toBe(400);
  });
});

it('is protected against guessing by the limit for new guests', async () => {
  const server = await startServer({ api: { isUnlimited: false } });
  const guess = () => server.visitor().ask('POST', 'device-links/use', { token: newToken() });
  const answers = await Promise.all(Array.from({ length: 110 }, guess));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  await server.stop();
});
