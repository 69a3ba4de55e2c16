import { once } from 'node:events';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import type {
  BusHandlers,
  EndedSessionsMessage,
  PresenceMessage,
  RematchMessage,
} from '../../src/bus/bus.ts';
import { postgresBus } from '../../src/bus/postgres-bus.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { usePostgres } from '../tools/fixtures.ts';
import { lossyProxy } from '../tools/lossy-proxy.ts';

const postgres = usePostgres();

const NO_HANDLERS: BusHandlers = {
  onEntry: () => undefined,
  onDisconnected: () => undefined,
  onReconnected: () => undefined,
  onPresence: () => undefined,
  onRematch: () => undefined,
  onSessionsEnded: () => undefined,
  onPage: () => undefined,
};

it('publishes the seats of a rematch to other processes, and ignores foreign messages', async () => {
  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  const heard = Promise.withResolvers<RematchMessage>();
  const there = await postgresBus(url, 'there')({ ...NO_HANDLERS, onRematch: heard.resolve });
  const here = await postgresBus(url, 'here')(NO_HANDLERS);
  const spy = new Client({ connectionString: url });
  await spy.connect();
  await spy.query('listen bivouac_rematch');
  const spied = once(spy, 'notification');
  const message = { game: 'old', next: { id: 'new', seats: [1, null] } };
  // A message of another program on the channel.
  await spy.query("select pg_notify('bivouac_rematch', '{}')");
  expect((await spied)[0].payload).toBe('{}');
  here.publishRematch(message);
  expect(await heard.promise).toEqual({ process: 'here', ...message });
  for (const bus of [here, there]) await bus.close();
  await spy.end();
  await storage.close();
});

it('publishes ended sessions to other processes', async () => {
  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  const heard = Promise.withResolvers<EndedSessionsMessage>();
  const there = await postgresBus(url, 'there')({ ...NO_HANDLERS, onSessionsEnded: heard.resolve });
  const here = await postgresBus(url, 'here')(NO_HANDLERS);
  here.publishEndedSessions({ sessions: ['a hash'], ending: 'replaced' });
  expect(await heard.promise).toEqual({
    ...{ process: 'here', sessions: ['a hash'], ending: 'replaced' },
  });
  for (const bus of [here, there]) await bus.close();
  await storage.close();
});

it('publishes any number of ended sessions before everything else, also after a broken connection', async () => {
  const { url, way, far, back, close } = await farBus(60_000);
  const sessions = Array.from({ length: 500 }, (_, i) => `${i}`.padStart(43, 'h'));
  const heard = new Set<string>();
  const onSessionsEnded = (message: EndedSessionsMessage): void => {
    for (const session of message.sessions) heard.add(session);
  };
  const near = await postgresBus(url, 'near')({ ...NO_HANDLERS, onSessionsEnded });
  for (let i = 0; i < 10_001; i++) far.publishPresence({ game: `${i}`, seats: [], watchers: 1 });
  far.publishEndedSessions({ sessions, ending: 'over' });
  await expect.poll(() => heard.size).toBe(500);
  way.closeConnections();
  far.publishEndedSessions({ sessions: ['the last'], ending: 'over' });
  await back;
  await expect.poll(() => heard.has('the last')).toBe(true);
  await near.close();
  await close();
});

it('ignores malformed messages and keeps running', async () => {
  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  const heard: unknown[] = [];
  const last = Promise.withResolvers<void>();
  const there = await postgresBus(
    url,
    'there',
  )({
    ...NO_HANDLERS,
    onEntry: (game, seq) => heard.push([game, seq]),
    onPresence(message) {
      heard.push(message);
      last.resolve();
    },
  });
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  const words = [
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"process":"p","game":"g","seats":"all","watchers":0}',
  ];
  for (const channel of ['bivouac', 'bivouac_presence', 'bivouac_rematch']) {
    for (const word of words) await stranger.query('select pg_notify($1, $2)', [channel, word]);
  }
  await stranger.query("select pg_notify('bivouac', E'p\\nnonsense\\ngame 7 {')");
  const here = await postgresBus(url, 'here')(NO_HANDLERS);
  const message = { game: 'game', seats: [1], watchers: 2 };
  here.publishPresence(message);
  await last.promise;
  expect(heard).toEqual([['game', 7], { process: 'here', ...message }]);
  for (const bus of [here, there]) await bus.close();
  await stranger.end();
  await storage.close();
});

/** A bus over a faulty connection, and when it disconnects and reconnects. */
async function farBus(silentMs: number) {
  const url = await postgres.freshDatabase();
  const storage = await openStorage({ url });
  const way = await lossyProxy(url);
  const lost = Promise.withResolvers<unknown>();
  const back = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<PresenceMessage>();
  const far = await postgresBus(
    way.url,
    'far',
    silentMs,
  )({
    ...NO_HANDLERS,
    onDisconnected: lost.resolve,
    onReconnected: back.resolve,
    onPresence: heard.resolve,
  });
  const close = async (): Promise<void> => {
    await far.close();
    await storage.close();
  };
  return { url, way, far, lost: lost.promise, back: back.promise, heard: heard.promise, close };
}

it('notices a connection that died silently, and reconnects', async () => {
  const { url, way, lost, back, heard, close } = await farBus(2_000);
  way.dropConnections();
  expect(await lost).toMatchObject({ message: expect.stringContaining('timeout') });
  await back;
  const near = await postgresBus(url, 'near')(NO_HANDLERS);
  near.publishPresence({ game: 'game', seats: [], watchers: 1 });
  expect(await heard).toMatchObject({ process: 'near', watchers: 1 });
  await near.close();
  await close();
});

it('leaves no connection open when a retry fails', async () => {
  const { way, lost, back, close } = await farBus(60_000);
  // The connection fails at its first query.
  way.garble('listen ', 'listex ');
  way.closeConnections();
  await lost;
  await expect.poll(() => way.opened, { timeout: 10_000 }).toBeGreaterThan(4);
  way.garble('', '');
  await back;
  await expect.poll(() => way.connections).toBe(1);
  await close();
});
