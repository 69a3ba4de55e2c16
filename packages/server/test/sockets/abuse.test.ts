import { once } from 'node:events';
import { get } from 'node:http';
import { must, replay } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readRoom } from '../../src/rooms/replay.ts';
import { entriesAfter } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { HostileClient } from '../tools/hostile-client.ts';
import type { TestPage } from '../tools/page.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { startServer } from '../tools/server.ts';

const server = useServer();

/** Counts a page's answers by kind. */
function kindsOf(pages: readonly TestPage[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const text of pages.flatMap(({ heard }) => heard)) {
    const { type, refusal } = JSON.parse(text);
    if (type !== 'done' && type !== 'refused') continue;
    const kind = refusal?.code ?? type;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

describe('a hostile client', () => {
  it('sends ten thousand broken, forged and replayed messages from its seat without disturbing other games', async () => {
    const strict = await startServer({ api: { isUnlimited: false } });
    const luck = steadyLuck(666);
    const [one, two, quiet] = await strict.seatTwo({ scenario: 'mill-yard' });
    const [seated, victim, attacked] = await strict.seatTwo({ scenario: 'mill-yard' });
    const watching = await strict.page(quiet.id, quiet.watch).open();
    const villains = [
      { page: seated, villain: new HostileClient(seated, luck, 'seated') },
      { page: watching, villain: new HostileClient(watching, luck, 'watching') },
    ] as const;
    /** Never more pending messages than a page may have, and always from its seat. */
    const batch = async ({ page, villain }: (typeof villains)[number]): Promise<void> => {
      strict.wait(3_000);
      for (let i = 0; i < 30; i++) page.socket.send(villain.next());
      const last = await page.ask({ type: 'look', after: 0 });
      if (last.type === 'past') return;
      page.drop();
      await page.open();
    };
    for (let round = 0; round < 340; round++) {
      if (round % 50 === 49) {
        seated.socket.send('x'.repeat(5_000));
        await once(seated.socket, 'close');
        await seated.open();
      }
      await batch(round % 5 === 4 ? villains[1] : villains[0]);
      if ((victim.table?.actions.length ?? 0) > 0) await victim.act(victim.table?.actions[0]);
      if (round % 10 === 0) await playOn([one, two], luck, 2);
    }
    // A good share of the messages passed every earlier check.
    const kinds = kindsOf(villains.map(({ page }) => page));
    for (const [kind, least] of Object.entries({
      ...{ done: 300, rules: 1_000, late: 1_000, 'not-now': 1_000, 'bad-message': 1_000 },
      ...{ 'not-seated': 500, 'not-entered': 10, 'bad-link': 10 },
    })) {
      expect(kinds[kind] ?? 0, kind).toBeGreaterThan(least);
    }
    expect(kinds['too-many'] ?? 0).toBe(0);

    // The database holds legal acts only, each once, and at the other table only its own players'.
    const { storage, newGameLimiter } = strict.service;
    for (const id of [attacked.id, quiet.id]) {
      const room = must(await readRoom(storage, findGame, id), 'a game that can be read again');
      const entries = await entriesAfter(storage.db, id, 0);
      const refs = entries.flatMap(({ seat, ref }) => (ref === null ? [] : [`${seat} ${ref}`]));
      expect(new Set(refs).size).toBe(refs.length);
      const isForged = (ref: string) => /^\d (seated|watching)-/.test(ref);
      const forged = refs.filter(isForged).length;
      if (id === quiet.id) expect(forged).toBe(0);
      else {
        expect(forged).toBeGreaterThan(100);
        expect(refs.filter((ref) => isForged(ref) && !ref.startsWith('0'))).toEqual([]);
      }
      for (const page of id === quiet.id ? [one, two] : [victim]) {
        await page.reach(Math.max(...room.tableSeqs));
        const fresh = await strict.twin(page).open();
        expect(page.table?.view).toEqual(fresh.table?.view);
        expect(page.log).toEqual(fresh.log);
      }
    }
    expect(one.chat).toEqual([]);
    expect(one.refusals).toEqual([]);
    await playOn([one, two], luck);
    expect(replay(must(one.record, 'a record'), findGame).ok).toBe(true);
    expect(newGameLimiter.size).toBeLessThan(10);
    expect(strict.troubles).toEqual([]);
    await strict.stop();
  });

  it('cannot send messages that are too long, nor from a foreign origin', async () => {
    const made = await server.make();
    const page = await server.page(made.id, made.links[0]).open();
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    page.socket.send('x'.repeat(5_000));
    expect(await closed).toBe(1009);
    const foreign = new WebSocket(`${server.origin.replace('http', 'ws')}/play`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    const status = await new Promise((resolve) => {
      foreign.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      foreign.once('error', () => resolve('error'));
    });
    expect(status).toBe(401);
    const forged = await fetch(`${server.origin}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(forged.status).toBe(403);
  });

  it('is slowed down, while others are not', async () => {
    const strict = await startServer({ api: { isUnlimited: false, maxSocketsPerAddress: 3 } });
    const [one, two, made] = await strict.seatTwo();
    for (let i = 0; i < 200; i++) one.say({ type: 'look', ref: `l${i}`, after: 0 });
    await one.until(() => one.refusals.some(({ code }) => code === 'too-many'));
    expect((await two.act(two.table?.actions[0])).type).toBe('done');
    await strict.page(made.id, made.watch).open();
    await expect(strict.page(made.id, made.watch).open()).rejects.toThrow();
    const wrong = { name: 'Missing', password: 'not the password' };
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => strict.visitor().ask('POST', 'session', wrong)),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
    await strict.stop();
  });

  it.each([
    ['messages', (socket: WebSocket) => socket.send('x'.repeat(4_000))],
    ['pings', (socket: WebSocket) => socket.ping()],
  ])('is disconnected when it keeps sending %s after enough refusals', async (_what, send) => {
    // Time stands still: no allowance refills, however slow the machine is.
    const deps = { now: () => 1_800_000_000_000 };
    const strict = await startServer({ api: { isUnlimited: false }, deps });
    const [flooding, calm] = await strict.seatTwo();
    const closed = once(flooding.socket, 'close');
    while (flooding.socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 100; i++) send(flooding.socket);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([1008, 'too-many']);
    // No answers after the close frame.
    expect(flooding.refusals.length).toBeLessThanOrEqual(60 + 201);
    expect((await calm.ask({ type: 'look', after: 0 })).type).toBe('past');
    await strict.stop();
  });

  it('cannot harm the server by what it sends after it was rejected', async () => {
    const strict = await startServer({ api: { isUnlimited: false, maxSocketsPerAddress: 1 } });
    const made = await strict.make();
    const page = await strict.page(made.id, made.watch).open();
    const asking = get(`${strict.origin}/play`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    const [, stream] = await once(asking, 'upgrade');
    // A frame with reserved bits set.
    stream.resume().end(Buffer.from([0xff, 0xff, 1, 2, 3, 4]));
    await once(stream, 'close');
    expect((await page.ask({ type: 'look', after: 0 })).type).toBe('past');
    await strict.stop();
  });

  it('gains nothing by opening many pages or using many addresses, and others play on', async () => {
    const strict = await startServer({
      api: { isUnlimited: false, maxSocketsPerAddress: 8 },
      trustProxy: true,
      // Time stands still: no allowance refills.
      deps: { now: () => 1_800_000_000_000 },
    });
    const [eager, calm] = [strict.visitor(), strict.visitor()];
    for (const each of [eager, calm]) await each.ask('POST', 'me', {});
    const made = await strict.make();
    const come = (cookie: string, i: number): Promise<TestPage> =>
      strict.page(made.id, made.watch).open({ cookie, 'x-forwarded-for': `10.0.0.${i}` });
    const pages: TestPage[] = [];
    for (let i = 0; i < 8; i++) pages.push(await come(eager.cookie, i));
    // Each page by itself could send sixty.
    const answers = await Promise.all(
      pages.flatMap((page) =>
        Array.from({ length: 30 }, () => page.ask({ type: 'look', after: 0 })),
      ),
    );
    const more = await must(pages[0], 'a page').ask({ type: 'look', after: 0 });
    const refused = [...answers, more].filter(({ type }) => type === 'refused');
    // Entering was one message of each.
    expect(refused).toHaveLength(8 * 31 + 1 - 240);
    expect(more).toMatchObject({ refusal: { code: 'too-many' } });
    const other = await come(calm.cookie, 1);
    expect((await other.ask({ type: 'look', after: 0 })).type).toBe('past');
    await expect(come(eager.cookie, 99)).rejects.toThrow('closed');
    must(pages[7], 'the last').drop();
    await other.until(() => other.presence?.watchers === 8);
    await come(eager.cookie, 99);
    await strict.stop();
  });
});
