import { join } from 'node:path';
import { done, must } from '@bivouac/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type BotHost, createBotHost } from '../../src/bots/bot-host.ts';
import { playBots } from '../../src/bots/bot-seats.ts';
import type { GameServiceDeps } from '../../src/game-service.ts';
import { createFairQueue } from '../../src/queue/fair-queue.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import {
  findGameRow,
  gamesAwaitingBots,
  headOf,
  insertGame,
} from '../../src/storage/games/games.ts';
import type { GameRow } from '../../src/storage/schema.ts';
import { RECENT_MS } from '../../src/upkeep.ts';
import { useDatabases, useFolder, useServer } from '../tools/fixtures.ts';
import { BY_LINK, MINE_WITH_BOT, WITH_BOT } from '../tools/game-requests.ts';
import { gameRow, seatRows } from '../tools/rows.ts';
import { startServer } from '../tools/server.ts';

const folder = useFolder('bots');
const server = useServer();
const HARD = { kind: 'bot', bot: 'hard' };

/** Bots that move only when the test lets them; those that still wait when their server stops get no move in. */
function patientBots() {
  const host = createBotHost();
  const choose = host.choose.bind(host);
  const close = host.close.bind(host);
  const gate = Promise.withResolvers<void>();
  /** The titles of the games in which a bot was asked, in order. */
  const asked: string[] = [];
  vi.spyOn(host, 'choose').mockImplementation(async (request, options) => {
    asked.push(request.game);
    await gate.promise;
    return choose(request, options);
  });
  vi.spyOn(host, 'close').mockImplementation(async () => {
    await close();
    gate.resolve();
  });
  const deps: Partial<GameServiceDeps> = { bots: host };
  return { deps, asked, letThemThink: gate.resolve };
}

describe('games without players', () => {
  it.each([
    ['two bots', { ...BY_LINK, seats: [HARD, HARD] }],
    [
      'a bot and the automaton of a solo scenario',
      { ...BY_LINK, game: 'blitzkrieg', scenario: 'vs-low', seats: [{ kind: 'me' }, HARD] },
    ],
  ])('are refused: %s', async (_what, wish) => {
    const { status, body } = await server.visitor().ask('POST', 'games', wish);
    expect([status, body]).toEqual([422, { error: 'no-human-seat' }]);
  });

  it('make no bot think although one address makes thirty, and a player gets an answer', async () => {
    const strict = await startServer({ api: { isUnlimited: false } });
    const wish = { ...MINE_WITH_BOT, seats: [{ kind: 'me' }, HARD] };
    const made: string[] = [];
    // Without a cookie: each request makes a new guest.
    for (let i = 0; i < 28; i++) made.push((await strict.visitor().make(wish)).id);
    // The last one waits for a visitor who never uses its link.
    made.push((await strict.visitor().make(WITH_BOT)).id);
    const { id, links } = await strict.make(WITH_BOT);
    const page = await strict.page(id, links[0]).open();
    await page.act(page.table?.actions[0]);
    await page.until(() => (page.table?.played ?? 0) > 1);
    const { db } = strict.service.storage;
    expect(await Promise.all(made.map((game) => headOf(db, game)))).toEqual(made.map(() => 0));
    await strict.stop();
  });
});

