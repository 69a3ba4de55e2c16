import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '@bivouac/kernel';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchOutages } from '../../src/outages/outages.ts';
import { watchWrites } from '../../src/outages/write-watch.ts';
import { entriesAfter } from '../../src/storage/games/games.ts';
import { outagesAfter } from '../../src/storage/heartbeats.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { usePostgres } from '../tools/fixtures.ts';
import { startServer } from '../tools/server.ts';

const SECOND = 1_000;
const LIVE = { kind: 'live', bankMs: 30 * SECOND, gainMs: 0, capMs: 30 * SECOND };

const postgres = usePostgres();

describe('a database that is away for a few seconds', () => {
  it('costs the mover no time on PostgreSQL, and two processes give it back once', async () => {
    const url = await postgres.freshDatabase();
    const both = [await startServer({ url }), await startServer({ url })] as const;
    const made = await both[0].make({ clock: LIVE });
    const pages = [
      await both[0].page(made.id, made.links[0]).open(),
      await both[1].page(made.id, made.links[1]).open(),
    ] as const;
    expect(pages[1].table?.clock?.running).toEqual([0, 1]);
    const away = performance.now();
    await postgres.kill();
    for (const page of pages) {
      const refused = { type: 'refused', refusal: { code: 'unavailable' } };
      expect(await page.ask({ type: 'chat', text: 'is it me?' })).toMatchObject(refused);
    }
    await sleep(5 * SECOND);
    await postgres.start();
    const awayMs = performance.now() - away;
    const { db } = both[0].service.storage;
    const given = async () => {
      for (const server of both) await server.service.rooms.read(made.id, () => null);
      const entries = await entriesAfter(db, made.id, 0).catch(() => []);
      return entries.filter(({ kind }) => kind === 'outage').map(({ body }) => Number(body));
    };
    await expect.poll(given, { timeout: 30 * SECOND }).not.toEqual([]);
    await sleep(2 * SECOND);
    const sum = (await given()).reduce((all, ms) => all + ms, 0);
    expect(sum).toBeGreaterThan(4 * SECOND);
    // A new connection may take a moment.
    expect(sum).toBeLessThan(awayMs + 5 * SECOND);
    expect(await outagesAfter(db, 0)).toHaveLength(1);
    for (const each of both) await each.stop();
  });

  /** A database in memory that fails or hangs on demand. */
  async function faultyStorage() {
    const storage = await openStorage({ url: ':memory:' });
    const state = { isAway: false, hangs: Promise.resolve() };
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (state.isAway) throw new Error('the database is away');
        return node;
      },
      async transformResult({ result }) {
        await state.hangs;
        return result;
      },
    };
    const outages = watchOutages({
      ...{ storage: { ...storage, db: storage.db.withPlugin(plugin) }, now: Date.now },
      report: () => undefined,
    });
    await outages.ready();
    return { storage, state, outages };
  }

  it('is measured from the first write that failed to the first one stored', async () => {
    const { storage, state, outages } = await faultyStorage();
    await sleep(300);
    state.isAway = true;
    const from = Date.now();
    await expect(outages.observe(Promise.reject(new Error('away')))).rejects.toThrow('away');
    await sleep(700);
    await expect(outages.ready()).rejects.toThrow('away');
    state.isAway = false;
    const to = Date.now();
    await outages.ready();
    const [outage, ...more] = outages.known;
    expect(more).toEqual([]);
    expect(Math.abs(must(outage, 'an outage').from_at - from)).toBeLessThan(100);
    expect(must(outage, 'an outage').to_at).toBeGreaterThanOrEqual(to);
    expect(must(outage, 'an outage').to_at - to).toBeLessThan(200);
    await outages.close();
    await storage.close();
  });

  it('is noticed before a claim, also if it hangs and fails nothing', async () => {
    const { storage, state, outages } = await faultyStorage();
    state.hangs = sleep(3 * SECOND);
    await outages.settle();
    const [outage] = outages.known;
    const lost = must(outage, 'an outage');
    expect(lost.to_at - lost.from_at).toBeGreaterThan(2.5 * SECOND);
    await outages.close();
    await storage.close();
  });

  it('is no outage if one write fails and the next is stored', async () => {
    const { storage, outages } = await faultyStorage();
    for (let i = 0; i < 5; i++) {
      const failing = outages.observe(Promise.reject(new Error('a bad entry')));
      await expect(failing).rejects.toThrow('a bad entry');
      await outages.ready();
    }
    expect(outages.known).toEqual([]);
    await outages.close();
    await storage.close();
  });
});

it('measures gaps between writes, and none while others are stored', () => {
  const watch = watchWrites();
  expect(watch.stored(0, 5)).toBeNull();
  watch.failed(1_000);
  watch.failed(1_500);
  expect(watch.isBroken).toBe(true);
  expect(watch.stored(4_000, 4_010)).toBe(1_000);
  expect(watch.isBroken).toBe(false);
  // Began long ago on a connection that hung, while others went on.
  expect(watch.stored(9_000, 9_005)).toBeNull();
  expect(watch.stored(5_000, 9_500)).toBeNull();
  expect(watch.stored(10_000, 12_500)).toBe(10_000);
});
