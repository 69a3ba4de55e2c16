import { createECDH, randomBytes } from 'node:crypto';
import { must } from '@bivouac/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProcess } from '../../bench/server-process.ts';
import { type BusHandlers, type ConnectBus, noBus } from '../../src/bus/bus.ts';
import type { GameServiceDeps } from '../../src/game-service.ts';
import { describeMove } from '../../src/notifications/describe.ts';
import { createPush, PUSH_SERVICES } from '../../src/notifications/push.ts';
import { encryptPush, serverKey } from '../../src/notifications/push-crypto.ts';
import { useFolder, useServer } from '../tools/fixtures.ts';
import { TestPage } from '../tools/page.ts';
import { claimOf, decrypt, type PushService, startPushService } from '../tools/push-service.ts';
import { startServer } from '../tools/server.ts';
import { Visitor } from '../tools/visitor.ts';

const folder = useFolder('push');
const KEY = randomBytes(32).toString('base64');
const CONTACT = 'mailto:host@example.org';
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('a push message', () => {
  it('matches the example in RFC 8291', () => {
    const browser = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const sealed = encryptPush('When I grow up, I want to be a watermelon', browser, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('can be decrypted only by its browser, and identifies the server to the service', () => {
    const [one, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    one.generateKeys();
    other.generateKeys();
    const auth = randomBytes(16);
    const keys = {
      p256dh: one.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    };
    const sealed = encryptPush('Jste na tahu', keys);
    expect(decrypt(sealed, one, auth)).toBe('Jste na tahu');
    expect(() => decrypt(sealed, other, auth)).toThrow();
    const said = serverKey(KEY).authorize('https://push.example.org', CONTACT, 1_000_000);
    expect(claimOf(said)).toEqual({ aud: 'https://push.example.org', exp: 44_200, sub: CONTACT });
    const forged = `${said.slice(0, 80)}x${said.slice(81)}`;
    expect(claimOf(forged)).toBeNull();
  });

  it('goes only to addresses of push services', () => {
    const { isService } = createPush(
      { key: KEY, contact: CONTACT, services: PUSH_SERVICES },
      () => 0,
    );
    expect(isService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isService('https://web.push.apple.com/abc')).toBe(true);
    for (const elsewhere of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://user@fcm.googleapis.com/x',
      'https://example.org/.push.apple.com',
      'https://push.apple.com.example.org/',
      'http://127.0.0.1:8080/api/me',
      'file:///etc/passwd',
      'no address',
    ]) {
      expect(isService(elsewhere), elsewhere).toBe(false);
    }
  });
});

describe('a player who is away from the table', () => {
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());
  const server = useServer(() => {
    const push = { key: KEY, contact: CONTACT, services: [service.origin] };
    return { deps: { notifications: { push, describe: describeMove, retryMs: 40 } } };
  });

  /** Anna makes a game and leaves; her opponent sits at the table. */
  const begin = async (name: string) => {
    const anna = server.visitor();
    const { id, links } = await anna.make();
    await anna.ask('PUT', 'push', service.subscription(name));
    const boris = await server.page(id, must(links[1], 'a link')).open();
    return { anna, boris, id };
  };
  const about = (id: string) => service.pushed.filter(({ text }) => JSON.parse(text).game === id);
  const noted = () => server.service.storage.db.selectFrom('tellings').selectAll().execute();

  it('is notified once of their move, in their language', async () => {
    const { id, boris } = await begin('anna-1');
    await service.until(() => about(id).length > 0);
    const { text, path, headers } = must(about(id)[0], 'a message');
    expect(JSON.parse(text)).toEqual({ title: 'Jste na tahu', body: expect.any(String), game: id });
    expect(JSON.parse(text).body).toMatch(/^Šarvátka, .+\.$/);
    expect(path).toBe('/anna-1');
    expect(headers).toMatchObject({ topic: id, ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(claimOf(headers.authorization ?? '')).toMatchObject({ aud: service.origin });
    // She still owes the same decision: another player's act makes no new notification.
    await boris.act(boris.table?.actions[0]);
    while ((await noted()).length > 0) await new Promise((go) => setTimeout(go, 5));
    expect(about(id)).toHaveLength(1);
  });

  it('is notified of a rematch in which they move first, unless they enter it', async () => {
    const { anna, boris, id } = await begin('anna-next');
    const page = await server.page(id).open({ cookie: anna.cookie });
    await boris.ask({ type: 'say', what: 'resign' });
    await boris.ask({ type: 'offer', what: 'rematch' });
    await page.ask({ type: 'answer', what: 'rematch', isAccepted: true });
    await page.until(() => page.rematch !== null);
    const next = must(page.rematch, 'a next game').game;
    page.socket.close();
    await service.until(() => about(next).length > 0);
    expect(about(next).map(({ path }) => path)).toEqual(['/anna-next']);
    while ((await noted()).length > 0) await new Promise((go) => setTimeout(go, 5));
    await anna.ask('DELETE', 'push', { endpoint: service.subscription('anna-next').endpoint });
  });

  it('is not notified while at the table, nor after unsubscribing', async () => {
    const { anna, boris, id } = await begin('anna-2');
    await service.until(() => about(id).length > 0);
    const page = await server.page(id).open({ cookie: anna.cookie });
    const played = async (): Promise<void> => {
      for (const each of [boris, page, boris, page, boris]) {
        if ((each.table?.actions.length ?? 0) > 0) await each.act(each.table?.actions[0]);
      }
    };
    await played();
    expect(await noted()).toEqual([]);
    const { endpoint } = service.subscription('anna-2');
    expect((await anna.ask('DELETE', 'push', { endpoint })).status).toBe(200);
    const again = await anna.make();
    await server.page(again.id, must(again.links[1], 'a link')).open();
    while ((await noted()).length > 0) await new Promise((go) => setTimeout(go, 5));
    expect(about(id)).toHaveLength(1);
    expect(about(again.id)).toEqual([]);
  });

  it('is notified later when the service is busy, and unsubscribed when the subscription is gone', async () => {
    service.status = 503;
    const before = service.calls;
    const { id } = await begin('anna-3');
    await service.until(() => service.calls > before + 1);
    expect(await noted()).toMatchObject([{ game: id, seat: 0 }]);
    service.status = 201;
    await service.until(() => about(id).length > 0);
    service.status = 410;
    const { anna } = await begin('anna-4');
    const subscriptions = () =>
      server.service.storage.db
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('endpoint', 'like', '%anna-4')
        .execute();
    while ((await subscriptions()).length > 0) await new Promise((go) => setTimeout(go, 5));
    service.status = 201;
    const wrong = { ...service.subscription('x'), endpoint: 'https://example.org/x' };
    expect((await anna.ask('PUT', 'push', wrong)).status).toBe(400);
  });
});

describe('a player whose connection is broken but not yet closed', () => {
  let service: PushService;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    service = await startPushService();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await service.close();
  });

  /** Anna has subscribed in a browser and sits at the table. */
  const begin = async (deps: Partial<GameServiceDeps> = {}) => {
    const push = { key: KEY, contact: CONTACT, services: [service.origin] };
    const notifications = { push, describe: describeMove };
    const server = await startServer({ deps: { notifications, ...deps }, api: { pingMs: 30_000 } });
    const anna = server.visitor();
    const { id, links } = await anna.make();
    await anna.ask('PUT', 'push', service.subscription('anna'));
    const noted = () => server.service.storage.db.selectFrom('tellings').selectAll().execute();
    const boris = server.page(id, must(links[1], 'a link'));
    /** Boris plays until a new decision is asked of Anna. */
    const askAnna = async (): Promise<void> => {
      while ((boris.table?.actions.length ?? 0) > 0) await boris.act(boris.table?.actions[0]);
      expect(boris.table?.awaited).toEqual([0]);
      expect(await noted()).toEqual([]);
    };
    /** Half a minute, in which live pages answer their ping. */
    const round = async (): Promise<void> => {
      server.wait(30_000);
      vi.advanceTimersByTime(30_000);
      await boris.ask({ type: 'look', after: 0 });
      await new Promise((go) => setTimeout(go, 100));
    };
    return { server, id, anna, boris, noted, askAnna, round };
  };

  it('is notified when the server finds out, unless they closed the page', async () => {
    const { server, id, anna, boris, noted, askAnna, round } = await begin();
    const page = await server.page(id).open({ cookie: anna.cookie });
    await boris.open();
    await page.act(page.table?.actions[0]);
    page.socket.pause();
    await askAnna();
    await round();
    expect(await noted()).toEqual([]);
    await round();
    await vi.waitUntil(async () => (await noted()).length === 1, { timeout: 20_000 });
    expect([...server.service.hub.presence(id).seats]).toEqual([1]);
    for (let i = 0; i < 4; i++) await round();
    await service.until(() => service.pushed.length > 0);
    expect(JSON.parse(must(service.pushed[0], 'a message').text)).toMatchObject({ game: id });
    await vi.waitUntil(async () => (await noted()).length === 0, { timeout: 20_000 });
    const again = await server.page(id).open({ cookie: anna.cookie });
    again.socket.close();
    await vi.waitUntil(() => !server.service.hub.presence(id).seats.has(0), { timeout: 20_000 });
    for (let i = 0; i < 4; i++) await round();
    expect(service.pushed).toHaveLength(1);
    await server.stop();
  });

  it('is not notified of a table that they have received', async () => {
    const { server, id, anna, boris, noted, askAnna, round } = await begin();
    const page = await server.page(id).open({ cookie: anna.cookie });
    await boris.open();
    await page.act(page.table?.actions[0]);
    await askAnna();
    await round();
    // She has received the table and left.
    page.drop();
    await vi.waitUntil(() => !server.service.hub.presence(id).seats.has(0), { timeout: 20_000 });
    for (let i = 0; i < 4; i++) await round();
    expect(await noted()).toEqual([]);
    expect(service.pushed).toEqual([]);
    await server.stop();
  });

  it('is notified when the process that served them falls silent', async () => {
    const handlers: BusHandlers[] = [];
    const connectBus: ConnectBus = (all) => {
      handlers.push(all);
      return noBus(all);
    };
    const { server, id, anna, boris, noted, askAnna, round } = await begin({ connectBus });
    const page = await server.page(id).open({ cookie: anna.cookie });
    handlers[0]?.onPresence({ game: id, process: 'elsewhere', seats: [0], watchers: 0 });
    await boris.open();
    await page.act(page.table?.actions[0]);
    page.socket.close();
    await askAnna();
    for (let i = 0; i < 2; i++) await round();
    expect(await noted()).toEqual([]);
    for (let i = 0; i < 10; i++) await round();
    await service.until(() => service.pushed.length > 0);
    expect(service.pushed).toHaveLength(1);
    await server.stop();
  });
});

it('sends no notifications unless the host has configured them', async () => {
  const server = await startServer();
  const anna = server.visitor();
  expect((await anna.ask('GET', 'push')).body).toEqual({ key: null });
  const subscription = { endpoint: 'https://fcm.googleapis.com/x', keys: {}, language: 'cs' };
  expect((await anna.ask('PUT', 'push', subscription)).status).toBe(404);
  const { id, links } = await anna.make();
  await server.page(id, must(links[1], 'a link')).open();
  expect(await server.service.storage.db.selectFrom('tellings').selectAll().execute()).toEqual([]);
  await server.stop();
});

it('sends stored notifications after the process was killed', async () => {
  const service = await startPushService();
  const env = {
    ...{ DATA_DIR: folder, PUSH_KEY: KEY, PUSH_CONTACT: CONTACT },
    PUSH_SERVICES: service.origin,
  };
  service.status = 503;
  const first = await startProcess(env);
  const anna = new Visitor(first.origin);
  expect((await anna.ask('GET', 'push')).body).toEqual({
    key: expect.stringMatching(/^[\w-]{87}$/),
  });
  const { id, links } = await anna.make();
  await anna.ask('PUT', 'push', service.subscription('anna'));
  await new TestPage(first.origin, id, must(links[1], 'a link')).open();
  await service.until(() => service.calls > 0);
  await first.stop('SIGKILL');
  expect(service.pushed).toEqual([]);
  service.status = 201;
  const second = await startProcess(env);
  await service.until(() => service.pushed.length > 0);
  expect(JSON.parse(must(service.pushed[0], 'a message').text)).toMatchObject({ game: id });
  await second.stop();
  await service.close();
});