describe('a bot moves', () => {
  it('when a player enters, and goes on when that player comes back', async () => {
    const bots = patientBots();
    const waiting = await startServer({ deps: bots.deps });
    const maker = waiting.visitor();
    const { id } = await maker.make(MINE_WITH_BOT);
    expect(bots.asked).toEqual([]);
    const page = await waiting.page(id).open({ cookie: maker.cookie });
    await vi.waitUntil(() => bots.asked.length === 1, { timeout: 20_000 });
    page.drop();
    bots.letThemThink();
    // The finished search is not lost, and the bot starts no other while the table is empty.
    const back = await waiting.page(id).open({ cookie: maker.cookie });
    await back.until(() => back.seen > 0);
    await waiting.stop();
  });

  it('not for spectators', async () => {
    const bots = patientBots();
    const waiting = await startServer({ deps: bots.deps });
    const { id, watch } = await waiting.visitor().make(MINE_WITH_BOT);
    const watcher = await waiting.page(id, watch).open();
    await watcher.until(() => watcher.presence?.watchers === 1);
    await waiting.service.wakeBots(id);
    expect(bots.asked).toEqual([]);
    bots.letThemThink();
    await waiting.stop();
  });

  it('for a player who has moved and closed the page', async () => {
    const bots = patientBots();
    const waiting = await startServer({ deps: bots.deps });
    const { id, links } = await waiting.make(WITH_BOT);
    const page = await waiting.page(id, links[0]).open();
    await page.act(page.table?.actions[0]);
    const { seen } = page;
    page.drop();
    await vi.waitUntil(() => !waiting.service.presence.isPresent(id, 0), { timeout: 20_000 });
    bots.letThemThink();
    const { db } = waiting.service.storage;
    await vi.waitUntil(async () => must(await headOf(db, id), 'the game') > seen, {
      timeout: 20_000,
    });
    await waiting.stop();
  });

  it.each([
    ['slowly and yields after two decisions', 2_000, [true, 2]],
    ['quickly and goes on to the end of its turn', 1, [false, 9]],
  ])('%s', async (_how, thoughtMs, expected) => {
    let now = 0;
    let thoughts = 0;
    const question = { seat: 0, bot: 'easy', position: 1, print: String };
    const rooms = {
      read: async () => done(thoughts < 9 ? question : null),
      submit: async () => done(1),
    } as unknown as Rooms;
    const host = {
      async choose() {
        thoughts += 1;
        now += thoughtMs;
        return { ok: true, action: 'pass' };
      },
    } as unknown as BotHost;
    const { metrics, report } = server.service;
    const deps = { rooms, host, metrics, report, now: () => now, timeMs: 2_000 };
    expect([await playBots(deps, 'game'), thoughts]).toEqual(expected);
  });
});

const DATABASES = useDatabases('bots');

describe.each(DATABASES)('after a restart on %s', (_name, place) => {
  it('bots answer the players they owe a move, and play no game without players', async () => {
    const url = await place();
    const asleep = patientBots();
    const before = await startServer({ url, deps: asleep.deps });
    const { id: unvisited } = await before.visitor().make(MINE_WITH_BOT);
    const { id: owed, links } = await before.make(WITH_BOT);
    const page = await before.page(owed, links[0]).open();
    await page.act(page.table?.actions[0]);
    const { seen } = page;
    const { db } = before.service.storage;
    // As earlier versions made them.
    const withoutPlayers = gameRow('without-players', { is_bot_due: 1, status: 'running' });
    await insertGame(db, withoutPlayers, seatRows('without-players', { bot: 'easy', taken_at: 1 }));
    page.drop();
    await before.stop();
    expect(await headAfter(url, owed)).toBe(seen);

    const after = await startServer({ url });
    await vi.waitUntil(
      async () => must(await headOf(after.service.storage.db, owed), 'the game') > seen,
      { timeout: 20_000 },
    );
    for (const game of [unvisited, 'without-players']) {
      expect(await headOf(after.service.storage.db, game)).toBe(0);
    }
    await after.stop();
  });
});

