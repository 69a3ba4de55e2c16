import { type AnyGame, done, must } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { expect, it, vi } from 'vitest';
import { createBotHost } from '../../src/bots/bot-host.ts';
import { type BusHandlers, type ConnectBus, noBus } from '../../src/bus/bus.ts';
import type { GameServiceDeps } from '../../src/game-service.ts';
import type { Listener } from '../../src/sockets/hub.ts';
import { findGameRow, headOf, insertGame } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { MINE, MINE_WITH_BOT, WITH_BOT } from '../tools/game-requests.ts';
import { listenerWith } from '../tools/listener.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { gameRow, newEntry, seatRows } from '../tools/rows.ts';
import { startServer, type TestServer } from '../tools/server.ts';

const server = useServer(() => ({ deps: { roomCapacity: 1 } }));

it('sends a move to the pages that show the game when it is sent, and to none that has left', async () => {
  const { hub, rooms } = server.service;
  const { id } = await server.make();
  const told: string[] = [];
  const listen = (name: string): Listener => {
    const send = () => void told.push(name);
    const listener = listenerWith({ seen: -1, send });
    hub.add(id, listener);
    return listener;
  };
  const [gone, here] = [listen('gone'), listen('here')];
  const telling = await rooms.read(id, hub.prepare);
  hub.remove(id, gone);
  if (telling.ok) telling.value();
  expect(told).toEqual(['here']);
  hub.remove(id, here);
});

it('sends a page chat messages before the table that follows them', async () => {
  const { hub, rooms } = server.service;
  const [one, two, { id }] = await server.seatTwo();
  await one.ask({ type: 'chat', text: 'well then' });
  await playOn([one, two], steadyLuck(1), 1);
  const told: string[] = [];
  const send = (text: string) => void told.push(JSON.parse(text).type);
  const behind = listenerWith({ seen: 1, send });
  hub.add(id, behind);
  const telling = await rooms.read(id, hub.prepare);
  if (telling.ok) telling.value();
  hub.remove(id, behind);
  expect(told).toEqual(['chat', 'table']);
});

it('loads each game once, also while more are requested than fit', async () => {
  const { rooms } = server.service;
  const [one, two] = [await server.make(), await server.make()];
  const [, first, second] = await Promise.all(
    [one, two, two].map(({ id }) => rooms.read(id, (room) => ({ room }))),
  );
  if (!first?.ok || !second?.ok) throw new Error('no such game');
  expect(second.value.room).toBe(first.value.room);
});

it('keeps a watched game in memory while others are evicted', async () => {
  const full = await startServer({ deps: { roomCapacity: 2 } });
  const { rooms } = full.service;
  const roomOf = async (id: string) => {
    const found = await rooms.read(id, (room) => ({ room }));
    return found.ok ? found.value.room : null;
  };
  const watched = await full.make();
  await full.page(watched.id, watched.watch).open();
  const room = await roomOf(watched.id);
  for (let i = 0; i < 5; i++) await roomOf((await full.make()).id);
  // The capacity, beside the watched one.
  expect(rooms.size).toBe(3);
  expect(await roomOf(watched.id)).toBe(room);
  // Also if more games are watched than fit: otherwise each of their moves would replay them.
  const more: [string, unknown][] = [];
  for (let i = 0; i < 4; i++) {
    const { id, watch } = await full.make();
    await full.page(id, watch).open();
    more.push([id, await roomOf(id)]);
  }
  for (const [id, own] of more) expect(await roomOf(id)).toBe(own);
  await full.stop();
});

it('unloads idle games and keeps a watched one', async () => {
  const quiet = await startServer();
  const { rooms } = quiet.service;
  const [one, two, { id }] = await quiet.seatTwo();
  for (let i = 0; i < 150; i++) await rooms.read((await quiet.make()).id, () => null);
  rooms.sweep();
  expect(rooms.size).toBe(151);
  quiet.wait(200_000);
  rooms.sweep();
  expect(rooms.size).toBe(151);
  quiet.wait(100_000);
  // A few at a time.
  rooms.sweep();
  expect(rooms.size).toBe(51);
  rooms.sweep();
  expect(rooms.size).toBe(1);
  expect((await one.act(one.table?.actions[0])).type).toBe('done');
  for (const page of [one, two]) page.drop();
  await vi.waitUntil(() => !quiet.service.hub.has(id), { timeout: 20_000 });
  quiet.wait(301_000);
  rooms.sweep();
  expect(rooms.size).toBe(0);
  const back = await quiet.twin(one).open();
  expect(back.table?.played).toBe(1);
  await quiet.stop();
});

