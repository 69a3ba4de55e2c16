import { must } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { insertGame } from '../../src/storage/games/games.ts';
import { usePostgres, useServer } from '../tools/fixtures.ts';
import { MINE } from '../tools/game-requests.ts';
import { gameRow, seatRows } from '../tools/rows.ts';
import { startServer, type TestServer } from '../tools/server.ts';

const server = useServer();
const postgres = usePostgres();

/** Addresses and bodies that a client might try, none of them valid. */
const PATHS = [
  ['GET', 'games/constructor'],
  ['GET', 'games/open?after=1e300'],
  ['GET', 'games/open?after=0.999999999999999.0123456789abcdef.7'],
  ['GET', 'games/open?after=nothing'],
  ['GET', 'my-games?after=2.1.0123456789abcdef.9'],
  ['GET', 'my-games?after=2.999999999999999.0123456789abcdef.7'],
  ['GET', 'players/Zdena/games?after=%00'],
  ['GET', 'players/missing/games'],
  ['GET', 'games/open?game=%00'],
  ['GET', 'games/closed'],
  ['GET', 'games/%00/record'],
  ['GET', 'players/%00'],
  ['GET', 'players/A%00nna'],
  ['GET', `players/${'x'.repeat(90)}`],
  ['POST', 'games'],
  ['POST', 'games/%00/join'],
  ['POST', 'games/0123456789abcdef/join'],
  ['POST', 'accounts'],
  ['POST', 'session'],
  ['PUT', 'me/settings'],
  ['PUT', 'push'],
  ['DELETE', 'push'],
  ['POST', 'passkeys'],
  ['POST', 'passkeys/session'],
] as const;
/** Time stands still: no allowance refills. */
const STRICT = {
  api: { isUnlimited: false },
  trustProxy: true,
  deps: { now: () => 1_800_000_000_000 },
};
const NAMED = { name: 'Zora', password: 'long enough for this' };
const ODD = [null, -1, 1e300, 1.5, '', 'a\0b', '\ud800', 'x'.repeat(5_000), [], {}, true];
const BODIES = [
  MINE,
  { ...MINE, clock: { kind: 'live', bankMs: 60_000, gainMs: 0, capMs: 60_000 } },
  { name: 'Zoe', password: 'long enough for this' },
  { settings: '{}' },
  { endpoint: 'https://fcm.googleapis.com/x', keys: {}, language: 'cs' },
  { name: 'Zoe', response: { id: 'x', response: {} } },
];

/** Every body, with each of its fields replaced by each odd value. */
function* oddBodies(): Generator<object> {
  for (const body of BODIES) {
    for (const key of Object.keys(body)) for (const odd of ODD) yield { ...body, [key]: odd };
  }
}

