import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { done } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { backUp, NotRestored, openStorage, repairGames, restore } from '../../src/ops/index.ts';
import { emptyRoom } from '../../src/rooms/room.ts';
import { insertPerson } from '../../src/storage/accounts/persons.ts';
import { findSession } from '../../src/storage/accounts/sessions.ts';
import { entriesAfter, findGameRow, seatsOf } from '../../src/storage/games/games.ts';
import { heartbeats } from '../../src/storage/heartbeats.ts';
import { LATEST, migrate } from '../../src/storage/migrate.ts';
import type { PersonRow } from '../../src/storage/schema.ts';
import { readState, writeState } from '../../src/storage/server-state.ts';
import { connectStorage } from '../../src/storage/storage.ts';
import { useFolder, usePostgres } from '../tools/fixtures.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { gameRow, insertIntoOldTables, newEntry, seatRows } from '../tools/rows.ts';
import { startServer } from '../tools/server.ts';

const folder = useFolder('ops');
const postgres = usePostgres();

it('moves a club from a file to PostgreSQL during play, and every game continues there', async () => {
  const server = await startServer({ url: join(folder, 'club.db') });
  const [one, two, made] = await server.seatTwo();
  await playOn([one, two], steadyLuck(2), 12);
  const path = join(folder, 'club.gz');
  const rows = await backUp(server.service.storage, path);
  expect(rows).toBeGreaterThan(16);
  const played = one.table?.played;
  await server.stop();

  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  expect(await restore(storage, path)).toBe(rows);
  await expect(restore(storage, path)).rejects.toThrow(NotRestored);
  await storage.close();
  const there = await startServer({ url });
  const again = [one, two].map(({ cookie }) => there.page(made.id, undefined, cookie));
  for (const page of again) await page.open();
  expect(again[0]?.table?.played).toBe(played);
  await playOn(again, steadyLuck(3), 5);
  expect(await repairGames(there.service.storage, findGame)).toEqual({
    ...{ games: 1, diverged: [], older: [] },
  });
  await there.stop();
});

it('lets no other user of the machine read a backup or the database file', async () => {
  const url = join(folder, 'private.db');
  const storage = await openStorage({ url });
  const path = join(folder, 'private.gz');
  writeFileSync(path, 'an older one');
  chmodSync(path, 0o644);
  await backUp(storage, path);
  const others = [path, url, `${url}-wal`].map((file) => statSync(file).mode & 0o077);
  expect(others).toEqual([0, 0, 0]);
  await storage.close();
});

it('keeps the previous backup if the new one cannot be written', async () => {
  const storage = await openStorage({ url: ':memory:' });
  const path = join(folder, 'kept.gz');
  writeFileSync(path, 'an older one');
  await sql`alter table tellings rename column seq to unreadable`.execute(storage.db);
  await expect(backUp(storage, path)).rejects.toThrow('no such column');
  expect(readFileSync(path, 'utf8')).toBe('an older one');
  expect(existsSync(`${path}.part`)).toBe(false);
  await storage.close();
});