it('queues an owner who asks for many unloaded games, and no other owner whose game is loaded', async () => {
  const calm = await startServer({ api: { isUnlimited: false } });
  const { rooms, replays, loadGame } = calm.service;
  const ids: string[] = [];
  for (let i = 0; i < 24; i++) ids.push((await calm.make()).id);
  rooms.forget(() => false);
  const take = vi.spyOn(replays, 'run');
  for (const id of ids.slice(0, 20)) {
    await loadGame('eager', id);
    await rooms.read(id, () => null);
  }
  expect(take).not.toHaveBeenCalled();
  for (const id of ids.slice(20)) await loadGame('eager', id);
  expect(take).toHaveBeenCalledTimes(4);
  // All of them are loaded now.
  for (const id of ids) await loadGame('eager', id);
  rooms.forget(() => false);
  await loadGame('calm', must(ids[0], 'a game'));
  expect(take).toHaveBeenCalledTimes(4);
  // The same for pages that enter through the socket.
  const page = await calm.make();
  rooms.forget(() => false);
  for (const id of ids.slice(0, 20)) await calm.page(id).open();
  rooms.forget(() => false);
  await calm.page(page.id, page.watch).open();
  expect(take).toHaveBeenCalledTimes(5);
  await calm.stop();
});

it('broadcasts an entry that was stored although its write seemed to fail', async () => {
  const shaky = await startServer();
  const [one, two] = await shaky.seatTwo();
  const { appender } = shaky.service.storage;
  const { append } = appender;
  vi.spyOn(appender, 'append').mockImplementationOnce(async (item) => {
    await append(item);
    throw new Error('the line to the database broke');
  });
  const [asked, other] = (one.table?.actions.length ?? 0) > 0 ? [one, two] : [two, one];
  const { actions, position, seq = 0 } = asked.table ?? { actions: [] };
  const act = () => asked.act(actions[0], { ref: 'again', ...(position ? { position } : {}) });
  expect(await act()).toMatchObject({ type: 'refused', refusal: { code: 'unavailable' } });
  expect(await act()).toEqual({ type: 'done', ref: 'again', seq: seq + 1 });
  for (const page of [asked, other]) await page.reach(seq + 1);
  expect(other.table).toMatchObject({ seq: seq + 1, played: 1 });
  await shaky.stop();
});

it.each(['a gap', 'an entry'])('receives %s also while the database is down', async (what) => {
  let handlers: BusHandlers | null = null;
  const connectBus: ConnectBus = (all) => {
    handlers = all;
    return noBus(all);
  };
  const shaky = await startServer({ deps: { connectBus } });
  const [one, , { id }] = await shaky.seatTwo();
  const { db, appender } = shaky.service.storage;
  // As another process does it.
  const seq = one.seen + 1;
  await appender.append(newEntry(id, seq, { kind: 'chat', body: 'from elsewhere', ref: 'r' }));
  const away = vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  const { onReconnected, onEntry } = must<BusHandlers>(handlers, 'handlers');
  if (what === 'a gap') onReconnected();
  else onEntry(id, seq, () => null);
  await one.until(() => one.chat.length === 1);
  expect(one.chat[0]?.text).toBe('from elsewhere');
  expect(shaky.troubles.filter((each) => Object(each).game === id)).toHaveLength(1);
  away.mockRestore();
  await shaky.stop();
});

/** Two named players sit at a rated game. */
async function seatNamed(at: TestServer) {
  const [anna, boris] = [at.visitor(), at.visitor()];
  for (const [visitor, name] of [[anna, 'Anna'] as const, [boris, 'Boris'] as const]) {
    await visitor.ask('POST', 'accounts', { name, password: 'correct horse battery' });
  }
  const { id } = await anna.make({ ...MINE, isOpen: true, isRated: true });
  await boris.join(id);
  const two = await at.page(id).open({ cookie: boris.cookie });
  return { one: await at.page(id).open({ cookie: anna.cookie }), two, id };
}

