import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAppender, type NewEntry } from '../../src/storage/append.ts';
import * as games from '../../src/storage/games/games.ts';
import { threadedWriter } from '../../src/storage/sqlite/append-sqlite.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A database that answers when told to. */
function slowDatabase() {
  const underWay: { readonly size: number; answer(): void }[] = [];
  const write = (batch: readonly NewEntry[]) =>
    new Promise<boolean[]>((resolve) => {
      underWay.push({ size: batch.length, answer: () => resolve(batch.map(() => true)) });
    });
  return { write, underWay, sizes: () => underWay.map(({ size }) => size) };
}

it('sends single entries at once, and batches them while many are in flight', async () => {
  const { write, underWay, sizes } = slowDatabase();
  const appender = createAppender(write, { lanes: 2, largest: 100 });
  let games = 0;
  const append = (many: number) =>
    Array.from({ length: many }, () => appender.append(newEntry(`g${++games}`, 1)));

  const few = [...append(1)];
  await turn();
  few.push(...append(1));
  await turn();
  expect(sizes()).toEqual([1, 1]);
  few.push(...append(3));
  await turn();
  expect(sizes(), 'both lanes are taken').toEqual([1, 1]);
  for (const { answer } of underWay.splice(0)) answer();
  await turn();
  await turn();
  for (const { answer } of underWay.splice(0)) answer();
  expect(await Promise.all(few)).toEqual([true, true, true, true, true]);
  await appender.drained();

  const many = append(20);
  await turn();
  many.push(...append(2));
  await turn();
  many.push(...append(2));
  await turn();
  expect(sizes(), 'twenty are under way').toEqual([20]);
  underWay.shift()?.answer();
  await turn();
  await turn();
  expect(sizes(), 'what came meanwhile goes together').toEqual([4]);
  underWay.shift()?.answer();
  await Promise.all(many);
  expect(appender.pending).toBe(0);
});

/** Number of transactions in the WAL of a SQLite file, counted by their last frames. */
function transactionsIn(url: string): number {
  const log = readFileSync(`${url}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let count = 0;
  for (let at = 32; at + frame <= log.length; at += frame) {
    const isOfThisRound = log.compare(log, 16, 24, at + 8, at + 16) === 0;
    if (isOfThisRound && log.readUInt32BE(at + 4) !== 0) count += 1;
  }
  return count;
}

it('joins batches that arrived during a write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-together-'));
  const url = join(folder, 't.db');
  const storage = await openStorage({ url });
  const writer = threadedWriter(url);
  const other = new DatabaseSync(url);
  try {
    const ids = Array.from({ length: 30 }, (_, i) => `g${i}`);
    for (const id of ids) await games.insertGame(storage.db, gameRow(id), seatRows(id));
    const before = transactionsIn(url);
    // Another connection writes: the first batch waits for it, the others behind that.
    other.exec('begin immediate');
    const asked = ids.map((id) => writer.write([newEntry(id, 1)]));
    await sleep(100);
    other.exec('rollback');
    expect(await Promise.all(asked)).toEqual(ids.map(() => [true]));
    expect(transactionsIn(url) - before).toBeLessThanOrEqual(2);
  } finally {
    other.close();
    await writer.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('keeps a bad batch apart from those that are written together with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-append-'));
  const url = join(folder, 'a.db');
  const storage = await openStorage({ url });
  const writer = threadedWriter(url);
  try {
    const ids = Array.from({ length: 30 }, (_, i) => `g${i}`);
    for (const id of ids) await games.insertGame(storage.db, gameRow(id), seatRows(id));
    const of = (id: string) => (id === 'g17' ? 'no-such-game' : id);
    const asked = ids.map((id) => writer.write([newEntry(of(id), 1), newEntry(id, 2)]));
    const answers = await Promise.allSettled([...asked, writer.write([newEntry('g3', 2)])]);
    const told = answers.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'));
    const sound = ids.map((id) => (id === 'g17' ? 'refused' : [true, true]));
    expect(told).toEqual([...sound, [false]]);
    for (const id of ids) {
      const entries = await games.entriesAfter(storage.db, id, 0);
      expect(entries.map(({ seq }) => seq)).toEqual(id === 'g17' ? [] : [1, 2]);
    }
  } finally {
    await writer.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('ends an open transaction before it closes, and refuses later writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-close-'));
  const url = join(folder, 'c.db');
  try {
    const storage = await openStorage({ url });
    await games.insertGame(storage.db, gameRow('late'), seatRows('late'));
    let closed: Promise<void> = Promise.resolve();
    const whole = storage.db.transaction().execute(async (tx) => {
      await tx.insertInto('games').values(gameRow('one')).execute();
      closed = storage.close();
      await turn();
      await tx.insertInto('games').values(gameRow('two')).execute();
    });
    await Promise.all([whole, closed]);
    await expect(storage.appender.append(newEntry('late', 1))).rejects.toThrow('closed');
    await expect(games.insertGame(storage.db, gameRow('three'), [])).rejects.toThrow();
    const again = await openStorage({ url });
    const stored = await again.db.selectFrom('games').select('id').orderBy('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(['late', 'one', 'two']);
    await again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('rejects all pending writes when the thread has died, and still closes', async () => {
  const writer = threadedWriter(join(tmpdir(), 'bivouac-no-such-folder', 'd.db'));
  const asked = [1, 2, 3].map((seq) => writer.write([newEntry('g', seq)]));
  const told = await Promise.allSettled([...asked, writer.ask('select 1')]);
  expect(told.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await expect(writer.write([newEntry('g', 4)])).rejects.toThrow();
  await writer.close();
  // By now it has certainly ended.
  await writer.close();
});
