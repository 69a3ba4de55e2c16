import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '@bivouac/kernel';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startProcess } from '../../bench/server-process.ts';
import { gapsBetween, lostBetween } from '../../src/outages/gaps.ts';
import { watchOutages } from '../../src/outages/outages.ts';
import { entriesAfter, findGameRow } from '../../src/storage/games/games.ts';
import { beat, heartbeats, outagesAfter } from '../../src/storage/heartbeats.ts';
import type { HeartbeatRow } from '../../src/storage/schema.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { useDatabases, useFolder, usePostgres } from '../tools/fixtures.ts';
import { TestPage } from '../tools/page.ts';
import { type Made, makeGame, startServer, type TestServer } from '../tools/server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', bankMs: 30 * SECOND, gainMs: 0, capMs: 30 * SECOND };
const DAYS = { kind: 'days', bankMs: DAY, gainMs: DAY, capMs: DAY };

const folder = useFolder('downtime');
const postgres = usePostgres();

async function sitDown(origin: string, { id, links }: Made): Promise<[TestPage, TestPage]> {
  const pages = links.map((link) => new TestPage(origin, id, link));
  for (const page of pages) await page.open();
  return pages as [TestPage, TestPage];
}

/** A server whose clock is ahead, as if it had been started that much later. */
async function startLater(url: string, ahead: { ms: number }): Promise<TestServer> {
  return startServer({ url, deps: { now: () => Date.now() + ahead.ms } });
}

/** Moves all stored times back, as if the server had been down since. */
async function pushBack({ db }: Storage, ms: number): Promise<void> {
  await db
    .updateTable('entries')
    .set((eb) => ({ at: eb('at', '-', ms) }))
    .execute();
  await db
    .updateTable('games')
    .set((eb) => ({
      created_at: eb('created_at', '-', ms),
      deadline: eb('deadline', '-', ms),
    }))
    .execute();
  await db
    .updateTable('seats')
    .set((eb) => ({ taken_at: eb('taken_at', '-', ms) }))
    .execute();
  await db
    .updateTable('heartbeats')
    .set((eb) => ({ started_at: eb('started_at', '-', ms), at: eb('at', '-', ms) }))
    .execute();
}

async function entriesOf(url: string, game: string): Promise<{ kind: string; body: string }[]> {
  const storage = await openStorage({ url });
  const entries = await entriesAfter(storage.db, game, 0);
  await storage.close();
  return entries;
}

it('gives back the time in which the server was dead, and allows no claim at once', async () => {
  const DATA_DIR = join(folder, 'killed');
  const url = join(DATA_DIR, 'bivouac.db');
  const first = await startProcess({ DATA_DIR });
  const made = await makeGame(first.origin, { clock: LIVE });
  const [, mover] = await sitDown(first.origin, made);
  expect(mover.table?.clock?.running).toEqual([0, 1]);
  await first.stop('SIGKILL');
  const storage = await openStorage({ url });
  await pushBack(storage, 2 * MINUTE);
  await storage.close();

  const second = await startProcess({ DATA_DIR });
  const [one, two] = await sitDown(second.origin, made);
  const note = must(
    two.notes.find(({ what }) => what === 'outage'),
    'a note of the outage',
  );
  expect(note.seat).toBeNull();
  expect(Number(note.detail)).toBeGreaterThanOrEqual(2 * MINUTE);
  expect(one.notes).toContainEqual(note);
  const clock = must(two.table?.clock, 'clock');
  expect(Math.min(...clock.leftMs)).toBeGreaterThan(0);
  expect(await one.ask({ type: 'claim' })).toMatchObject({
    ...{ type: 'refused', refusal: { code: 'just-started' } },
  });
  await second.stop('SIGTERM');
  const kinds = (await entriesOf(url, made.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'outage')).toHaveLength(1);
  // A planned stop is recorded: from then on the server does not count as alive.
  const after = await openStorage({ url });
  expect(await heartbeats(after.db, Date.now())).toMatchObject([{ is_stopped: 1 }]);
  await after.close();
});

