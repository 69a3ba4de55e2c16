import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { must, replay } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, startProcess } from '../../bench/server-process.ts';
import { entriesAfter } from '../../src/storage/games/games.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { useFolder, usePostgres } from '../tools/fixtures.ts';
import { WITH_BOT } from '../tools/game-requests.ts';
import { TestPage } from '../tools/page.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { type Made, makeGame, startServer } from '../tools/server.ts';

// Real processes that are really killed.

const WAIT = { timeout: 60_000 };
const folder = useFolder('faults');
const postgres = usePostgres();

async function sitDown(
  origins: readonly string[],
  { id, links }: Omit<Made, 'watch'>,
): Promise<TestPage[]> {
  const pages = links.map(
    (link, i) => new TestPage(must(origins[i % origins.length], 'o'), id, link),
  );
  for (const page of pages) await page.open();
  return pages;
}

/** Plays until the connection breaks; returns the acknowledged acts of each page. */
async function playUntilBroken(
  pages: readonly TestPage[],
  seed: number,
  onDone: () => void,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const luck = steadyLuck(seed);
  const one = async (page: TestPage): Promise<void> => {
    for (let i = 0; ; i++) {
      await page.until(() => (page.table?.actions.length ?? 0) > 0);
      const actions = must(page.table, 'table').actions;
      const ref = `${page.welcome?.seat}-${seed}-${i}`;
      const answer = await Promise.race([
        page.act(actions[Math.floor(luck() * actions.length)], { ref }),
        page.until(() => false),
      ]);
      if (answer?.type !== 'done') continue;
      done.set(ref, answer.seq);
      onDone();
    }
  };
  await Promise.allSettled(pages.map(one));
  return done;
}

describe.each([
  [
    'SQLite',
    async () => ({ DATA_DIR: join(folder, 'kill') }),
    () => join(folder, 'kill', 'bivouac.db'),
  ],
  [
    'PostgreSQL',
    async () => ({ DATABASE_URL: await postgres.freshDatabase() }),
    (env: object) => Object.values(env)[0],
  ],
] as const)('kill -9 with %s', (_name, place, urlOf) => {
  it('loses no acknowledged act and applies none twice', async () => {
    const env = await place();
    const first = await startProcess(env);
    const games = await Promise.all(Array.from({ length: 8 }, () => makeGame(first.origin)));
    const tables = await Promise.all(games.map((game) => sitDown([first.origin], game)));
    // In the middle of a load, however fast the machine is.
    const loaded = Promise.withResolvers<void>();
    let acknowledged = 0;
    const count = (): void => {
      acknowledged += 1;
      if (acknowledged === 30) loaded.resolve();
    };
    const playing = tables.map((pages, i) => playUntilBroken(pages, i + 1, count));
    await loaded.promise;
    await first.stop('SIGKILL');
    const done = await Promise.all(playing);

    const second = await startProcess(env);
    const storage = await openStorage({ url: String(urlOf(env)) });
    for (const [i, { id, links }] of games.entries()) {
      const entries = await entriesAfter(storage.db, id, 0);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
      const refs = entries.flatMap(({ ref }) => (ref === null ? [] : [ref]));
      expect(new Set(refs).size).toBe(refs.length);
      for (const [ref, seq] of must(done[i], 'game')) {
        expect(entries[seq - 1]?.ref, 'an acknowledged act is there').toBe(ref);
      }
      const pages = await sitDown([second.origin], { id, links });
      await playOn(pages, steadyLuck(99), 6);
    }
    await storage.close();
    await second.stop();
  });
});

