import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HashFunction } from '../../src/accounts/password.ts';
import { useFolder, usePostgres } from '../tools/fixtures.ts';
import { startServer, type TestServer } from '../tools/server.ts';

const folder = useFolder('guessing');
const postgres = usePostgres();

/** Time stands still: no allowance refills. */
const STRICT = { trustProxy: true, deps: { now: () => 1_800_000_000_000 } };
const OWNER = { name: 'Zora', password: 'long enough for this' };

async function come(
  server: TestServer,
  address: string,
  password: string,
  cookie = '',
  name = OWNER.name,
) {
  const answer = await fetch(`${server.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ name, password }),
  });
  return answer.status;
}

/** Counts each status. */
function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('an attacker who guesses passwords', () => {
  it('from thirty addresses occupies two threads, and the server answers everyone else', async () => {
    let [running, most, hashed] = [0, 0, 0];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const hashFunction: HashFunction = async (_password, nonce) => {
      running += 1;
      hashed += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return nonce;
    };
    const server = await startServer({ ...STRICT, api: { isUnlimited: false, hashFunction } });
    const guesses = Array.from({ length: 300 }, (_, i) =>
      come(server, `10.1.${i % 30}.1`, 'a guess at it', '', `Player ${i}`),
    );
    const answered: number[] = [];
    for (const guess of guesses) void guess.then((status) => answered.push(status));
    await expect.poll(() => answered.length, { timeout: 60_000 }).toBe(300 - 22);
    expect(tally(answered)).toEqual({ 429: 278 });
    expect([running, most]).toEqual([2, 2]);
    // All hashing slots are busy, and pages, lists and tables still answer at once.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.visitor().games('games/open')).toEqual([]);
    const [one] = await server.seatTwo();
    expect((await one.act(one.table?.actions[0])).type).toBe('done');
    open();
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 22, 429: 278 });
    expect([hashed, most]).toEqual([22, 2]);
    await server.stop();
  });

  it('cannot lock the owner out of a known browser, however many addresses they use', async () => {
    const server = await startServer({ ...STRICT, api: { isUnlimited: false } });
    const owner = server.visitor();
    await owner.ask('POST', 'accounts', OWNER);
    const { cookie } = owner;
    await owner.ask('DELETE', 'session');
    const known = owner.cookie;
    expect(known).toMatch(/^bivouac-device=/);
    const guesses: number[] = [];
    for (let i = 0; i < 40; i++) guesses.push(await come(server, `10.2.${i}.1`, 'a guess at it'));
    expect(tally(guesses)).toEqual({ 401: 30, 429: 10 });
    // Also from the attacker's own address, and with the device mark of another person's browser.
    const other = server.visitor();
    await other.ask('POST', 'accounts', { ...OWNER, name: 'Mallory' });
    expect(await come(server, '10.2.40.1', OWNER.password, other.cookie)).toBe(429);
    expect(await come(server, '10.2.0.1', OWNER.password, known)).toBe(200);
    // A thief of the mark guesses no faster than anyone from one address.
    const stolen: number[] = [];
    for (let i = 0; i < 12; i++) stolen.push(await come(server, `10.3.${i}.1`, 'a guess', cookie));
    expect(tally(stolen)).toEqual({ 401: 9, 429: 3 });
    await server.stop();
  });

  it('gains nothing by forging addresses before the one that the proxy adds', async () => {
    const server = await startServer({ ...STRICT, api: { isUnlimited: false } });
    const tries: number[] = [];
    for (let i = 0; i < 12; i++) {
      tries.push(await come(server, `192.0.2.${i}, 10.6.0.1`, 'a guess at it'));
    }
    expect(tally(tries)).toEqual({ 401: 10, 429: 2 });
    await server.stop();
  });

  it('shares one allowance across all processes on one PostgreSQL, also after a restart', async () => {
    const url = await postgres.freshDatabase();
    const open = () => startServer({ ...STRICT, url, api: { isUnlimited: false } });
    const [one, other] = [await open(), await open()];
    const tries: number[] = [];
    for (let i = 0; i < 12; i++) {
      tries.push(await come(i % 2 === 0 ? one : other, '10.4.0.1', 'a guess at it'));
    }
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
    const both = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        come(i % 2 === 0 ? one : other, '10.4.0.2', 'a guess at it'),
      ),
    );
    expect(tally(both)).toEqual({ 401: 10, 429: 14 });
    const rows = JSON.stringify(
      await one.service.storage.db.selectFrom('allowances').selectAll().execute(),
    );
    expect(rows).not.toContain('10.4');
    expect(rows).not.toContain('zora');
    await one.stop();
    const again = await open();
    expect(await come(again, '10.4.0.1', 'a guess at it')).toBe(429);
    await Promise.all([other.stop(), again.stop()]);
  });

  it('finds the same allowance after a restart on SQLite, which refills with time', async () => {
    const url = join(folder, 'club.db');
    const open = (at: number) =>
      startServer({ ...STRICT, url, deps: { now: () => at }, api: { isUnlimited: false } });
    const before = await open(1_800_000_000_000);
    for (let i = 0; i < 10; i++) expect(await come(before, '10.5.0.1', 'a guess')).toBe(401);
    await before.stop();
    const after = await open(1_800_000_020_000);
    const tries: number[] = [];
    for (let i = 0; i < 3; i++) tries.push(await come(after, '10.5.0.1', 'a guess'));
    // One in ten seconds.
    expect(tries).toEqual([401, 401, 429]);
    await after.stop();
  });
});

describe('a player who is signed in', () => {
  interface Browser {
    readonly server: TestServer;
    readonly cookie: string;
  }
  const ask = async (
    { server, cookie }: Browser,
    [method, path, body]: readonly [string, string, object],
    address: string,
  ): Promise<number> => {
    const answer = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify(body),
    });
    if (answer.status === 429) expect(await answer.json()).toEqual({ error: 'too-many' });
    return answer.status;
  };
  const PROOF = ['POST', 'account/proof', { password: 'a guess at it' }] as const;
  const CHANGE = [
    'PUT',
    'account/password',
    { current: 'a guess at it', password: 'another long one' },
  ] as const;
  /** Signs up accounts, each from a network of its own. */
  const signUp = async (server: TestServer, count: number, net: string): Promise<Browser[]> => {
    const browsers: Browser[] = [];
    for (let i = 0; i < count; i++) {
      const answer = await fetch(`${server.origin}/api/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `${net}.${i}.1` },
        body: JSON.stringify({
          name: `Player ${net.split('.')[1]} ${i}`,
          password: OWNER.password,
        }),
      });
      expect(answer.status).toBe(200);
      const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
      browsers.push({ server, cookie: cookie.join('; ') });
    }
    return browsers;
  };

  it.each([
    ['to prove their identity', PROOF],
    ['to change their password', CHANGE],
  ])('has passwords counted for the network and overall, %s', async (_why, request) => {
    let hashed = 0;
    const hashFunction: HashFunction = async (password, nonce) => {
      hashed += 1;
      return createHash('sha256').update(password).update(nonce).digest();
    };
    const server = await startServer({ ...STRICT, api: { isUnlimited: false, hashFunction } });
    const browsers = await signUp(server, 20, '10.20');
    hashed = 0;
    const near: number[] = [];
    for (const each of browsers.slice(0, 14)) near.push(await ask(each, request, '10.21.0.1'));
    expect(near).toEqual([...Array(10).fill(401), 429, 429, 429, 429]);
    expect(hashed).toBe(10);
    // From many networks: sixty in all, ten of which are used up.
    const far: number[] = [];
    for (let i = 0; i < 60; i++) {
      far.push(await ask(browsers[10 + (i % 10)] as Browser, request, `10.22.${i}.1`));
    }
    expect(tally(far)).toEqual({ 401: 50, 429: 10 });
    expect(hashed).toBe(60);
    await server.stop();
  });

  it('has the new password counted, too, and the password stays if it is refused', async () => {
    const server = await startServer({ ...STRICT, api: { isUnlimited: false } });
    const [browser] = await signUp(server, 1, '10.24');
    const own = browser as Browser;
    for (let i = 0; i < 8; i++) expect(await ask(own, PROOF, '10.25.0.1')).toBe(401);
    const { password } = OWNER;
    const change = [
      'PUT',
      'account/password',
      { current: password, password: 'b'.repeat(5) + password },
    ] as const;
    // The eleventh attempt of the person: signing up was the first.
    expect(await ask(own, change, '10.25.0.1')).toBe(429);
    expect(await come(server, '10.26.0.1', password, '', 'Player 24 0')).toBe(200);
    await server.stop();
  });

  it('shares these limits across all processes on one PostgreSQL', async () => {
    const url = await postgres.freshDatabase();
    const open = () => startServer({ ...STRICT, url, api: { isUnlimited: false } });
    const [one, other] = [await open(), await open()];
    const browsers = await signUp(one, 12, '10.30');
    const tries: number[] = [];
    for (const [i, { cookie }] of browsers.entries()) {
      tries.push(await ask({ server: i % 2 === 0 ? one : other, cookie }, PROOF, '10.31.0.1'));
    }
    expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
    await Promise.all([one.stop(), other.stop()]);
  });
});
