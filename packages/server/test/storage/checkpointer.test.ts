import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { entriesAfter, insertGame } from '../../src/storage/games/games.ts';
import { canCheckpointConcurrently } from '../../src/storage/sqlite/sqlite-checkpointer.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { useFolder } from '../tools/fixtures.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';

const folder = useFolder('carrier');
const PATIENT = { timeout: 60_000, interval: 50 };

it('leaves checkpoints to the writer if SQLite is too old for concurrent ones', () => {
  expect(
    ['3.51.2', '3.46.0', '2.99.9', ''].map((version) => canCheckpointConcurrently(version)),
  ).not.toContain(true);
  expect(
    ['3.51.3', '3.51.10', '3.53.4', '4.0.0'].every((version) => canCheckpointConcurrently(version)),
  ).toBe(true);
  expect(canCheckpointConcurrently()).toBe(true);
});

it('copies the WAL into the file while others write, and the WAL restarts', async () => {
  const url = join(folder, 'carried.db');
  const storage = await openStorage({ url });
  await insertGame(storage.db, gameRow('game'), seatRows('game'));
  let seq = 0;
  const write = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await storage.appender.append(newEntry('game', ++seq));
  };
  await write(100);
  await untilCheckpointed(url);
  expect(await countEntriesInFile(url)).toBe(100);
  const { size } = statSync(`${url}-wal`);
  await write(10);
  expect(statSync(`${url}-wal`).size).toBe(size);
  await storage.close();
});

/** Waits until the checkpointer has copied the whole WAL. Asks SQLite in the mode that copies nothing itself. */
async function untilCheckpointed(url: string): Promise<void> {
  const file = new DatabaseSync(url);
  const look = file.prepare('pragma wal_checkpoint(noop)');
  await vi.waitFor(() => {
    const { busy, log, checkpointed } = Object(look.get());
    expect(busy).toBe(0);
    expect(log).toBeGreaterThan(0);
    expect(checkpointed).toBe(log);
  }, PATIENT);
  file.close();
}

/**
 * The number of entries that the file holds without its WAL. Copies the file: a test calls this only when no one writes
 * and the whole WAL is copied, because only then is the file complete and left alone.
 */
async function countEntriesInFile(url: string): Promise<number> {
  const copy = `${url}-copy`;
  copyFileSync(url, copy);
  const other = await openStorage({ url: copy });
  try {
    return (await entriesAfter(other.db, 'game', 0)).length;
  } finally {
    await other.close();
  }
}
