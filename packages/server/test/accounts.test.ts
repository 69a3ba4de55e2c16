import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFairQueue } from '../src/queue/fair-queue.ts';
import { NEWCOMER, rate } from '../src/rating/glicko.ts';
import { insertGame } from '../src/storage/games.ts';
import * as persons from '../src/storage/persons.ts';
import { openStorage } from '../src/storage/storage.ts';
import { gameRow, seatRows } from './tools/rows.ts';
import { startServer, type TestServer, WISH } from './tools/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  expect(server.troubles).toEqual([]);
  await server.stop();
});

/** A browser: it keeps its cookie. */
function browser() {
  let cookie = '';
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
    return { status: answer.status, set, cookie, body: (await answer.json()) as any };
  };
}

const MINE = { ...WISH, isOpen: true, isRated: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
const PASSWORD = 'correct horse battery';

describe('accounts', () => {
  it('a guest makes a game, takes a name and keeps it; another joins, and the result is rated once', async () => {
    const anna = browser();
    const made = await anna('POST', 'games', MINE);
    expect(made.set).toMatch(/^bivouac=[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const named = await anna('POST', 'accounts', { name: 'Anna', password: PASSWORD });
    expect(named.body).toMatchObject({ name: 'Anna' });
    const boris = browser();
    await boris('POST', 'accounts', { name: 'Boris', password: PASSWORD });
    const open = await boris('GET', 'games/open?game=skirmish');
    expect(open.body.games).toMatchObject([{ id: made.body.id, status: 'waiting', isRated: true }]);
    const own = await anna('GET', 'games/open?game=skirmish');
    expect(own.body.games).toMatchObject([{ id: made.body.id, seat: 0 }]);
    expect((await anna('POST', `games/${made.body.id}/join`, {})).status).toBe(403);
    const joined = await boris('POST', `games/${made.body.id}/join`, {});
    expect(joined.body).toMatchObject({ id: made.body.id, seat: 1 });
    expect((await browser()('POST', `games/${made.body.id}/join`, {})).body.error).toBe('taken');
    const page = await server.page(made.body.id, joined.body.token).open();
    expect(page.table?.players.map((player) => player.kind === 'human' && player.name)).toEqual([
      ...['Anna', 'Boris'],
    ]);
    const mine = await anna('GET', 'my-games');
    expect(mine.body.games).toMatchObject([{ id: made.body.id, seat: 0, status: 'running' }]);
    await page.ask({ type: 'say', what: 'resign' });
    const ratings = async (name: string) =>
      (await anna('GET', `players/${name}`)).body.ratings as { rating: number }[];
    while ((await ratings('Anna')).length === 0) await new Promise((go) => setTimeout(go, 10));
    expect((await ratings('Anna'))[0]).toMatchObject({ game: 'skirmish', rating: 1662, games: 1 });
    expect((await ratings('boris'))[0]).toMatchObject({ rating: 1338, games: 1 });
    expect((await anna('GET', 'games/finished')).body.games).toHaveLength(1);
  });

  it('what a guest did comes along when he signs in elsewhere', async () => {
    const away = browser();
    const made = await away('POST', 'games', MINE);
    const wrong = await away('POST', 'session', { name: 'ANNA', password: 'not her password' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'wrong-password' } });
    expect((await away('POST', 'session', { name: 'anna', password: PASSWORD })).status).toBe(200);
    const ids = (await away('GET', 'my-games')).body.games.map(({ id }: { id: string }) => id);
    expect(ids).toContain(made.body.id);
    expect(ids.length).toBeGreaterThan(1);
    await away('PUT', 'me/settings', { settings: '{"language":"cs"}' });
    expect((await away('GET', 'me')).body).toMatchObject({
      name: 'Anna',
      settings: '{"language":"cs"}',
    });
    const { cookie } = await away('GET', 'me');
    await away('DELETE', 'session');
    const old = await fetch(`${server.origin}/api/me`, { headers: { cookie } });
    expect(await old.json()).toMatchObject({ name: null });
  });

  it('whoever came by a link keeps the game when he becomes somebody', async () => {
    const made = await server.make();
    const link = made.links[1] ?? '';
    await server.page(made.id, link).open();
    const dora = browser();
    const { cookie } = await dora('POST', 'me', {});
    expect((await dora('GET', 'my-games')).body.games).toEqual([]);
    await server.page(made.id, link).open({ cookie });
    await dora('POST', 'accounts', { name: 'Dora', password: PASSWORD });
    expect((await dora('GET', 'my-games')).body.games).toMatchObject([{ id: made.id, seat: 1 }]);
    // The same link shown by somebody else opens the seat, and leaves it hers.
    const eve = browser();
    const other = await eve('POST', 'me', {});
    await server.page(made.id, link).open({ cookie: other.cookie });
    expect((await eve('GET', 'my-games')).body.games).toEqual([]);
  });

  it('counts a rated game at the next start if the process died before it could', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-accounts-'));
    const url = join(folder, 'club.db');
    const storage = await openStorage({ url });
    const names = ['Hana', 'Ivo'];
    for (const name of names) {
      const person = {
        id: name,
        name,
        name_key: name.toLowerCase(),
        password: null,
        settings: null,
      };
      await persons.insertPerson(storage.db, { ...person, created_at: 1 });
    }
    const over = { is_rated: 1, status: 'over', outcome: '{"winners":[1],"reason":"resigned"}' };
    const seats = seatRows('left').map((seat, i) => ({ ...seat, person: names[i] ?? null }));
    await insertGame(storage.db, gameRow('left', over as object), seats);
    await storage.close();
    const next = await startServer({ url });
    const page = await fetch(`${next.origin}/api/players/Ivo`);
    expect(await page.json()).toMatchObject({ ratings: [{ game: 'skirmish', rating: 1662 }] });
    await next.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses names that look alike, short passwords and what is no JSON', async () => {
    const other = browser();
    for (const name of ['anna', 'ANNA', 'Ａnna']) {
      const taken = await other('POST', 'accounts', { name, password: PASSWORD });
      expect(taken.body.error).toBe('name-taken');
    }
    const short = await other('POST', 'accounts', { name: 'Cyril', password: 'short' });
    expect(short).toMatchObject({ status: 400, body: { error: 'bad-request' } });
    const odd = await fetch(`${server.origin}/api/games`, { method: 'POST', body: '<x/>' });
    expect(odd.status).toBeGreaterThanOrEqual(400);
    expect(await odd.json()).toEqual({ error: 'bad-request' });
    const rules = await other('POST', 'games', { ...WISH, scenario: 'nowhere' });
    expect(rules).toMatchObject({ status: 422, body: { problem: { code: 'unknown-scenario' } } });
  });

  it('stores no secret as it is', async () => {
    const { db } = server.house.storage;
    const rows = JSON.stringify([
      await db.selectFrom('persons').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('seats').selectAll().execute(),
    ]);
    expect(rows).not.toContain(PASSWORD);
    expect(rows).toContain('argon2id$19456$2$1$');
  });

  it('asks for a passkey that nobody else may answer for', async () => {
    const eve = browser();
    const asked = await eve('POST', 'passkeys/ask', {});
    expect(asked.body.challenge).toMatch(/^[\w-]{43}$/);
    const forged = await eve('POST', 'passkeys/session', { response: { id: 'x' } });
    expect(forged).toMatchObject({ status: 401, body: { error: 'wrong-password' } });
    const made = await eve('POST', 'passkeys/new', { name: 'Eve' });
    expect(made.body).toMatchObject({ rp: { name: 'Bivouac', id: '127.0.0.1' } });
  });
});

it('rates as the description of Glicko-2 does in its example', () => {
  const opponents = [
    { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ];
  const after = rate({ ...NEWCOMER, deviation: 200 }, opponents);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it('lets every owner’s bots think in turn', async () => {
  const order: string[] = [];
  const queue = createFairQueue(1, async (game) => {
    order.push(game);
    await Promise.resolve();
  });
  for (const game of ['a1', 'a2', 'a3', 'a4']) queue.add('anna', game);
  for (const game of ['b1', 'b2']) queue.add('boris', game);
  while (queue.waiting > 0) await new Promise((go) => setImmediate(go));
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  await queue.close();
});