async function pester(server: TestServer): Promise<Set<number>> {
  const visitor = server.visitor();
  await visitor.ask('POST', 'accounts', { name: 'Zdena', password: 'long enough for this' });
  const seen = new Set<number>();
  for (const [method, path] of PATHS) {
    for (const body of method === 'GET' ? [undefined] : oddBodies()) {
      const { status } = await visitor.ask(method, path, body);
      seen.add(status);
      expect(status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  }
  return seen;
}

describe('HTTP', () => {
  it('answers every wrong request with an error and keeps running, on both databases', async () => {
    for (const url of [':memory:', await postgres.freshDatabase()]) {
      const asked = await startServer({ url });
      const seen = await pester(asked);
      expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]));
      expect(asked.troubles).toEqual([]);
      await asked.stop();
    }
  });

  it.each([
    ['GET', 'games/%zz/record', 400],
    ['GET', `games/${'x'.repeat(300)}/record`, 414],
    ['POST', 'games/%E0%A4%A/join', 400],
  ])('answers an unreadable address as a bad request: %s %s', async (method, path, status) => {
    const answer = await server.visitor().ask(method, path);
    expect(answer).toMatchObject({ status, body: { error: 'bad-request' } });
  });

  it('accepts only clocks that lists can describe in a few words', async () => {
    const visitor = server.visitor();
    const day = 86_400_000;
    const statusOf = async (kind: string, bankMs: number, gainMs: number, capMs: number) =>
      (await visitor.ask('POST', 'games', { ...MINE, clock: { kind, bankMs, gainMs, capMs } }))
        .status;
    expect(await statusOf('live', 60_000, 0, 60_000)).toBe(200);
    expect(await statusOf('days', 3 * day, 3 * day, 3 * day)).toBe(200);
    // A list would say three days a move, but the first move has ten seconds; or all but ten seconds are lost with
    // it.
    expect(await statusOf('days', 10_000, 3 * day, 3 * day)).toBe(400);
    expect(await statusOf('live', day, 0, 10_000)).toBe(400);
    expect(await statusOf('days', day / 2, day / 2, day / 2)).toBe(400);
  });

  it('limits a person to a hundred unfinished games', async () => {
    const ema = server.visitor();
    const { id } = await ema.make();
    const { db } = server.service.storage;
    const { creator } = await db
      .selectFrom('games')
      .select('creator')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let i = 0; i < 98; i++) {
      await insertGame(db, gameRow(`manygames${i}`, { creator }), seatRows(`manygames${i}`));
    }
    await ema.make();
    expect(await ema.ask('POST', 'games', MINE)).toMatchObject({
      status: 409,
      body: { error: 'too-many-games' },
    });
    await insertGame(db, gameRow('manyothers'), seatRows('manyothers'));
    expect(await ema.ask('POST', 'games/manyothers/join', {})).toMatchObject({
      body: { error: 'too-many-games' },
    });
    await db.updateTable('games').set({ status: 'over' }).where('id', '=', 'manygames0').execute();
    expect(await ema.ask('POST', 'games/manyothers/join', {})).toMatchObject({ status: 200 });
    // A game of another person in which they sit counts, too.
    expect(await ema.ask('POST', 'games', MINE)).toMatchObject({ status: 409 });
    await db.updateTable('games').set({ status: 'over' }).where('id', '=', 'manyothers').execute();
    await ema.make();
    expect((await server.visitor().ask('POST', 'games', MINE)).status).toBe(200);
  });

  it('slows down one address, and one person who uses many', async () => {
    const strict = await startServer(STRICT);
    const me = strict.visitor();
    await me.ask('POST', 'me', {});
    const ask = async (address: string, cookie = '') => {
      const headers = { 'x-forwarded-for': address, cookie };
      return (await fetch(`${strict.origin}/api/me`, { headers })).status;
    };
    const statuses = async (from: (i: number) => string, cookie?: string) =>
      new Set(await Promise.all(Array.from({ length: 200 }, (_, i) => ask(from(i), cookie))));
    expect(await statuses(() => '10.0.0.1')).toEqual(new Set([200, 429]));
    expect(await ask('10.0.0.2')).toBe(200);
    expect(await statuses((i) => `10.0.1.${i}`)).toEqual(new Set([200]));
    expect(await statuses((i) => `10.0.2.${i}`, me.cookie)).toEqual(new Set([200, 429]));
    await strict.stop();
  });

  it('limits seats, names and guests per person and address', async () => {
    const strict = await startServer(STRICT);
    const { db } = strict.service.storage;
    for (let i = 0; i < 130; i++) {
      await insertGame(db, gameRow(`openopen${i}`), seatRows(`openopen${i}`));
    }
    const eager = strict.visitor();
    await eager.ask('POST', 'me', {});
    const ask = async (path: string, address: string, cookie = '', body: object = {}) => {
      const answer = await fetch(`${strict.origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    const count = async (times: number, once: (i: number) => Promise<number>) => {
      const statuses: number[] = [];
      for (let i = 0; i < times; i++) statuses.push(await once(i));
      return statuses.filter((status) => status !== 429).length;
    };
    const { cookie } = eager;
    expect(await count(40, (i) => ask(`games/openopen${i}/join`, `10.0.3.${i}`, cookie))).toBe(30);
    // Each attempt for a taken name costs a password hash.
    await strict.visitor().ask('POST', 'accounts', NAMED);
    expect(await count(14, (i) => ask('accounts', `10.0.4.${i}`, cookie, NAMED))).toBe(10);
    expect(await count(110, () => ask('me', '10.0.5.1'))).toBe(100);
    // One address may take the seats of a club, and no more.
    const joinOnce = async (i: number) => ask(`games/openopen${i}/join`, '10.0.6.1');
    expect(await count(130, joinOnce)).toBe(100);
    await strict.stop();
  });

  it('does not lock out an owner whose password is being guessed', async () => {
    const strict = await startServer(STRICT);
    await strict.visitor().ask('POST', 'accounts', NAMED);
    const enter = async (address: string, password: string) => {
      const answer = await fetch(`${strict.origin}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ ...NAMED, password }),
      });
      return answer.status;
    };
    const guesses: number[] = [];
    for (let i = 0; i < 12; i++) guesses.push(await enter('10.0.7.1', 'a guess at something'));
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await enter('10.0.7.2', NAMED.password)).toBe(200);
    await strict.stop();
  });

  it('shows a player’s open games on their page, however many they play by link', async () => {
    const petr = server.visitor();
    await petr.ask('POST', 'accounts', { name: 'Petr', password: 'long enough for this' });
    const open = await petr.make({ ...MINE, isOpen: true });
    for (let i = 0; i < 60; i++) await petr.make();
    expect(await server.visitor().player('Petr')).toMatchObject({
      games: [{ id: open.id }],
      next: null,
    });
    const first = await petr.list('my-games');
    expect(first.games).toHaveLength(50);
    const rest = await petr.list('my-games', must(first.next, 'more'));
    expect(rest).toMatchObject({ games: { length: 11 }, next: null });
    expect(new Set([...first.games, ...rest.games].map(({ id }) => id)).size).toBe(61);
  });

  it('continues every list where the previous page ended', async () => {
    const olga = server.visitor();
    await olga.ask('POST', 'accounts', { name: 'Olga', password: 'long enough for this' });
    const { db } = server.service.storage;
    const { id: person } = await db
      .selectFrom('persons')
      .select('id')
      .where('name', '=', 'Olga')
      .executeTakeFirstOrThrow();
    const statuses = { open: 'waiting', running: 'running', finished: 'over' } as const;
    for (const [list, status] of Object.entries(statuses)) {
      for (let i = 0; i < 40; i++) {
        const id = `listed${list}${i}`;
        await insertGame(
          db,
          gameRow(id, { status, moved_at: i }),
          seatRows(id, { person }).slice(1),
        );
      }
    }
    const readAll = async (list: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const part = await server.visitor().list(list, next);
        expect(part.games.length).toBeLessThanOrEqual(50);
        ids.push(...part.games.map(({ id }) => id));
        next = part.next;
      }
      return ids.filter((id) => id.startsWith('listed'));
    };
    for (const list of Object.keys(statuses)) {
      expect(await readAll(`games/${list}`)).toEqual(
        Array.from({ length: 40 }, (_, i) => `listed${list}${39 - i}`),
      );
    }
    const own = await readAll('players/Olga/games');
    expect(new Set(own).size).toBe(120);
    expect((await server.visitor().player('Olga')).games.map(({ id }) => id)).toEqual(
      own.slice(0, 50),
    );
  });
});
