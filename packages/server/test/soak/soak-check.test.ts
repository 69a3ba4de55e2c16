import { must } from '@bivouac/kernel';
import { expect, it } from 'vitest';
import { checkTable } from '../../soak/check.ts';
import { openTable } from '../../soak/table.ts';
import { useServer } from '../tools/fixtures.ts';
import { steadyLuck } from '../tools/play.ts';

// The soak's checker must find the errors it is made for.

const server = useServer();

it('finds lost, doubled and unkept promises, and pages that show something else', async () => {
  const table = must(await openTable('t', [server.origin], steadyLuck(2), () => false), 'table');
  const { storage } = server.service;
  const [one, two] = table.players;
  const promises = must(one, 'a player').promised;
  const isEnough = (): boolean => promises.length >= 6;
  await Promise.all(table.players.map((player) => player.play(isEnough)));
  const head = must(storage.db, 'db')
    .selectFrom('games')
    .select('head')
    .where('id', '=', table.game);
  const { head: newest } = await head.executeTakeFirstOrThrow();
  for (const { page } of table.players) await page.reach(newest);
  expect(await checkTable(storage, table)).toEqual([]);

  const first = must(promises[0], 'a promise');
  const last = must(promises.at(-1), 'another promise');
  promises.push({ ref: 'never-sent', seq: newest });
  expect((await checkTable(storage, table)).join('\n')).toContain('never-sent is there 0 times');
  promises.pop();

  promises.reverse();
  expect((await checkTable(storage, table)).join('\n')).toContain(`${first.ref} came after`);
  promises.reverse();

  must(two, 'a player').refused.push(last.ref);
  expect((await checkTable(storage, table)).join('\n')).toContain('was refused and is there');
  must(two, 'a player').refused.pop();

  const { page } = must(two, 'a player');
  page.seen -= 1;
  page.log.pop();
  const stale = (await checkTable(storage, table)).join('\n');
  expect(stale).toContain(`the page knows of entry ${newest - 1} of ${newest}`);
  expect(stale).toContain('another log');
  page.seen += 1;

  await storage.db
    .deleteFrom('entries')
    .where('game', '=', table.game)
    .where('seq', '=', first.seq)
    .execute();
  expect((await checkTable(storage, table)).join('\n')).toContain('its entries have a gap');
  for (const player of table.players) player.page.drop();
});