it.each([
  ['torn', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['not compressed', () => Buffer.from('bivouac backup 1')],
  ['something else', () => gzipSync('a letter\n')],
  ['empty', () => gzipSync('')],
  ['with a line too many', (whole: Buffer) => gzipSync(`${gunzipSync(whole)}["games"\n`)],
  ['with a table too many', (whole: Buffer) => gzipSync(`${gunzipSync(whole)}["secrets",{}]\n`)],
])('refuses a file that is %s, and leaves the database empty', async (_what, spoil) => {
  const server = await startServer();
  await server.make();
  const path = join(folder, 'spoiled.gz');
  await backUp(server.service.storage, path);
  await server.stop();
  writeFileSync(path, spoil(readFileSync(path)));
  const storage = await openStorage({ url: ':memory:' });
  await expect(restore(storage, path)).rejects.toThrow(new NotRestored('not-a-backup'));
  for (const table of ['persons', 'games'] as const) {
    expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await expect(restore(storage, join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  await storage.close();
});

it('refuses a backup of a future version, and says so', async () => {
  const path = join(folder, 'newer.gz');
  await backUpOf(LATEST, path);
  const newer = String(gunzipSync(readFileSync(path))).replace(
    /^bivouac .*/,
    'bivouac backup 1 9999',
  );
  writeFileSync(path, gzipSync(newer));
  const storage = await openStorage({ url: ':memory:' });
  await expect(restore(storage, path)).rejects.toThrow(new NotRestored('too-new'));
  expect(await storage.db.selectFrom('persons').selectAll().execute()).toEqual([]);
  await storage.close();
});

it('replays the games of an earlier version and leaves its tables unchanged', async () => {
  const storage = await connectStorage({ url: ':memory:' });
  expect(await repairGames(storage, findGame)).toMatchObject({ games: 0, diverged: [] });
  await migrate(storage.db, 1);
  await insertIntoOldTables(storage.db, gameRow('old'), seatRows('old'));
  expect(await repairGames(storage, findGame)).toMatchObject({ games: 1, diverged: [] });
  const path = join(folder, 'old.gz');
  expect(await backUp(storage, path)).toBe(3);
  expect(String(gunzipSync(readFileSync(path)))).toMatch(/^bivouac backup 1 1\n/);
  const tables = await storage.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('passkeys');
  await storage.close();
});

/** A backup as that version wrote it: rows with the columns of that time. */
async function backUpOf(version: number, path: string): Promise<number> {
  const storage = await connectStorage({ url: ':memory:' });
  const { db } = storage;
  await migrate(db, version);
  const person = { id: 'anna', name: 'Anna', name_key: 'anna', password: null, created_at: 1 };
  await insertPerson(db, person as PersonRow);
  const session = { token_hash: 'hash', person: 'anna', expires_at: 9e12 };
  await db.insertInto('sessions').values(session).execute();
  const seats = seatRows('old', { person: 'anna', taken_at: 1 });
  await insertIntoOldTables(db, gameRow('old', { creator: 'anna' }), seats);
  await storage.appender.append(newEntry('old', 1, { kind: 'sit', body: '' }));
  const lines: string[] = [];
  for (const table of ['persons', 'sessions', 'games', 'seats', 'entries'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => JSON.stringify([table, row])));
  }
  await storage.close();
  writeFileSync(path, gzipSync([`bivouac backup 1 ${version}`, ...lines, ''].join('\n')));
  return lines.length;
}

/** The list columns after the one entry. */
const HEAD = { head: 1, ...newEntry('old', 1).figures };
const EARLIER = Array.from({ length: LATEST }, (_, i) => i + 1);
const PLACES = [
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.freshDatabase()],
] as const;
it.each(
  PLACES.flatMap(([name, place]) => EARLIER.map((version) => [version, name, place] as const)),
)(
  'restores a backup of version %i of the tables into %s as it is today',
  async (version, _name, place) => {
    const path = join(folder, `version-${version}.gz`);
    const rows = await backUpOf(version, path);
    expect(rows).toBeGreaterThan(5);
    const storage = await openStorage({ url: await place() });
    expect(await restore(storage, path)).toBe(rows);
    const { db } = storage;
    expect(await findSession(db, 'hash', 1)).toMatchObject({
      person: { name: 'Anna', settings: null },
    });
    expect(await findGameRow(db, 'old')).toEqual(gameRow('old', { ...HEAD, creator: 'anna' }));
    const taken = { person: 'anna', taken_at: 1, token_hash: null };
    expect(await seatsOf(db, ['old'])).toMatchObject(
      seatRows('old', taken).map((seat) => ({ ...seat, used_hash: `old ${seat.seat}` })),
    );
    expect(await entriesAfter(db, 'old', 0)).toMatchObject([{ kind: 'sit', seq: 1 }]);
    await storage.close();
  },
);

it.each(PLACES.map(([name]) => name))(
  'fills a database on which a server has started, with %s, and leaves its games to be checked',
  async (name) => {
    const place = async (which: string): Promise<string> =>
      name === 'SQLite' ? join(folder, `started-${which}.db`) : postgres.freshDatabase();
    const path = join(folder, 'started.gz');
    const checked = { key: 'rules-checked', value: 'these' } as const;
    const server = await startServer({ url: await place('from') });
    await server.seatTwo();
    await writeState(server.service.storage.db, checked);
    const rows = await backUp(server.service.storage, path);
    const lives = await heartbeats(server.service.storage.db, Date.now());
    await server.stop();
    const url = await place('to');
    const fresh = await startServer({ url });
    await writeState(fresh.service.storage.db, checked);
    await fresh.stop();
    const storage = await openStorage({ url });
    // Only its own rules have played these games.
    expect(await restore(storage, path)).toBe(rows - 1);
    expect(await readState(storage.db, 'rules-checked')).toBeUndefined();
    expect(await heartbeats(storage.db, Date.now())).toEqual(lives);
    await storage.close();
  },
);

it('sets up a stored game of older rules with the options that stand for them', () => {
  const shelf = (id: string) => {
    const game = findGame(id);
    const options = [{ id: 'length', values: ['long', 'short'] as const }];
    const formerRules = { 1: { length: 'short' } };
    return game.ok ? done({ ...game.value, rules: 2, options, formerRules }) : game;
  };
  const lengthOf = (rules: number): string | undefined => {
    const seats = seatRows('old').map((seat) => ({
      ...{ ...seat, name: null, deleted_at: null, banned_at: null },
    }));
    const room = emptyRoom(gameRow('old', { rules }), seats, shelf);
    return room.ok ? room.value.match.setup.options.length : room.problem.code;
  };
  expect([lengthOf(1), lengthOf(2)]).toEqual(['short', 'long']);
});

it('names the first entry that new rules play differently, and changes nothing', async () => {
  const server = await startServer();
  const [one, two, made] = await server.seatTwo();
  await playOn([one, two], steadyLuck(2), 8);
  const before = one.seen;
  const stricter = (id: string) => {
    const game = findGame(id);
    if (!game.ok) return game;
    const { actions } = game.value;
    const few = (state: unknown, seat: number) =>
      actions(state, seat).filter(({ kind }: { kind: string }) => kind === 'bid');
    return done({ ...game.value, actions: few });
  };
  const found = await repairGames(server.service.storage, stricter);
  expect(found).toMatchObject({
    games: 1,
    diverged: [{ id: made.id, game: 'skirmish', now: 'illegal-action' }],
  });
  // An exception in the rules is reported as well; newer rules that replay identically are listed.
  const changed = (changes: object) => (id: string) => {
    const game = findGame(id);
    return game.ok ? done({ ...game.value, ...changes }) : game;
  };
  const actions = () => {
    throw new Error('a slip in the new rules');
  };
  expect(await repairGames(server.service.storage, changed({ actions }))).toMatchObject({
    diverged: [{ id: made.id, now: 'a slip in the new rules' }],
  });
  expect(await repairGames(server.service.storage, changed({ rules: 99 }))).toEqual({
    games: 1,
    diverged: [],
    older: [{ id: made.id, game: 'skirmish', rules: 1, now: 99 }],
  });
  // If today's options cover the old rules, there is nothing to list.
  const kept = changed({ rules: 99, formerRules: { 1: { length: 'short' } } });
  expect(await repairGames(server.service.storage, kept)).toMatchObject({
    diverged: [],
    older: [],
  });
  const none = await repairGames(server.service.storage, () => findGame('no-such-game'));
  expect(none.diverged).toMatchObject([{ seq: 0, now: 'unknown-game' }]);
  await playOn([one, two], steadyLuck(4), 2);
  expect(one.seen).toBeGreaterThan(before);
  await server.stop();
});
