import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { entriesAfter, insertGame } from '../../src/storage/games/games.ts';
import { canCheckpointConcurrently } from '../../src/storage/sqlite/sqlite-checkpointer.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { useFolder } from '../tools/fixtures.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';

const folder = useFolder('carrier');
const PATIENT = { timeout: 20_000, interval: 200 };

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
  let copies = 0;
  /**
   * How many entries the file holds without its WAL. Throws if the copy was made in the middle of
   * a checkpoint: such a copy is no valid database. Each copy has its own name, so that what a
   * broken one leaves behind cannot spoil the next.
   */
  const countEntriesInFile = async (): Promise<number> => {
    const copy = join(folder, `copy-${++copies}.db`);
    copyFileSync(url, copy);
    const other = await openStorage({ url: copy });
    try {
      return (await entriesAfter(other.db, 'game', 0)).length;
    } finally {
      await other.close();
    }
  };
  await write(100);
  await vi.waitFor(async () => expect(await countEntriesInFile()).toBe(100), PATIENT);
  const { size } = statSync(`${url}-wal`);
  await write(10);
  expect(statSync(`${url}-wal`).size).toBe(size);
  await storage.close();
});
