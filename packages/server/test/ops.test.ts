import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { done } from '@bivouac/kernel';
import { backUp, NotRestored, openStorage, repairGames, restore } from '@bivouac/server/ops';
import { findGame } from '@bivouac/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOn, steadyLuck } from './tools/play.ts';
import { startPostgres, type TestPostgres } from './tools/postgres.ts';
import { startServer } from './tools/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-ops-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('moves a club from a file to PostgreSQL while it plays, and every game goes on there', async () => {
  const server = await startServer({ url: join(folder, 'club.db') });
  const made = await server.make();
  const pages = made.links.map((link) => server.page(made.id, link));
  for (const page of pages) await page.open();
  await playOn(pages, steadyLuck(2), 12);
  const path = join(folder, 'club.gz');
  const rows = await backUp(server.house.storage, path);
  expect(rows).toBeGreaterThan(16);
  const played = pages[0]?.table?.played;
  await server.stop();

  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  expect(await restore(storage, path)).toBe(rows);
  await expect(restore(storage, path)).rejects.toThrow(NotRestored);
  await storage.close();
  const there = await startServer({ url });
  const again = made.links.map((link) => there.page(made.id, link));
  for (const page of again) await page.open();
  expect(again[0]?.table?.played).toBe(played);
  await playOn(again, steadyLuck(3), 5);
  expect(await repairGames(there.house.storage, findGame)).toEqual({ games: 1, diverged: [] });
  await there.stop();
});

it.each([
  ['torn', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['not compressed', () => Buffer.from('bivouac backup 1')],
  ['something else', () => gzipSync('a letter\n')],
  ['empty', () => gzipSync('')],
  ['of a version to come', (whole: Buffer) => gzipSync(`bivouac backup 2\n${gunzipSync(whole)}`)],
  ['with a line too many', (whole: Buffer) => gzipSync(`${gunzipSync(whole)}["games"\n`)],
  ['with a table too many', (whole: Buffer) => gzipSync(`${gunzipSync(whole)}["secrets",{}]\n`)],
])('refuses a file that is %s, and leaves the database empty', async (_what, spoil) => {
  const server = await startServer();
  await server.make();
  const path = join(folder, 'spoiled.gz');
  await backUp(server.house.storage, path);
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

it('names the first entry that new rules play differently, and touches nothing', async () => {
  const server = await startServer();
  const made = await server.make();
  const pages = made.links.map((link) => server.page(made.id, link));
  for (const page of pages) await page.open();
  await playOn(pages, steadyLuck(2), 8);
  const before = pages[0]?.seen;
  const stricter = (id: string) => {
    const game = findGame(id);
    if (!game.ok) return game;
    const { actions } = game.value;
    const few = (state: unknown, seat: number) =>
      actions(state, seat).filter(({ kind }: { kind: string }) => kind === 'bid');
    return done({ ...game.value, actions: few });
  };
  const found = await repairGames(server.house.storage, stricter);
  expect(found).toMatchObject({
    games: 1,
    diverged: [{ id: made.id, game: 'skirmish', now: 'illegal-action' }],
  });
  const none = await repairGames(server.house.storage, () => findGame('no-such-game'));
  expect(none.diverged).toMatchObject([{ seq: 0, now: 'unknown-game' }]);
  await playOn(pages, steadyLuck(4), 2);
  expect(pages[0]?.seen).toBeGreaterThan(before ?? 0);
  await server.stop();
});