it('rates no game with a player who was unnamed at its start', async () => {
  const shaky = await startServer();
  const { one, id } = await seatNamed(shaky);
  expect(one.table?.isRated).toBe(true);
  const [cyril, dana] = [shaky.visitor(), shaky.visitor()];
  await cyril.ask('POST', 'accounts', { name: 'Cyril', password: 'correct horse battery' });
  const other = await cyril.make({ ...MINE, isOpen: true, isRated: true });
  const waiting = await shaky.page(other.id).open({ cookie: cyril.cookie });
  expect(waiting.table?.isRated).toBe(true);
  await dana.join(other.id);
  const page = await shaky.page(other.id).open({ cookie: dana.cookie });
  // The player who sat there before gets the message as well.
  await waiting.reach(page.seen);
  for (const each of [waiting, page]) expect(each.table?.isRated).toBe(false);
  // She wins, and would have a name now.
  await dana.ask('POST', 'accounts', { name: 'Dana', password: 'correct horse battery' });
  const losing = await shaky.page(other.id).open({ cookie: cyril.cookie });
  await losing.ask({ type: 'say', what: 'resign' });
  await one.ask({ type: 'say', what: 'resign' });
  const { db } = shaky.service.storage;
  await vi.waitUntil(async () => (await findGameRow(db, id))?.rated_at != null, {
    timeout: 20_000,
  });
  expect(await findGameRow(db, other.id)).toMatchObject({ is_rated: 0, rated_at: null });
  expect((await shaky.visitor().player('Cyril')).ratings).toEqual([]);
  await shaky.stop();
});

const setup = (): never => {
  throw new Error('a slip in the rules');
};
it.each([
  ['refuse', () => findGame('no-such-game')],
  ['break down over', (game: AnyGame) => done({ ...game, setup })],
])('finds out and logs once that these rules %s a game', async (_how, spoil) => {
  let reads = 0;
  let isGone = false;
  const shelf: GameServiceDeps['shelf'] = (id) => {
    const game = findGame(id);
    if (id !== 'skirmish' || !game.ok || !isGone) return game;
    reads += 1;
    return spoil(game.value);
  };
  const shaky = await startServer({ deps: { shelf } });
  const { id } = await shaky.make();
  shaky.service.rooms.forget(() => false);
  isGone = true;
  for (let i = 0; i < 3; i++) {
    const found = await shaky.service.rooms.read(id, () => null);
    expect(found).toMatchObject({ problem: { code: 'diverged' } });
  }
  expect(reads).toBe(1);
  expect(shaky.troubles).toHaveLength(1);
  await shaky.stop();
});

it('rates a game also if the database is down as it ends', async () => {
  const shaky = await startServer();
  const { one, id } = await seatNamed(shaky);
  const { db } = shaky.service.storage;
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await one.ask({ type: 'say', what: 'resign' });
  await vi.waitUntil(async () => (await findGameRow(db, id))?.rated_at != null, {
    timeout: 20_000,
  });
  expect(shaky.troubles).toHaveLength(1);
  await shaky.stop();
});

it('rates a game that another process ended before it died', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startServer();
  const { db } = server.service.storage;
  const outcome = '{"winners":[0],"reason":""}';
  await insertGame(db, gameRow('left', { status: 'over', is_rated: 1, outcome }), seatRows('left'));
  vi.advanceTimersByTime(60_000);
  await vi.waitUntil(async () => (await findGameRow(db, 'left'))?.rated_at != null, {
    timeout: 20_000,
  });
  vi.useRealTimers();
  await server.stop();
});

it.each([
  ['sits at the table', MINE_WITH_BOT, true, 3],
  // Awaited when that player sat down, and when the page entered.
  ['has left after sitting down', WITH_BOT, false, 6],
])(
  'queues a bot again that could not answer a player who %s',
  async (_what, wish, isThere, failures) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const host = createBotHost();
    const choose = vi.spyOn(host, 'choose').mockRejectedValue(new Error('the database is away'));
    const shaky = await startServer({ deps: { bots: host } });
    const maker = shaky.visitor();
    const { id, links } = await maker.make(wish);
    const page = await shaky.page(id, links[0] ?? undefined).open({ cookie: maker.cookie });
    await vi.waitUntil(() => shaky.troubles.length >= failures, { timeout: 20_000 });
    const { seen } = page;
    if (!isThere) {
      page.drop();
      await vi.waitUntil(() => !shaky.service.presence.isPresent(id, 0), { timeout: 20_000 });
    }
    choose.mockRestore();
    shaky.wait(60_000);
    vi.advanceTimersByTime(60_000);
    const { db } = shaky.service.storage;
    await vi.waitUntil(async () => (await headOf(db, id)) === seen + 1, { timeout: 20_000 });
    vi.useRealTimers();
    await shaky.stop();
  },
);
