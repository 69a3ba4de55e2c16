import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { headOf, insertGame } from '../../src/storage/games/games.ts';
import { connectStorage, openStorage, type Storage } from '../../src/storage/storage.ts';
import { usePostgres } from '../tools/fixtures.ts';
import { type LossyProxy, lossyProxy } from '../tools/lossy-proxy.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';

const postgres = usePostgres();

/** A remote database with one game in it, and a connection to it that can fail. */
async function farAway(answerMs = 2_000, connections = 3): Promise<[LossyProxy, Storage]> {
  const url = await postgres.freshDatabase();
  const near = await openStorage({ url });
  await insertGame(near.db, gameRow('game'), seatRows('game'));
  await near.close();
  const way = await lossyProxy(url);
  const storage = await connectStorage({ url: way.url, answerMs, connections });
  // Several connections, as with many players.
  await Promise.all([1, 2, 3].map(() => headOf(storage.db, 'game')));
  expect(way.connections).toBe(connections);
  return [way, storage];
}

it('stops waiting for a database that has fallen silent, and continues when it is back', async () => {
  const [way, storage] = await farAway();
  way.silence(true);
  await expect(storage.appender.append(newEntry('game', 1))).rejects.toThrow('timeout');
  expect(storage.appender.pending).toBe(0);
  way.silence(false);
  expect(await storage.appender.append(newEntry('game', 1))).toBe(true);
  await storage.close();
});

it.each([
  ['a question', (storage: Storage) => headOf(storage.db, 'game')],
  [
    'a transaction',
    (storage: Storage) => storage.db.transaction().execute((tx) => headOf(tx, 'game')),
  ],
])('does not reuse a connection on which %s was lost', async (_what, ask) => {
  const [way, storage] = await farAway();
  way.dropConnections();
  await expect(ask(storage)).rejects.toThrow('timeout');
  // All at once: none of the old connections is left.
  expect(await Promise.all([1, 2, 3].map(() => ask(storage)))).toEqual([0, 0, 0]);
  await storage.close();
});

it('survives a connection that breaks during a query', async () => {
  const [way, storage] = await farAway(60_000, 1);
  const asked = sql`select pg_sleep(60)`.execute(storage.db);
  const inVain = expect(asked).rejects.toThrow();
  await untilBusy(way.url, 'pg_sleep(60)');
  way.closeConnections();
  await inVain;
  expect(await headOf(storage.db, 'game')).toBe(0);
  await storage.close();
});

it('survives a connection that breaks while it is held idle', async () => {
  const [way, storage] = await farAway(60_000, 1);
  await storage.db.connection().execute(async (line) => {
    way.closeConnections();
    await expect.poll(() => headOf(line, 'game').catch(() => 'broken')).toBe('broken');
  });
  expect(await headOf(storage.db, 'game')).toBe(0);
  await storage.close();
});

it('waits for another process that migrates the tables, however long that takes', async () => {
  const url = await postgres.freshDatabase();
  await (await openStorage({ url })).close();
  const other = new pg.Client(url);
  await other.connect();
  await other.query('begin; lock table kysely_migration in access exclusive mode');
  const opening = openStorage({ url, answerMs: 300 });
  await untilBusy(url, 'kysely_migration', 1);
  await other.query('commit');
  const storage = await opening;
  expect(await headOf(storage.db, 'missing')).toBeUndefined();
  await storage.close();
  await other.end();
});

/** Until a session has waited for that lock for this long. */
async function untilBusy(url: string, what: string, seconds = 0): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (let isBusy = false; !isBusy; ) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()
       and position($1 in query) > 0 and now() - query_start > make_interval(secs => $2)`,
      [what, seconds],
    );
    isBusy = rowCount === 1;
    await sleep(20);
  }
  await client.end();
}
