import { expect, it, vi } from 'vitest';
import { createBotHost } from '../src/bots/bot-host.ts';
import type { Listener } from '../src/sockets/hub.ts';
import { headOf } from '../src/storage/games.ts';
import { useServer } from './tools/for-file.ts';
import { startServer } from './tools/server.ts';
import { WITH_BOT } from './tools/wish.ts';

const server = useServer(() => ({ deps: { roomCapacity: 1 } }));

it('tells of a move those who look at the game when it is told, and nobody who has gone on to another', async () => {
  const { hub, rooms } = server.house;
  const { id } = await server.make();
  const told: string[] = [];
  const listen = (name: string): Listener => {
    const send = () => void told.push(name);
    const listener: Listener = { guest: 'spectator', isMuted: false, seen: -1, send };
    hub.add(id, listener);
    return listener;
  };
  const [gone, here] = [listen('gone'), listen('here')];
  const telling = await rooms.look(id, hub.prepare);
  hub.remove(id, gone);
  if (telling.ok) telling.value();
  expect(told).toEqual(['here']);
  hub.remove(id, here);
});

it('has each game once, also while more are asked for than it keeps', async () => {
  const { rooms } = server.house;
  const [one, two] = [await server.make(), await server.make()];
  const [, first, second] = await Promise.all(
    [one, two, two].map(({ id }) => rooms.look(id, (room) => ({ room }))),
  );
  if (!first?.ok || !second?.ok) throw new Error('no such game');
  expect(second.value.room).toBe(first.value.room);
});

it('tells everybody of an entry that was stored though its writer did not hear so', async () => {
  const shaky = await startServer();
  const [one, two] = await shaky.seatTwo();
  const { appender } = shaky.house.storage;
  const { append } = appender;
  vi.spyOn(appender, 'append').mockImplementationOnce(async (item) => {
    await append(item);
    throw new Error('the line to the database broke');
  });
  const [asked, other] = (one.table?.actions.length ?? 0) > 0 ? [one, two] : [two, one];
  const { actions, decision, seq = 0 } = asked.table ?? { actions: [] };
  const act = () => asked.act(actions[0], { ref: 'again', ...(decision ? { decision } : {}) });
  expect(await act()).toMatchObject({ type: 'refused', refusal: { code: 'unavailable' } });
  expect(await act()).toEqual({ type: 'done', ref: 'again', seq: seq + 1 });
  for (const page of [asked, other]) await page.reach(seq + 1);
  expect(other.table).toMatchObject({ seq: seq + 1, played: 1 });
  await shaky.stop();
});

it('asks a bot again that could not answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const host = createBotHost();
  const choose = vi.spyOn(host, 'choose').mockRejectedValue(new Error('the database is away'));
  const shaky = await startServer({ deps: { bots: host } });
  const { id } = await shaky.make(WITH_BOT);
  await vi.waitUntil(() => shaky.troubles.length === 3);
  choose.mockRestore();
  shaky.wait(60_000);
  vi.advanceTimersByTime(60_000);
  const { db } = shaky.house.storage;
  await vi.waitUntil(async () => (await headOf(db, id)) === 1, { timeout: 20_000 });
  vi.useRealTimers();
  await shaky.stop();
});
