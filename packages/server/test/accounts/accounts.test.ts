import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../src/queue/fair-queue.ts';
import * as persons from '../../src/storage/accounts/persons.ts';
import { insertGame } from '../../src/storage/games/games.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { useFolder, useServer } from '../tools/fixtures.ts';
import { BY_LINK, MINE } from '../tools/game-requests.ts';
import { gameRow, seatRows } from '../tools/rows.ts';
import { startServer } from '../tools/server.ts';

const server = useServer();
const folder = useFolder('accounts');

const OPEN = { ...MINE, isOpen: true, isRated: true };
const PASSWORD = 'correct horse battery';

describe('accounts', () => {
  it("keep a guest's game when the guest takes a name; the game is rated once when it ends", async () => {
    const anna = server.visitor();
    const { set } = await anna.ask('POST', 'me', {});
    expect(set).toMatch(/^bivouac=[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { id } = await anna.make(OPEN);
    const named = await anna.ask('POST', 'accounts', { name: 'Anna', password: PASSWORD });
    expect(named.body).toMatchObject({ name: 'Anna' });
    const boris = server.visitor();
    await boris.ask('POST', 'accounts', { name: 'Boris', password: PASSWORD });
    const open = 'games/open?game=skirmish';
    expect(await boris.games(open)).toMatchObject([{ id, status: 'waiting', isRated: true }]);
    expect(await anna.games(open)).toMatchObject([{ id, seat: 0 }]);
    expect((await anna.ask('POST', `games/${id}/join`, {})).status).toBe(403);
    const joined = await boris.join(id);
    expect(joined).toMatchObject({ id, seat: 1 });
    const late = await server.visitor().ask('POST', `games/${id}/join`, {});
    expect(late.body).toEqual({ error: 'taken' });
    const page = await server.page(id).open({ cookie: boris.cookie });
    expect(page.table?.players.map((player) => player.kind === 'human' && player.name)).toEqual([
      ...['Anna', 'Boris'],
    ]);
    expect(await anna.games('my-games')).toMatchObject([{ id, seat: 0, status: 'running' }]);
    await page.ask({ type: 'say', what: 'resign' });
    const ratings = async (name: string) => (await anna.player(name)).ratings;
    while ((await ratings('Anna')).length === 0) await new Promise((go) => setTimeout(go, 10));
    expect((await ratings('Anna'))[0]).toMatchObject({ game: 'skirmish', rating: 1662, games: 1 });
    expect((await ratings('boris'))[0]).toMatchObject({ rating: 1338, games: 1 });
    expect(await anna.games('games/finished')).toHaveLength(1);
  });

  it("take over a guest's games when the guest signs in", async () => {
    const away = server.visitor();
    const made = await away.make(OPEN);
    const wrong = await away.ask('POST', 'session', { name: 'ANNA', password: 'not her password' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'wrong-password' } });
    const right = await away.ask('POST', 'session', { name: 'anna', password: PASSWORD });
    expect(right.status).toBe(200);
    const ids = (await away.games('my-games')).map(({ id }) => id);
    expect(ids).toContain(made.id);
    expect(ids.length).toBeGreaterThan(1);
    await away.ask('PUT', 'me/settings', { settings: '{"language":"cs"}' });
    expect((await away.ask('GET', 'me')).body).toMatchObject({
      name: 'Anna',
      settings: '{"language":"cs"}',
    });
    const { cookie } = away;
    await away.ask('DELETE', 'session');
    const old = await fetch(`${server.origin}/api/me`, { headers: { cookie } });
    expect(await old.json()).toMatchObject({ name: null });
  });

  it('ignore a cookie that a neighbouring host can plant, behind TLS', async () => {
    const strict = await startServer({ api: { isSecure: true } });
    try {
      const named = await fetch(`${strict.origin}/api/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Tereza', password: PASSWORD }),
      });
      const set = named.headers.get('set-cookie') ?? '';
      expect(set).toMatch(/^__Host-bivouac=[\w-]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
      const token = /=([\w-]+)/.exec(set)?.[1] ?? '';
      const nameBy = async (cookie: string) => {
        const me = await fetch(`${strict.origin}/api/me`, { headers: { cookie } });
        return ((await me.json()) as { name: string | null }).name;
      };
      expect(await nameBy(`__Host-bivouac=${token}`)).toBe('Tereza');
      expect(await nameBy(`bivouac=${token}`)).toBeNull();
      expect(await nameBy(`bivouac=planted; __Host-bivouac=${token}`)).toBe('Tereza');
    } finally {
      await strict.stop();
    }
  });

  it('keep the game of a visitor who came by a link and became a guest', async () => {
    const { id, links } = await server.make();
    const dora = server.visitor();
    await dora.ask('POST', 'me', {});
    expect(await dora.games('my-games')).toEqual([]);
    await server.page(id, links[1]).open({ cookie: dora.cookie });
    await dora.ask('POST', 'accounts', { name: 'Dora', password: PASSWORD });
    expect(await dora.games('my-games')).toMatchObject([{ id, seat: 1 }]);
  });

  it('rate a finished game at the next start if the process died before it could', async () => {
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
    const seats = seatRows('leftover').map((seat, i) => ({ ...seat, person: names[i] ?? null }));
    await insertGame(storage.db, gameRow('leftover', over as object), seats);
    await storage.close();
    const next = await startServer({ url });
    const { ratings } = await next.visitor().player('Ivo');
    expect(ratings).toMatchObject([{ game: 'skirmish', rating: 1662 }]);
    await next.stop();
  });

  it('refuse names that look alike, short passwords and malformed JSON', async () => {
    const other = server.visitor();
    for (const name of ['anna', 'ANNA', 'Ａnna']) {
      const taken = await other.ask('POST', 'accounts', { name, password: PASSWORD });
      expect(taken.body).toEqual({ error: 'name-taken' });
    }
    const short = await other.ask('POST', 'accounts', { name: 'Cyril', password: 'short' });
    expect(short).toMatchObject({
      status: 400,
      body: { error: 'bad-password', problem: { code: 'too-short' } },
    });
    const odd = await fetch(`${server.origin}/api/games`, { method: 'POST', body: '<x/>' });
    expect(odd.status).toBeGreaterThanOrEqual(400);
    expect(await odd.json()).toEqual({ error: 'bad-request' });
    const rules = await other.ask('POST', 'games', { ...BY_LINK, scenario: 'nowhere' });
    expect(rules).toMatchObject({ status: 422, body: { problem: { code: 'unknown-scenario' } } });
  });

  it('store no secret in plain text', async () => {
    const { db } = server.service.storage;
    const rows = JSON.stringify([
      await db.selectFrom('persons').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('seats').selectAll().execute(),
    ]);
    expect(rows).not.toContain(PASSWORD);
    expect(rows).toContain('argon2id$19456$2$1$');
  });

  it('accept a passkey challenge only from the person who asked for it', async () => {
    const eve = server.visitor();
    const asked = await eve.ask('POST', 'passkeys/ask', {});
    expect(asked.body).toMatchObject({ challenge: expect.stringMatching(/^[\w-]{43}$/) });
    const forged = await eve.ask('POST', 'passkeys/session', { response: { id: 'x' } });
    expect(forged).toMatchObject({ status: 401, body: { error: 'unknown-passkey' } });
    const made = await eve.ask('POST', 'passkeys/new', { name: 'Eve' });
    expect(made.body).toMatchObject({ rp: { name: 'Bivouac', id: '127.0.0.1' } });
  });

  it('refuse a taken name before a passkey is made for it', async () => {
    const fero = server.visitor();
    const answer = async (body: object) => (await fero.ask('POST', 'passkeys/new', body)).body;
    expect(await answer({ name: 'ANNA' })).toEqual({ error: 'name-taken' });
    const short = { error: 'bad-name', problem: { code: 'too-short' } };
    expect(await answer({ name: 'x' })).toEqual(short);
    expect(await answer({})).toEqual(short);
    expect(await answer({ name: ' Fero ' })).toMatchObject({ user: { name: 'Fero' } });
    // A named player keeps their name, whatever the request says.
    await fero.ask('POST', 'accounts', { name: 'Fero', password: PASSWORD });
    expect(await answer({ name: 'ANNA' })).toMatchObject({ user: { name: 'Fero' } });
  });

  it('give a guest the name and the passkey both, or neither', async () => {
    const { db } = server.service.storage;
    const unnamed = { name: null, name_key: null, password: null, settings: null, created_at: 1 };
    for (const id of ['gita', 'hugo']) await persons.insertPerson(db, { id, ...unnamed });
    const become = (person: string) =>
      persons.nameGuest(
        ...([
          db,
          person,
          { name: person, name_key: person, name_skeleton: null, password: null },
        ] as const),
        { id: 'the same key', person, public_key: '', counter: 0, created_at: 1 },
      );
    expect(await become('gita')).toBe(true);
    await expect(become('hugo')).rejects.toThrow();
    expect((await persons.findPerson(db, 'gita'))?.name).toBe('gita');
    expect((await persons.findPerson(db, 'hugo'))?.name).toBeNull();
  });
});

it('let the bots of every owner think in turn', async () => {
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