describe.each(DATABASES)('a player who left an hour ago, on %s,', (_name, place) => {
  it('gets no bot moves until they come back', async () => {
    const url = await place();
    const asleep = patientBots();
    const before = await startServer({ url, deps: asleep.deps });
    const { id, links } = await before.make(WITH_BOT);
    const page = await before.page(id, links[0]).open();
    await page.act(page.table?.actions[0]);
    const { cookie } = page;
    page.drop();
    await before.stop();

    const HOUR = 3_600_000;
    const bots = patientBots();
    const now = () => Date.now() + HOUR;
    const after = await startServer({ url, deps: { ...bots.deps, now } });
    await after.service.wakeBots(id);
    // The upkeep, run every minute, does not find the game either.
    const { db } = after.service.storage;
    expect(await gamesAwaitingBots(db, now() - RECENT_MS)).toEqual([]);
    expect(await gamesAwaitingBots(db, now() - HOUR - RECENT_MS)).toMatchObject([{ id }]);
    expect(bots.asked).toEqual([]);
    await after.page(id).open({ cookie });
    await vi.waitUntil(() => bots.asked.length === 1, { timeout: 20_000 });
    bots.letThemThink();
    await after.stop();
  });
});

async function headAfter(url: string, game: string): Promise<number | undefined> {
  const { openStorage } = await import('../../src/storage/storage.ts');
  const storage = await openStorage({ url });
  const head = await headOf(storage.db, game);
  await storage.close();
  return head;
}

describe('the queue of bots', () => {
  it('is shared by account, and for guests by network, without storing any address', async () => {
    const proxied = await startServer({ trustProxy: true, url: join(folder, 'owners.db') });
    const rowOf = async (address: string, cookie = ''): Promise<GameRow> => {
      const answer = await fetch(`${proxied.origin}/api/games`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body: JSON.stringify(MINE_WITH_BOT),
      });
      const { id } = (await answer.json()) as { id: string };
      return must(await findGameRow(proxied.service.storage.db, id), 'the game');
    };
    const ownerOf = async (address: string, cookie?: string): Promise<string | null> =>
      (await rowOf(address, cookie)).queue_owner;
    const guests = [await ownerOf('198.51.100.7'), await ownerOf('198.51.100.7')];
    expect(guests[0]).toBe(guests[1]);
    expect(guests[0]).not.toContain('198');
    expect(await ownerOf('198.51.100.8')).not.toBe(guests[0]);
    expect(await ownerOf('2001:db8::1')).toBe(await ownerOf('2001:db8::2'));
    const member = proxied.visitor();
    await member.ask('POST', 'me', {});
    const named = { name: 'Queue Member', password: 'a long enough phrase' };
    expect((await member.ask('POST', 'accounts', named)).status).toBe(200);
    const own = await ownerOf('198.51.100.7', member.cookie);
    expect(own).not.toBe(guests[0]);
    expect(await ownerOf('198.51.100.9', member.cookie)).toBe(own);
    // The games of an account also count for its network.
    expect((await rowOf('198.51.100.7', member.cookie)).queue_network).toBe(guests[0]);
    await proxied.stop();
  });

  it('accepts a limited number of games of one owner', async () => {
    const begun: string[] = [];
    const free = Promise.withResolvers<void>();
    const run = async (game: string): Promise<void> => {
      begun.push(game);
      await free.promise;
    };
    const queue = createFairQueue(1, run, 3);
    for (let i = 0; i < 50; i++) queue.add('many', `many ${i}`);
    queue.add('one', 'one');
    expect(queue.waiting).toBe(4);
    free.resolve();
    await vi.waitUntil(() => queue.waiting === 0, { timeout: 20_000 });
    await queue.close();
    expect(begun).toEqual(['many 0', 'many 1', 'one', 'many 2', 'many 3']);
  });

  it('accepts a limited number of games of one network, however many accounts it has', async () => {
    const free = Promise.withResolvers<void>();
    const queue = createFairQueue(1, () => free.promise, 3, 5);
    for (let i = 0; i < 50; i++) queue.add(`account ${i}`, `game ${i}`, 'network');
    // One game is running.
    expect(queue.waiting).toBe(5);
    queue.add('one', 'one', 'another network');
    expect(queue.waiting).toBe(6);
    free.resolve();
    await vi.waitUntil(() => queue.waiting === 0, { timeout: 20_000 });
    queue.add('account 49', 'game 49', 'network');
    await queue.close();
  });
});