describe.each(useDatabases('outages'))('after an outage, with %s,', (_name, place) => {
  it.each([
    ['a live clock', LIVE],
    ['days for each move', DAYS],
  ])(
    'a game with %s goes on where it stood, and so does its deadline in lists',
    async (_kind, clock) => {
      const url = await place();
      const ahead = { ms: 0 };
      const first = await startLater(url, ahead);
      const [one, two, made] = await first.seatTwo({ clock });
      await one.reach(two.seen);
      expect(one.table?.clock?.running).toEqual([0, 1]);
      await first.stop();

      ahead.ms = 3 * DAY;
      const second = await startLater(url, ahead);
      const { deadline } = must(await findGameRow(second.service.storage.db, made.id), 'game');
      const leftInList = must(deadline, 'deadline') - (Date.now() + ahead.ms);
      expect(leftInList).toBeGreaterThan(0);
      expect(leftInList).toBeLessThanOrEqual(clock.bankMs);
      const [back] = await sitDown(second.origin, made);
      expect(back.notes.filter(({ what }) => what === 'outage')).toHaveLength(1);
      expect(Math.min(...must(back.table?.clock, 'clock').leftMs)).toBeGreaterThan(0);
      const early = { type: 'refused', refusal: { code: 'just-started' } };
      expect(await back.ask({ type: 'claim' })).toMatchObject(early);
      // Time lost after the restart counts; a minute later it may be claimed.
      ahead.ms += clock.bankMs;
      if (clock.bankMs < MINUTE) {
        expect(await back.ask({ type: 'claim' })).toMatchObject(early);
        ahead.ms += MINUTE;
      }
      expect(await back.ask({ type: 'claim' })).toMatchObject({ type: 'done' });
      await second.stop();
      // Its entries alone give the same state.
      const third = await startLater(url, ahead);
      const [again] = await sitDown(third.origin, made);
      expect(again.table?.outcome).toEqual({ winners: [0], reason: 'out-of-time' });
      await third.stop();
    },
  );

  it('a paused clock, a game without a clock and a finished game get no note', async () => {
    const url = await place();
    const ahead = { ms: 0 };
    const first = await startLater(url, ahead);
    const [, , plain] = await first.seatTwo();
    const [one, two, paused] = await first.seatTwo({ clock: LIVE });
    await one.ask({ type: 'offer', what: 'pause' });
    await two.ask({ type: 'answer', what: 'pause', isAccepted: true });
    const [loser, , over] = await first.seatTwo({ clock: LIVE });
    await loser.ask({ type: 'say', what: 'resign' });
    const waiting = await first.make({ clock: LIVE });
    await first.stop();
    ahead.ms = HOUR;
    const second = await startLater(url, ahead);
    for (const { id, links } of [plain, paused, over, waiting]) {
      const page = await second.page(id, links[0]).open();
      expect(page.notes.filter(({ what }) => what === 'outage')).toEqual([]);
    }
    await second.stop();
  });
});

it('two processes that find the outage at once write it once', async () => {
  const url = await postgres.freshDatabase();
  const ahead = { ms: 0 };
  const first = await startLater(url, ahead);
  const games: Made[] = [];
  for (let i = 0; i < 5; i++) games.push((await first.seatTwo({ clock: LIVE }))[2]);
  await first.stop();
  ahead.ms = HOUR;
  const both = await Promise.all([startLater(url, ahead), startLater(url, ahead)]);
  await Promise.all(
    games.flatMap(({ id, links }) => both.map((each, i) => each.page(id, links[i]).open())),
  );
  const { db } = must(both[0], 'server').service.storage;
  expect(await outagesAfter(db, 0)).toHaveLength(1);
  for (const { id } of games) {
    const given = (await entriesAfter(db, id, 0)).filter(({ kind }) => kind === 'outage');
    expect(given).toHaveLength(1);
    expect(Math.round(Number(given[0]?.body) / MINUTE)).toBe(60);
  }
  for (const each of both) await each.stop();
});

it('sees no outage on PostgreSQL while another process is alive, and one when all are dead', async () => {
  const DATABASE_URL = await postgres.freshDatabase();
  const storage = await openStorage({ url: DATABASE_URL });
  const start = () => startProcess({ DATABASE_URL });
  const [a, b] = [await start(), await start()];
  expect(await outagesAfter(storage.db, 0)).toEqual([]);
  const dead = Date.now();
  for (const each of [a, b]) await each.stop('SIGKILL');
  const c = await start();
  const [outage] = await outagesAfter(storage.db, 0);
  // A heartbeat is at most a moment old when its process dies.
  expect(outage?.from_at).toBeGreaterThan(dead - 5 * SECOND);
  expect(outage?.to_at).toBeGreaterThan(dead);
  await c.stop('SIGKILL');
  await storage.close();
});

it('a process that starts a moment after another leaves no outage between them', async () => {
  const storage = await openStorage({ url: ':memory:' });
  const at = Date.now();
  const other = { process: 'other', started_at: at + 50, is_stopped: 0 };
  await beat(storage.db, { ...other, at: at + 60 });
  let asked = 0;
  const outages = watchOutages({
    storage: { ...storage, isShared: true },
    // The start and the first heartbeat are earlier than the other process.
    now: () => (++asked <= 2 ? at : at + SECOND),
    report: () => undefined,
  });
  await outages.ready();
  expect(outages.known).toEqual([]);
  await outages.close();
  await storage.close();
});

