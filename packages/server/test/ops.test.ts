import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