// A server takes a second to start, so all tests share the two.
describe('several processes on one PostgreSQL', () => {
  let servers: ServerProcess[] = [];
  let origins: string[] = [];
  beforeAll(async () => {
    const DATABASE_URL = await postgres.freshDatabase();
    const env = { DATABASE_URL, BOT_MS: '20', LOG_LEVEL: 'silent' };
    servers = [await startProcess(env), await startProcess(env)];
    origins = servers.map(({ origin }) => origin);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop('SIGKILL');
  });

  it('let a bot of one process answer a player at the other', async () => {
    const { id, links } = await makeGame(must(origins[0], 'one'), WITH_BOT);
    const page = await new TestPage(must(origins[1], 'two'), id, links[0]).open();
    await page.act(page.table?.actions[0]);
    const { seen } = page;
    await page.until(() => page.seen > seen);
    expect(page.table?.played).toBeGreaterThan(1);
    page.drop();
  });

  it('bring every player to the rematch, in whichever process they are', async () => {
    const made = await makeGame(must(origins[0], 'one'));
    const [one, two] = (await sitDown(origins, made)) as [TestPage, TestPage];
    const watcher = await new TestPage(must(origins[0], 'one'), made.id, made.watch).open();
    await one.ask({ type: 'say', what: 'resign' });
    await one.ask({ type: 'offer', what: 'rematch' });
    await two.until(() => two.table?.offers.rematch === 0);
    await two.ask({ type: 'answer', what: 'rematch', isAccepted: true });
    // The player who agreed is at the other process.
    await one.until(() => one.rematch !== null);
    await two.until(() => two.rematch !== null);
    const next = [must(one.rematch, 'one'), must(two.rematch, 'two')];
    expect(next[0]?.game).toBe(next[1]?.game);
    expect(next.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(watcher.rematch).toBeNull();
    for (const [i, { game }] of next.entries()) {
      const { cookie } = must([one, two][i], 'a player');
      const page = await new TestPage(must(origins[i], 'origin'), game).open({ cookie });
      expect(page.welcome?.seat).toBe(1 - i);
      page.drop();
    }
    for (const page of [one, two, watcher]) page.drop();
  });

  it('run one game, and when one dies its players continue through the other', async () => {
    const made = await makeGame(must(origins[0], 'one'));
    const pages = await sitDown(origins, made);
    const [one, two] = pages as [TestPage, TestPage];
    await one.until(() => one.presence?.seats[1] === true);
    // Both bid at once through different processes: the key orders the entries, and neither is lost.
    const bids = await Promise.all(pages.map((page) => page.act(page.table?.actions[0])));
    expect(bids.map(({ type }) => type)).toEqual(['done', 'done']);
    await playOn(pages, steadyLuck(3), 15);
    await servers[1]?.stop('SIGKILL');
    two.drop();
    const { cookie } = two;
    const back = await new TestPage(must(origins[0], 'one'), made.id).open({ cookie });
    expect(back.table?.played).toBe(one.table?.played);
    await playOn([one, back], steadyLuck(4));
    expect(replay(must(back.record, 'record'), findGame).ok).toBe(true);
  });

  it('wait for a database that goes down and returns, and lose nothing', async () => {
    const origin = must(origins[0], 'one');
    const pages = await sitDown([origin], await makeGame(origin));
    const [one] = pages as [TestPage, TestPage];
    await playOn(pages, steadyLuck(8), 5);
    await postgres.kill();
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const asked = pages.find(({ table }) => (table?.actions.length ?? 0) > 0) ?? one;
    const action = asked.table?.actions[0];
    const away = await asked.act(action, { ref: 'while-away' });
    expect(away).toMatchObject({ type: 'refused', refusal: { code: 'unavailable' } });
    await postgres.start();
    let again = await asked.act(action, { ref: 'while-away' });
    for (let tries = 0; again.type !== 'done' && tries < 100; tries++) {
      await sleep(100);
      again = await asked.act(action, { ref: 'while-away' });
    }
    expect(again.type).toBe('done');
    await playOn(pages, steadyLuck(9), 6);
    // The server caches its last answer for a moment.
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, WAIT).toBe(200);
  });
});

it('informs its pages before it stops, and finishes pending work', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'gentle') });
  const pages = await sitDown([server.origin], await makeGame(server.origin));
  await playOn(pages, steadyLuck(1), 3);
  const [one] = pages as [TestPage];
  const asked = pages.find(({ table }) => (table?.actions.length ?? 0) > 0) ?? one;
  const answer = asked.act(asked.table?.actions[0]);
  await server.stop('SIGTERM');
  expect((await answer).type).toBe('done');
  expect(one.isClosing).toBe(true);
});

it('answers requests while it stops, and accepts no new sockets', async () => {
  const server = await startServer();
  const [page] = await server.seatTwo();
  const agent = new Agent({ keepAlive: true });
  const ask = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const request = get(`${server.origin}/api/my-games`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      request.on('error', reject);
    });
  expect(await ask()).toBe(200);
  const stopped = server.stop({ isGentle: true });
  await page.until(() => page.isClosing);
  // The proxy still has its connections open and does not know yet.
  expect(await ask()).toBe(200);
  const late = new WebSocket(`${server.origin.replace('http', 'ws')}/play`);
  const [code] = await once(late, 'close');
  expect(code).toBe(1001);
  await stopped;
});
