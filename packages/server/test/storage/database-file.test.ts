import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { must } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotStart } from '../../src/cannot-start.ts';
import { readConfig } from '../../src/config.ts';
import { throttleReport } from '../../src/ops/throttle-report.ts';
import { openServer } from '../../src/start.ts';
import { explainPostgresError, explainSqliteError } from '../../src/storage/explain.ts';
import { insertGame } from '../../src/storage/games/games.ts';
import { DatabaseInUse, lockSqlite } from '../../src/storage/sqlite/sqlite-lock.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { useFolder } from '../tools/fixtures.ts';
import { type HostedServer, startHosted } from '../tools/host.ts';
import { TestPage } from '../tools/page.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';
import { makeGame, startServer } from '../tools/server.ts';

// A SQLite file on a host's machine, with real processes.

const folder = useFolder('database-file');
const BIVOUAC = fileURLToPath(new URL('../../../cli/bin/bivouac.js', import.meta.url));
const running: HostedServer[] = [];
afterAll(async () => {
  for (const server of running) await server.kill('SIGKILL');
});

async function start(env: Record<string, string>, shell?: string): Promise<HostedServer> {
  const server = await startHosted(env, shell).ready();
  running.push(server);
  return server;
}

async function seatTwo(origin: string, wish: object = {}): Promise<TestPage[]> {
  const { id, links } = await makeGame(origin, wish);
  const pages = links.map((link) => new TestPage(origin, id, link));
  for (const page of pages) await page.open();
  return pages;
}

/** The next action of an awaited player; null if the connection broke before the answer. */
async function actOnce(pages: readonly TestPage[]): Promise<FromServer | null> {
  const page = must(
    pages.find(({ table }) => (table?.actions.length ?? 0) > 0),
    'an awaited player',
  );
  return Promise.race([
    page.act(page.table?.actions[0]),
    page.until(() => false).catch(() => null),
  ]) as Promise<FromServer | null>;
}

describe('a database file that is removed under a running server', () => {
  it('ends the server with a clear message, and no lost entry is acknowledged', async () => {
    const DATA_DIR = join(folder, 'gone');
    const server = await start({ DATA_DIR });
    const pages = await seatTwo(server.origin);
    await playOn(pages, steadyLuck(1), 4);
    removeAll(join(DATA_DIR, 'bivouac.db'));
    const answer = await actOnce(pages);
    expect(answer?.type).not.toBe('done');
    const { code, output } = await server.ended;
    expect(code).toBe(1);
    expect(JSON.parse(must(output.split('\n')[0], 'a line'))).toMatchObject({
      level: 60,
      error: { message: expect.stringContaining('was deleted or replaced') },
    });
  });

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['replaced by a copy', replaceByCopy],
    ['left without its log', (path: string) => rmSync(`${path}-wal`)],
  ])('accepts no further entries: %s', async (what, takeAway) => {
    const url = join(folder, `${what}.db`);
    const lost = Promise.withResolvers<unknown>();
    const storage = await openStorage({ url, onLost: lost.resolve });
    await insertGame(storage.db, gameRow('game'), seatRows('game'));
    expect(await storage.appender.append(newEntry('game', 1))).toBe(true);
    takeAway(url);
    await expect(storage.appender.append(newEntry('game', 2))).rejects.toThrow('was deleted or');
    expect(String(await lost.promise)).toContain('was deleted or replaced');
    await storage.close();
  });

  it('also ends an idle server', async () => {
    const DATA_DIR = join(folder, 'idle');
    const server = await start({ DATA_DIR });
    removeAll(join(DATA_DIR, 'bivouac.db'));
    expect((await server.ended).code).toBe(1);
  });
});

