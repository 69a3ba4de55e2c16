import { must } from '@bivouac/kernel';
import { PROTOCOL } from '@bivouac/protocol';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { postgresBus } from '../../src/bus/postgres-bus.ts';
import { publicName } from '../../src/sockets/pages.ts';
import { usePostgres, useServer } from '../tools/fixtures.ts';
import type { TestPage } from '../tools/page.ts';
import { startServer } from '../tools/server.ts';

const server = useServer();
const postgres = usePostgres();

/** Waits until everything that the page has sent is answered, so that no message is on its way to it. */
const settled = (page: TestPage) => page.ask({ type: 'look', after: 0 });
/** Everything a page received except answers to its own requests. */
const told = ({ heard }: TestPage): string[] =>
  heard.filter((text) => JSON.parse(text).type !== 'past');
/** The page's public name. */
const nameOf = ({ page }: TestPage): string => publicName(page);

describe('two pages of one player at one seat', () => {
  it('learn of each other, and no other reader does', async () => {
    const [one, two, { id, watch }] = await server.seatTwo();
    const watcher = await server.page(id, watch).open();
    await two.until(() => two.presence?.watchers === 1);
    await settled(watcher);
    const before = [two, watcher].map(told);
    const other = await server.twin(one).open();
    await one.until(() => one.others.length > 0);
    await other.until(() => other.others.length > 0);
    expect([one.others, other.others]).toEqual([[nameOf(other)], [nameOf(one)]]);
    other.drop();
    await one.until(() => one.others.length === 0);
    await other.open();
    await one.until(() => one.others.length > 0);
    await settled(two);
    await settled(watcher);
    // The opponent and the spectator received nothing beside the answer they waited for.
    expect([two, watcher].map(told)).toEqual(before);
    // A page that reconnects is not another page.
    one.drop();
    await one.open();
    await settled(one);
    await settled(other);
    expect(new Set(one.others)).toEqual(new Set([nameOf(other)]));
    expect(new Set(other.others)).toEqual(new Set([nameOf(one)]));
  });

  it('can each close the other, which gets the reason and may come back', async () => {
    const [one, two] = await server.seatTwo();
    const other = await server.twin(one).open();
    await one.until(() => one.others.length > 0);
    expect(await one.ask({ type: 'close-page', page: nameOf(other) })).toMatchObject({
      type: 'done',
    });
    await other.until(() => other.refusals.length > 0);
    expect(other.refusals).toEqual([{ code: 'closed' }]);
    // It has left the table: it can neither act nor receive.
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

  it('learn when another one leaves, but not when it only reconnects', async () => {
    const [one] = await server.seatTwo();
    const other = await server.twin(one).open();
    await one.until(() => one.others.length > 0);
    const gone = (): number =>
      one.heard.filter((text) => text.includes('another-page-gone')).length;
    // A new connection before the server notices that the old one is dead, and the same connection once more.
    const old = other.socket;
    await other.open();
    old.terminate();
    await new Promise((closed) => old.once('close', closed));
    other.say({ type: 'enter', protocol: PROTOCOL, game: one.game, since: 0, page: other.page });
    await settled(other);
    await settled(one);
    expect(gone()).toBe(0);
    other.drop();
    await one.until(() => gone() === 1);
    expect(one.others).toEqual([]);
  });

  it('are ten at most: the oldest is closed for the eleventh', async () => {
    const [one, two] = await server.seatTwo();
    const twins: TestPage[] = [];
    for (let i = 0; i < 10; i++) twins.push(await server.twin(one).open());
    await one.until(() => one.refusals.length > 0);
    expect(one.refusals).toEqual([{ code: 'closed' }]);
    expect(twins.flatMap(({ refusals }) => refusals)).toEqual([]);
    // A page that keeps reconnecting replaces only its own connections.
    const [shaky] = twins;
    for (let i = 0; i < 12; i++) await shaky?.open();
    await settled(two);
    expect(twins.slice(1).flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(server.service.hub.listenersAt(one.game, 0)).toHaveLength(10);
  });

  it('do not learn the names by which they could pose as each other', async () => {
    const [one] = await server.seatTwo();
    const other = await server.twin(one).open();
    await other.until(() => other.others.length > 0);
    expect(other.heard.join()).not.toContain(`"${one.page}"`);
    // Entering under the public name does not hide the page.
    const [told = ''] = other.others;
    const posing = server.twin(one);
    posing.page = told;
    await posing.open();
    await one.until(() => one.others.includes(nameOf(posing)));
  });

  it('cannot be closed by other players', async () => {
    const [one, two, { id, watch }] = await server.seatTwo();
    const watcher = await server.page(id, watch).open();
    await two.ask({ type: 'close-page', page: nameOf(one) });
    expect(await watcher.ask({ type: 'close-page', page: nameOf(one) })).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    expect(await one.act(one.table?.actions[0])).toMatchObject({ type: 'done' });
    expect(one.refusals).toEqual([]);
  });

  it('learn of each other and can close each other in different processes', async () => {
    const url = await postgres.freshDatabase();
    const start = (name: string) =>
      startServer({ url, deps: { connectBus: postgresBus(url, name) } });
    const [here, there] = [await start('here'), await start('there')];
    const [one] = await here.seatTwo();
    const other = await there.page(one.game).open({ cookie: one.cookie });
    await one.until(() => one.others.length > 0);
    await other.until(() => other.others.length > 0);
    expect([one.others, other.others]).toEqual([[nameOf(other)], [nameOf(one)]]);
    // It moves to the first page's process, and its old connection dies later.
    const old = other.socket;
    const moving = here.page(one.game, undefined, one.cookie);
    moving.page = other.page;
    await moving.open();
    old.terminate();
    await vi.waitUntil(() => there.service.hub.listenersAt(one.game, 0).length === 0, {
      timeout: 20_000,
    });
    await settled(moving);
    expect(one.heard.join()).not.toContain('another-page-gone');
    moving.drop();
    await one.until(() => one.others.length === 0);
    await other.open();
    await one.until(() => one.others.length > 0);
    await other.ask({ type: 'close-page', page: nameOf(one) });
    await one.until(() => one.refusals.length > 0);
    expect(one.refusals).toEqual([{ code: 'closed' }]);
    expect(must(other.welcome, 'a welcome').seat).toBe(0);
    for (const each of [here, there]) await each.stop();
  });

  it('cost a few bus messages each in different processes, however many come', async () => {
    const url = await postgres.freshDatabase();
    const start = (name: string) =>
      startServer({ url, deps: { connectBus: postgresBus(url, name) } });
    const [here, there] = [await start('here'), await start('there')];
    const [one] = await here.seatTwo();
    const spy = new Client({ connectionString: url });
    await spy.connect();
    let notices = 0;
    spy.on('notification', () => {
      notices += 1;
    });
    for (const channel of ['bivouac_page', 'bivouac_presence'])
      await spy.query(`listen ${channel}`);
    const visits = Array.from({ length: 50 }, (_, i) =>
      (i % 2 === 0 ? here : there).page(one.game),
    );
    for (const page of visits) await page.open({ cookie: one.cookie });
    const last = visits.at(-1);
    // Each remaining page got the message.
    await visits
      .at(-2)
      ?.until(() => visits.at(-2)?.others.includes(nameOf(must(last, 'it'))) === true);
    // Entering, one answer of the other process, and leaving.
    expect(notices).toBeLessThan(50 * 3 + 10);
    await spy.end();
    for (const each of [here, there]) await each.stop();
  });
});
