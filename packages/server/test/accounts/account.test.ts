import { must } from '@bivouac/kernel';
import { type Account, account, SESSION_REPLACED } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/delete-account.ts';
import { nameKey } from '../../src/accounts/names.ts';
import { refuse } from '../../src/rooms/entry-handlers.ts';
import { voidGame } from '../../src/rooms/void.ts';
import { ownerOfLink, putDeviceLink } from '../../src/storage/accounts/device-links.ts';
import { dropExpired, findByName, NAME_KEPT_MS } from '../../src/storage/accounts/persons.ts';
import { subscribe } from '../../src/storage/games/notifications.ts';
import { useServer } from '../tools/fixtures.ts';
import { MINE } from '../tools/game-requests.ts';
import { startServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

const server = useServer();
const PASSWORD = 'six of one, half a dozen';
const OTHER = 'a dozen of the other kind';
const OPEN = { ...MINE, isOpen: true, isRated: true };
const FIVE_MINUTES = 5 * 60_000;

let count = 0;
async function owner(name = `Vlasta ${++count}`): Promise<{ visitor: Visitor; name: string }> {
  const visitor = server.visitor();
  const made = await visitor.ask('POST', 'accounts', { name, password: PASSWORD });
  expect(made.status).toBe(200);
  return { visitor, name };
}
async function signedIn(name: string, password = PASSWORD): Promise<Visitor> {
  const visitor = server.visitor();
  const came = await visitor.ask('POST', 'session', { name, password });
  expect(came.status).toBe(200);
  return visitor;
}
const look = async (visitor: Visitor): Promise<Account> =>
  account.parse((await visitor.ask('GET', 'account')).body);
const nameOf = async (cookie: string): Promise<string | null> => {
  const answer = await fetch(`${server.origin}/api/me`, { headers: { cookie } });
  return ((await answer.json()) as { name: string | null }).name;
};
const codesOf = async (visitor: Visitor): Promise<string[]> =>
  ((await visitor.ask('POST', 'account/codes', {})).body as { codes: string[] }).codes;

describe('the token of a session', () => {
  it('changes when a guest takes a name, and the old token is invalid', async () => {
    const guest = server.visitor();
    const { id } = await guest.make(OPEN);
    const before = guest.cookie;
    const page = await server.page(id).open({ cookie: before });
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    await guest.ask('POST', 'accounts', { name: 'Radmila', password: PASSWORD });
    expect(guest.cookie).not.toContain(before);
    expect(await nameOf(before)).toBeNull();
    expect(await nameOf(guest.cookie)).toBe('Radmila');
    // The server closes the page of the old token; the owner re-enters with the new one.
    expect(await closed).toBe(SESSION_REPLACED);
    await page.open({ cookie: guest.cookie });
    expect(page.welcome?.seat).toBe(0);
  });

  it('changes with each sign-in', async () => {
    const { visitor, name } = await owner();
    const first = visitor.cookie;
    await visitor.ask('POST', 'session', { name, password: PASSWORD });
    expect(await nameOf(first)).toBeNull();
    expect(await nameOf(visitor.cookie)).toBe(name);
  });
});

it('an account stays if its owner cannot resign a game', async () => {
  const { visitor, name } = await owner();
  await visitor.make(OPEN);
  const { service } = server;
  const { id } = must(await findByName(service.storage.db, nameKey(name)), 'an account');
  const submit = async () => refuse('unavailable');
  const stuck = { ...service, rooms: { ...service.rooms, submit } };
  await expect(deleteAccount(stuck, id)).rejects.toThrow();
  expect(await nameOf(visitor.cookie)).toBe(name);
});

describe('an account that a thief had open', () => {
  it('is not opened with the codes of the thief after a new password', async () => {
    const { visitor, name } = await owner();
    const thief = await signedIn(name);
    const { codes } = (await thief.ask('POST', 'account/codes', {})).body as { codes: string[] };
    const change = { current: PASSWORD, password: OTHER };
    expect((await visitor.ask('PUT', 'account/password', change)).status).toBe(200);
    const stolen = { name, code: codes[0], password: 'and now it belongs to me' };
    expect(await server.visitor().ask('POST', 'recovery', stolen)).toMatchObject({ status: 401 });
    expect(await look(visitor)).toMatchObject({ recovery: { left: 0 } });
  });

  it('is recovered by a new password, which ends every other session and closes its tables', async () => {
    const { visitor, name } = await owner();
    const { id } = await visitor.make(OPEN);
    const thief = await signedIn(name);
    const page = await server.page(id).open({ cookie: thief.cookie });
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    const before = visitor.cookie;
    const change = (body: object) => visitor.ask('PUT', 'account/password', body);
    expect(await change({ current: 'not the password', password: OTHER })).toMatchObject({
      status: 401,
      body: { error: 'wrong-password' },
    });
    expect(await change({ password: OTHER })).toMatchObject({ status: 401 });
    expect(await change({ current: PASSWORD, password: 'password12' })).toMatchObject({
      body: { error: 'bad-password', problem: { code: 'common' } },
    });
    expect(await change({ current: PASSWORD, password: OTHER })).toMatchObject({ status: 200 });
    expect(await closed).toBe(1008);
    expect(await nameOf(thief.cookie)).toBeNull();
    expect(await nameOf(before)).toBeNull();
    expect(await nameOf(visitor.cookie)).toBe(name);
    const old = await server.visitor().ask('POST', 'session', { name, password: PASSWORD });
    expect(old.status).toBe(401);
    await signedIn(name, OTHER);
  });

  it('lists its sessions, and any of them can be ended', async () => {
    const { visitor, name } = await owner();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const came = await fetch(`${server.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ name, password: PASSWORD }),
    });
    const cookie = came.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const third = await signedIn(name);
    const { sessions } = await look(visitor);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const away = must(
      sessions.find(({ device }) => device === 'Firefox, Linux'),
      'the Firefox',
    );
    expect(away.createdAt).not.toBeNull();
    expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
    const stranger = (await owner()).visitor;
    const end = (who: Visitor, id: string) => who.ask('DELETE', `account/sessions/${id}`);
    expect((await end(stranger, away.id)).status).toBe(404);
    expect((await end(visitor, away.id)).status).toBe(200);
    expect(await nameOf(cookie)).toBeNull();
    expect(await nameOf(third.cookie)).toBe(name);
    await visitor.ask('DELETE', 'account/sessions');
    expect(await nameOf(third.cookie)).toBeNull();
    expect(await look(visitor)).toMatchObject({ sessions: [{ isThis: true }] });
    // A guest has no account.
    expect((await server.visitor().ask('GET', 'account')).status).toBe(403);
  });

  it('cannot be changed with the cookie alone', async () => {
    const { visitor } = await owner();
    server.wait(FIVE_MINUTES + 1);
    const tries = [
      await visitor.ask('POST', 'account/codes', {}),
      await visitor.ask('DELETE', 'account/passkeys/x'),
      await visitor.ask('DELETE', 'account/sessions'),
      await visitor.ask('DELETE', 'account/sessions/x'),
      await visitor.ask('POST', 'passkeys/new', {}),
      await visitor.ask('POST', 'passkeys', { response: { id: 'x' } }),
      await visitor.ask('DELETE', 'account'),
    ];
    expect(tries.map(({ body }) => body)).toEqual(tries.map(() => ({ error: 'prove-first' })));
    const prove = async (password: string) =>
      (await visitor.ask('POST', 'account/proof', { password })).status;
    expect(await prove('a wrong guess at it')).toBe(401);
    expect((await visitor.ask('POST', 'account/codes', {})).status).toBe(403);
    expect(await prove(PASSWORD)).toBe(200);
    expect(await codesOf(visitor)).toHaveLength(10);
  });

  it('is recovered once by a code with a new password, and all other sessions end', async () => {
    const { visitor, name } = await owner();
    const codes = await codesOf(visitor);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const rows = JSON.stringify(
      await server.service.storage.db.selectFrom('recovery_codes').selectAll().execute(),
    );
    expect(rows).not.toContain(codes[0]?.replaceAll('-', ''));
    const [first = '', second = ''] = codes;
    const back = server.visitor();
    const recover = (code: string, password: string, called = name) =>
      back.ask('POST', 'recovery', { name: called, code, password });
    expect((await recover('0000-0000-0000-0000', OTHER)).body).toEqual({ error: 'wrong-code' });
    expect((await recover(first, OTHER, 'A missing name')).body).toEqual({ error: 'wrong-code' });
    expect((await recover(first, OTHER, (await owner()).name)).body).toEqual({
      error: 'wrong-code',
    });
    // A refused password does not use up the code.
    expect((await recover(first, '1234567890')).body).toMatchObject({ error: 'bad-password' });
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
    expect(await recover(typed, OTHER)).toMatchObject({ status: 200, body: { name } });
    expect(await nameOf(visitor.cookie)).toBeNull();
    expect((await recover(first, PASSWORD)).body).toEqual({ error: 'wrong-code' });
    expect(await look(back)).toMatchObject({ recovery: { left: 9 }, hasPassword: true });
    await signedIn(name, OTHER);
    // New codes replace the old ones.
    await codesOf(back);
    expect((await recover(second, PASSWORD)).body).toEqual({ error: 'wrong-code' });
    const twice = await codesOf(back);
    const both = await Promise.all(
      [OTHER, PASSWORD].map((password) =>
        server.visitor().ask('POST', 'recovery', { name, code: twice[0] ?? '', password }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('deleting an account', () => {
  it('exports everything of its owner in one file, and nothing of others', async () => {
    const { visitor, name } = await owner();
    const { visitor: opponent } = await owner();
    const { id } = await visitor.make(OPEN);
    await opponent.join(id);
    const page = await server.page(id).open({ cookie: opponent.cookie });
    await page.ask({ type: 'chat', text: 'said by the opponent' });
    const own = await server.page(id).open({ cookie: visitor.cookie });
    await own.ask({ type: 'chat', text: 'said by the owner' });
    await page.ask({ type: 'say', what: 'resign' });
    await visitor.make(OPEN);
    await visitor.ask('PUT', 'me/settings', { settings: '{"language":"cs"}' });
    const answer = await fetch(`${server.origin}/api/account/export`, {
      headers: { cookie: visitor.cookie },
    });
    expect(answer.headers.get('content-disposition')).toContain('bivouac-account.json');
    const text = await answer.text();
    const file = JSON.parse(text);
    expect(file).toMatchObject({ account: { name }, settings: { language: 'cs' } });
    expect(file.games).toHaveLength(2);
    expect(file.games).toContainEqual(
      expect.objectContaining({
        ...{ id, seat: 0, status: 'over' },
        record: expect.stringContaining('skirmish'),
        chat: [{ at: expect.any(Number), text: 'said by the owner' }],
      }),
    );
    const running = file.games.find((each: { status: string }) => each.status !== 'over');
    expect(running).not.toHaveProperty('record');
    const { seed } = await server.service.storage.db
      .selectFrom('games')
      .select('seed')
      .where('id', '=', running.id)
      .executeTakeFirstOrThrow();
    for (const secret of [seed, 'said by the opponent', 'argon2id', visitor.cookie.slice(8, 40)]) {
      expect(text).not.toContain(secret);
    }
    expect((await fetch(`${server.origin}/api/account/export`)).status).toBe(403);
  });

  it('exports the record of a void game, and push subscriptions without their secrets', async () => {
    const { visitor, name } = await owner();
    const { visitor: opponent } = await owner();
    const { id } = await visitor.make(OPEN);
    await opponent.join(id);
    const { storage, now } = server.service;
    const audit = { at: now(), who: 'host', detail: '' };
    expect(await voidGame(storage, id, { why: 'host', note: 'a storm' }, audit)).toBe('void');
    const { id: person } = must(await findByName(storage.db, nameKey(name)), 'the account');
    const endpoint = 'https://push.example.org/send/a-secret-address';
    const keys = { p256dh: 'a public key', auth: 'an auth secret' };
    await subscribe(storage.db, { endpoint, person, ...keys, language: 'cs', created_at: 1_234 });
    const { body } = await visitor.ask('GET', 'account/export');
    expect(body).toMatchObject({
      games: [{ id, status: 'over', record: expect.stringContaining('a storm') }],
      notifications: [{ service: 'push.example.org', language: 'cs', createdAt: 1_234 }],
    });
    for (const secret of ['a-secret-address', keys.p256dh, keys.auth]) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
    const other = (await opponent.ask('GET', 'account/export')).body;
    expect(other).toMatchObject({ notifications: [] });
  });

  it('resigns unfinished games, leaves games to the opponents, and reserves the name for a while', async () => {
    const { visitor, name } = await owner();
    const { visitor: opponent, name: opponentName } = await owner();
    const { id } = await visitor.make(OPEN);
    const waiting = await visitor.make(OPEN);
    await opponent.join(id);
    const page = await server.page(id).open({ cookie: opponent.cookie });
    const elsewhere = await signedIn(name);
    const { db } = server.service.storage;
    const { id: person } = must(await findByName(db, nameKey(name)), 'the account');
    const link = { person, token_hash: 'a link', expires_at: Number.MAX_SAFE_INTEGER };
    await putDeviceLink(db, link);
    expect((await visitor.ask('DELETE', 'account')).status).toBe(200);
    expect(visitor.cookie).toBe('');
    await page.until(() => page.table?.outcome !== null);
    expect(page.table?.outcome).toMatchObject({ winners: [1] });
    expect(await nameOf(elsewhere.cookie)).toBeNull();
    const gone = await server.visitor().ask('POST', 'session', { name, password: PASSWORD });
    expect(gone.body).toEqual({ error: 'wrong-password' });
    expect((await opponent.ask('GET', `players/${name}`)).status).toBe(404);
    const deleted = { kind: 'human', name: null, isTaken: true, isDeleted: true };
    expect(await opponent.games('my-games')).toMatchObject([{ id, players: [deleted, {}] }]);
    const fresh = await server.page(id).open({ cookie: opponent.cookie });
    expect(fresh.table?.players[0]).toEqual(deleted);
    // No opponent waits for a deleted player, and the win is rated.
    const open = await server.visitor().games('games/open');
    expect(open.map((game) => game.id)).not.toContain(waiting.id);
    expect((await opponent.player(opponentName)).ratings).toMatchObject([{ games: 1 }]);
    for (const table of ['passkeys', 'devices', 'device_links', 'sessions', 'ratings'] as const) {
      const rows = await db
        .selectFrom(table)
        .innerJoin('persons', 'persons.id', 'person')
        .select('persons.id')
        .where('persons.deleted_at', 'is not', null)
        .execute();
      expect(rows).toEqual([]);
    }
    // Not even a device link that was made at the same moment opens the seats.
    await putDeviceLink(db, link);
    expect(await ownerOfLink(db, link.token_hash, server.service.now())).toBeUndefined();
    const take = async () =>
      (await server.visitor().ask('POST', 'accounts', { name, password: PASSWORD })).status;
    expect(await take()).toBe(409);
    await dropExpired(db, server.service.now() + NAME_KEPT_MS);
    expect(await take()).toBe(200);
  });

  it('allows three exports by one person, and no more', async () => {
    const strict = await startServer({ api: { isUnlimited: false } });
    const visitor = strict.visitor();
    await visitor.ask('POST', 'accounts', { name: 'Kveta', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await visitor.ask('GET', 'account/export')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await strict.stop();
  });
});