function removeAll(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

function replaceByCopy(path: string): void {
  writeFileSync(`${path}.copy`, readFileSync(path));
  renameSync(`${path}.copy`, path);
}

describe('one server for each SQLite file', () => {
  it('refuses a second server with the reason, and does not disturb the first and its backup', async () => {
    const DATA_DIR = join(folder, 'twice');
    const first = await start({ DATA_DIR });
    const pages = await seatTwo(first.origin);
    const { code, output } = await startHosted({ DATA_DIR }).ended;
    expect(code).toBe(1);
    expect(output).toBe(
      `Another server already uses the database ${join(DATA_DIR, 'bivouac.db')}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
    );
    await playOn(pages, steadyLuck(2), 4);
    for (const command of [['backup', join(folder, 'twice.gz')], ['repair']]) {
      const ran = spawnSync(process.execPath, [BIVOUAC, ...command], {
        env: { ...process.env, DATA_DIR },
        encoding: 'utf8',
      });
      expect([ran.status, ran.stderr]).toEqual([0, '']);
    }
    await playOn(pages, steadyLuck(3), 4);
    await first.kill('SIGKILL');
    const third = await start({ DATA_DIR });
    expect((await fetch(`${third.origin}/readyz`)).status).toBe(200);
    await third.kill('SIGTERM');
    const fourth = await start({ DATA_DIR });
    await fourth.kill('SIGTERM');
  });

  it('refuses a second server that uses another name of the file', () => {
    const [path, link] = [join(folder, 'named.db'), join(folder, 'linked.db')];
    writeFileSync(path, '');
    symlinkSync(path, link);
    const lock = lockSqlite(path);
    expect(() => lockSqlite(link)).toThrow(DatabaseInUse);
    lock.release();
    const byLink = lockSqlite(link);
    expect(() => lockSqlite(path)).toThrow(DatabaseInUse);
    byLink.release();
  });

  it('creates its folder and files without access for other users', async () => {
    const DATA_DIR = join(folder, 'new', 'private');
    const server = await start({ DATA_DIR });
    const paths = [DATA_DIR, ...readdirSync(DATA_DIR).map((name) => join(DATA_DIR, name))];
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.map((path) => statSync(path).mode & 0o077)).toEqual(paths.map(() => 0));
    await server.kill('SIGTERM');
  });

  it('closes an existing folder to other users', () => {
    const DATA_DIR = join(folder, 'older');
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o755);
    readConfig({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('refuses a folder that it shares with all users, and leaves it as it is', () => {
    const DATA_DIR = join(folder, 'shared');
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o1777);
    const sentence = `The folder ${DATA_DIR} is open to other accounts (mode 1777) and shared by all. Set DATA_DIR to a folder of its own.`;
    expect(() => readConfig({ DATA_DIR })).toThrow(new CannotStart(sentence));
    expect(statSync(DATA_DIR).mode & 0o7777).toBe(0o1777);
  });

  // Not even root may change the mode of this folder.
  it.runIf(process.platform === 'linux')('refuses a folder that it may not close', () => {
    const open =
      /^The folder \/proc\/self is open to other accounts \(mode 555\), and this account may not/;
    expect(() => readConfig({ DATA_DIR: '/proc/self' })).toThrow(open);
    expect(() => readConfig({ DATA_DIR: '/proc/self' })).toThrow(CannotStart);
  });
});

describe('a full disk', () => {
  it('shows in /readyz and takes one line in the log, however many acts are refused', async () => {
    const DATA_DIR = join(folder, 'full');
    const before = await start({ DATA_DIR });
    // A game that is longer than the disk.
    const seated = await seatTwo(before.origin, { game: 'normandy', scenario: 'la-raye' });
    await before.kill('SIGTERM');
    // No file of this process may grow beyond the present size of the database.
    const kilobytes = Math.ceil(statSync(join(DATA_DIR, 'bivouac.db')).size / 1024);
    const server = await start({ DATA_DIR }, `ulimit -S -f ${kilobytes}`);
    const readiness = async (): Promise<number> => (await fetch(`${server.origin}/readyz`)).status;
    expect(await readiness()).toBe(200);
    const pages = seated.map(
      ({ game, cookie }) => new TestPage(server.origin, game, undefined, cookie),
    );
    for (const page of pages) await page.open();
    const refusals: string[] = [];
    while (refusals.length < 20) {
      const answer = await actOnce(pages);
      if (answer?.type === 'refused') refusals.push(answer.refusal.code);
      else for (const page of pages) await page.reach(answer?.type === 'done' ? answer.seq : 0);
    }
    expect(new Set(refusals)).toEqual(new Set(['unavailable']));
    expect(await readiness()).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const lines = server.output().trim().split('\n');
    expect(lines.filter((line) => line.includes('a game is in trouble'))).toHaveLength(1);
    await server.kill('SIGKILL');
  });

  it('recovers when there is space again', async () => {
    const server = await startServer({ url: join(folder, 'room.db') });
    const { db } = server.service.storage;
    const [one] = await server.seatTwo();
    const readiness = async (): Promise<number> => (await fetch(`${server.origin}/readyz`)).status;
    const talk = (): Promise<FromServer> => one.ask({ type: 'chat', text: 'x'.repeat(400) });
    await sql`pragma max_page_count = 1`.execute(db);
    let answer = await talk();
    while (answer.type === 'done') answer = await talk();
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'unavailable' } });
    expect(await readiness()).toBe(503);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await talk()).type).toBe('done');
    expect(await readiness()).toBe(200);
    await server.stop();
  });

  it('logs the same error once a minute, with a count', () => {
    const told: unknown[] = [];
    let now = 0;
    const report = throttleReport(
      (what, { game, error, times }, level) => told.push([what, game, String(error), times, level]),
      () => now,
    );
    const full = new Error('database or disk is full');
    for (const game of ['a', 'b', 'c']) report('a game is in trouble', { game, error: full });
    report('a game is in trouble', { game: 'd', error: new Error('other') });
    report('the server listens', {}, 'info');
    now = 61_000;
    report('a game is in trouble', { game: 'e', error: full });
    expect(told).toEqual([
      ['a game is in trouble', 'a', 'Error: database or disk is full', undefined, 'error'],
      ['a game is in trouble', 'd', 'Error: other', undefined, 'error'],
      ['the server listens', undefined, 'undefined', undefined, 'info'],
      ['a game is in trouble', 'e', 'Error: database or disk is full', 3, 'error'],
    ]);
  });
});

describe('a database that a server cannot start on', () => {
  const folderOf = (name: string): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const damage = (from: number) => async (path: string) => {
    await (await openStorage({ url: path })).close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, from, from + 40_000));
  };

  it.each([
    ['no database', (path: string) => writeFileSync(path, 'something else'.repeat(100)), 'damaged'],
    ['damaged pages', damage(4_096), 'damaged'],
  ])('gives one sentence and no stack: %s', async (name, spoil, sentence) => {
    const DATA_DIR = folderOf(name);
    await spoil(join(DATA_DIR, 'bivouac.db'));
    const { code, output } = await startHosted({ DATA_DIR }).ended;
    expect(code).toBe(1);
    expect(output).toContain(`The database ${join(DATA_DIR, 'bivouac.db')}`);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['a damaged header', damage(16), 'is damaged'],
    ['a folder', (path: string) => mkdirSync(path), 'cannot be written'],
    ['tables of a version to come', newer, 'was last used by a newer version'],
  ])('is explained: %s', async (name, spoil, sentence) => {
    const DATA_DIR = folderOf(name);
    await spoil(join(DATA_DIR, 'bivouac.db'));
    const opening = openServer(readConfig({ DATA_DIR, LOG_LEVEL: 'silent' }), {
      onLost: () => undefined,
    });
    await expect(opening).rejects.toThrow(CannotStart);
    await expect(opening).rejects.toThrow(sentence);
  });

  it('gives one sentence if its folder cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const DATA_DIR = join(folder, 'file', 'data');
    const { code, output } = await startHosted({ DATA_DIR }).ended;
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(`The folder ${DATA_DIR} cannot be made`);
  });

  it('gives one sentence if PostgreSQL does not answer, without its password', async () => {
    const DATABASE_URL = 'postgres://club:hunter2@127.0.0.1:1/club';
    const { code, output } = await startHosted({ DATABASE_URL }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/club cannot be used .*\n$/);
    expect(output).not.toContain('hunter2');
  });

  it('is explained if it is read-only or full', () => {
    const path = join(folder, 'read-only.db');
    new DatabaseSync(path).close();
    const readOnly = new DatabaseSync(path, { readOnly: true });
    const errorOf = (work: () => void): unknown => {
      try {
        work();
      } catch (error) {
        return error;
      }
      return null;
    };
    const error = errorOf(() => readOnly.exec('create table t (x)'));
    readOnly.close();
    expect(explainSqliteError(error, path)).toContain('cannot be written (attempt to write a');
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    expect(explainSqliteError(full, path)).toContain('The disk is full');
    expect(explainSqliteError(new Error('a fault of ours'), path)).toBeNull();
    expect(explainPostgresError(new Error('a fault of ours'), 'postgres://a/b')).toBeNull();
    expect(explainPostgresError(new Error(''), 'postgres://:x')).toContain('is no address');
  });
});

async function newer(path: string): Promise<void> {
  const storage = await openStorage({ url: path });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
    storage.db,
  );
  await storage.close();
}
