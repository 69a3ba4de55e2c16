import { must } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { postgresBus } from '../src/bus/postgres-bus.ts';
import { publicName } from '../src/sockets/pages.ts';
import { usePostgres, useServer } from './tools/for-file.ts';
import type { TestPage } from './tools/page.ts';
import { startServer } from './tools/server.ts';

const server = useServer();
const postgres = usePostgres();

/** Everything that a page has said before is answered, so that nothing is on its way to it any more. */
const settled = (page: TestPage) => page.ask({ type: 'look', after: 0 });
/** What the player's other pages call a page. */
const nameOf = ({ page }: TestPage): string => publicName(page);

describe('two pages of one player at one seat', () => {
  it('hear of each other, and nobody else hears of them', async () => {
    const [one, two, { id, watch }] = await server.seatTwo();
    const watcher = await server.page(id, watch).open();
    const other = await server.twin(one).open();
    await one.until(() => one.others.length > 0);
    await other.until(() => other.others.length > 0);
    expect([one.others, other.others]).toEqual([[nameOf(other)], [nameOf(one)]]);
    await settled(two);
    await settled(watcher);
    for (const page of [two, watcher]) expect(page.heard.join()).not.toContain('another-page');
    // A page that comes back to its own place is no other page.
    one.drop();
    await one.open();
    await settled(one);
    await settled(other);
    expect(new Set(one.others)).toEqual(new Set([nameOf(other)]));
    expect(new Set(other.others)).toEqual(new Set([nameOf(one)]));
  });

  it('can each close the other, which is told why and may come back', async () => {
    const [one, two] = await server.seatTwo();
    const other = await server.twin(one).open();
    await one.until(() => one.others.length > 0);
    expect(await one.ask({ type: 'close-page', page: nameOf(other) })).toMatchObject({
      type: 'done',
    });
    await other.until(() => other.refusals.length > 0);
    expect(other.refusals).toEqual([{ code: 'closed' }]);
    // It is not at the table any more: it neither acts nor hears.
    const seen = other.seen;
    expect(await other.ask({ type: 'say', what: 'resign' })).toMatchObject({
      ...{ type: 'refused', refusal: { code: 'not-entered' } },
    });
    await one.act(one.table?.actions[0]);
    await settled(two);
    expect(other.seen).toBe(seen);
    one.others.length = 0;
    await other.open();
    expect(other.welcome?.seat).toBe(0);
    await one.until(() => one.others.includes(nameOf(other)));
  });

  it('do not learn the names by which they could pose as each other', async () => {
    const [one] = await server.seatTwo();
    const other = await server.twin(one).open();
    await other.until(() => other.others.length > 0);
    expect(other.heard.join()).not.toContain(`"${one.page}"`);
    // Entering under the name that it was told does not hide it.
    const [told = ''] = other.others;
    const posing = server.twin(one);
    posing.page = told;
    await posing.open();
    await one.until(() => one.others.includes(nameOf(posing)));
  });

  it('are closed by nobody else', async () => {
    const [one, two, { id, watch }] = await server.seatTwo();
    const watcher = await server.page(id, watch).open();
    await two.ask({ type: 'close-page', page: nameOf(one) });
    expect(await watcher.ask({ type: 'close-page', page: nameOf(one) })).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    expect(await one.act(one.table?.actions[0])).toMatchObject({ type: 'done' });
    expect(one.refusals).toEqual([]);
  });

  it('hear of each other and close each other also at different processes', async () => {
    const url = await postgres.freshDatabase();
    const start = (name: string) =>
      startServer({ url, deps: { connectBus: postgresBus(url, name) } });
    const [here, there] = [await start('here'), await start('there')];
    const [one] = await here.seatTwo();
    const other = await there.page(one.game).open({ cookie: one.cookie });
    await one.until(() => one.others.length > 0);
    await other.until(() => other.others.length > 0);
    expect([one.others, other.others]).toEqual([[nameOf(other)], [nameOf(one)]]);
    await other.ask({ type: 'close-page', page: nameOf(one) });
    await one.until(() => one.refusals.length > 0);
    expect(one.refusals).toEqual([{ code: 'closed' }]);
    expect(must(other.welcome, 'a welcome').seat).toBe(0);
    for (const each of [here, there]) await each.stop();
  });
});