it('waits longer for the heartbeat of another process where the database is slow', async () => {
  const storage = await openStorage({ url: ':memory:' });
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await sleep(300);
      return result;
    },
  };
  const at = Date.now();
  const other = { process: 'other', started_at: at - HOUR, is_stopped: 0 };
  await beat(storage.db, { ...other, at });
  const late = setTimeout(() => void beat(storage.db, { ...other, at: Date.now() }), 4 * SECOND);
  const outages = watchOutages({
    storage: { ...storage, db: storage.db.withPlugin(slow), isShared: true },
    now: Date.now,
    report: () => undefined,
  });
  await outages.ready();
  expect(outages.known).toEqual([]);
  clearTimeout(late);
  await outages.close();
  await storage.close();
});

it('counts a server that could not write for a while as down', async () => {
  const storage = await openStorage({ url: ':memory:' });
  let later = 0;
  const real = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
  const report = () => undefined;
  const outages = watchOutages({ storage, now: () => Date.now() + later, report });
  await outages.ready();
  expect(outages.known).toEqual([]);
  for (later = 0; later < MINUTE; later += 2 * SECOND) await outages.ready();
  expect(outages.known).toEqual([]);
  expect(outages.mayClaim()).toBe(true);
  later += 20 * SECOND;
  await outages.ready();
  expect(outages.known).toHaveLength(1);
  expect(outages.mayClaim()).toBe(false);
  later += MINUTE;
  await outages.ready();
  expect(outages.known).toHaveLength(2);
  await outages.close();
  await storage.close();
  spy.mockRestore();
});

describe('the first minute after a start', () => {
  it('allows no claim, also on a database of a version without heartbeats', async () => {
    const url = join(folder, 'upgraded.db');
    const ahead = { ms: 0 };
    const first = await startLater(url, ahead);
    const [, , made] = await first.seatTwo({ clock: LIVE });
    await first.stop();
    const storage = await openStorage({ url });
    await storage.db.deleteFrom('heartbeats').execute();
    await storage.close();
    ahead.ms = HOUR;
    const second = await startLater(url, ahead);
    const [one] = await sitDown(second.origin, made);
    expect(await outagesAfter(second.service.storage.db, 0)).toEqual([]);
    const early = { type: 'refused', refusal: { code: 'just-started' } };
    expect(await one.ask({ type: 'claim' })).toMatchObject(early);
    ahead.ms += MINUTE;
    expect(await one.ask({ type: 'claim' })).toMatchObject({ type: 'done' });
    await second.stop();
  });

  it('holds after the clock of the machine was set back, and is no longer then', async () => {
    const storage = await openStorage({ url: ':memory:' });
    const report = () => undefined;
    let at = 1_800_000_000_000;
    const start = async () => {
      const outages = watchOutages({ storage, now: () => at, report });
      await outages.ready();
      return outages;
    };
    await (await start()).close();
    at += DAY;
    const second = await start();
    expect(second.known).toHaveLength(1);
    at += MINUTE;
    expect(second.mayClaim()).toBe(true);
    await second.close();
    at -= 2 * HOUR;
    const third = await start();
    expect(third.mayClaim()).toBe(false);
    at += MINUTE - 1;
    expect(third.mayClaim()).toBe(false);
    at += 1;
    // Although the last outage lies in the future of this clock.
    expect(third.mayClaim()).toBe(true);
    await third.close();
    // Nor does a heartbeat from the future hide the next outage.
    at += HOUR;
    const fourth = await start();
    expect(fourth.known.map(({ from_at, to_at }) => to_at - from_at)).toContain(HOUR);
    await fourth.close();
    await storage.close();
  });

  it('holds for each process, however long others have been alive', async () => {
    const url = await postgres.freshDatabase();
    const storage = await openStorage({ url });
    let at = Date.now();
    const start = async () => {
      const outages = watchOutages({ storage, now: () => at, report: () => undefined });
      await outages.ready();
      return outages;
    };
    const old = await start();
    for (let i = 0; i < 60; i++) {
      at += SECOND;
      await old.settle();
    }
    const young = await start();
    expect([old.mayClaim(), young.mayClaim()]).toEqual([true, false]);
    at += MINUTE;
    expect([old.mayClaim(), young.mayClaim()]).toEqual([true, true]);
    expect(await outagesAfter(storage.db, 0)).toEqual([]);
    for (const each of [old, young]) await each.close();
    await storage.close();
  });
});

it('finds the times without a live process, and how much of a span was lost in them', () => {
  const life = (process: string, started_at: number, at: number): HeartbeatRow => {
    return { process, started_at, at, is_stopped: 0 };
  };
  expect(gapsBetween([])).toEqual([]);
  expect(gapsBetween([life('a', 0, 10), life('b', 5, 20), life('c', 20, 30)])).toEqual([]);
  const gaps = gapsBetween([life('c', 50, 60), life('a', 0, 30), life('b', 5, 10)]);
  expect(gaps).toEqual([{ from_at: 30, to_at: 50 }]);
  expect(lostBetween(gaps, 0, 100)).toBe(20);
  expect(lostBetween(gaps, 40, 45)).toBe(5);
  expect(lostBetween(gaps, 50, 100)).toBe(0);
});
