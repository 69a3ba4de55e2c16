import { once } from 'node:events';
import { join } from 'node:path';
import { must } from '@bivouac/kernel';
import { expect, it } from 'vitest';
import { type BusHandlers, type ConnectBus, noBus } from '../src/bus/bus.ts';
import { hashToken } from '../src/secrets.ts';
import { dropSessions } from '../src/storage/accounts/sessions.ts';
import { useFolder } from './tools/fixtures.ts';
import { listenerWith } from './tools/listener.ts';
import { playOn, steadyLuck } from './tools/play.ts';
import { newEntry } from './tools/rows.ts';
import { startServer } from './tools/server.ts';

const folder = useFolder('service');

/** A bus on which the test sends messages. */
function fakeBus(first: (handlers: BusHandlers) => void = () => undefined) {
  let known: BusHandlers | null = null;
  const connectBus: ConnectBus = async (handlers) => {
    known = handlers;
    first(handlers);
    return noBus(handlers);
  };
  return { connectBus, handlers: () => must(known, 'connected handlers') };
}

it('accepts bus messages before it is complete', async () => {
  const { entry } = newEntry('game', 1);
  const { connectBus } = fakeBus((handlers) => {
    handlers.onPresence({ process: 'other', game: 'game', seats: [0], watchers: 1 });
    handlers.onEntry('game', 1, () => entry);
    handlers.onRematch({ process: 'other', game: 'game', next: { id: 'next', seats: [1] } });
    handlers.onDisconnected(new Error('the line broke'));
    handlers.onReconnected();
  });
  const server = await startServer({ deps: { connectBus } });
  expect(server.service.presence.isPresent('game', 0)).toBe(true);
  expect(server.troubles).toHaveLength(2);
  await server.stop();
});

it('is not ready while its bus has been disconnected for long', async () => {
  const { connectBus, handlers } = fakeBus();
  const server = await startServer({ deps: { connectBus } });
  const readiness = async (): Promise<number> => (await fetch(`${server.origin}/readyz`)).status;
  const metrics = async (): Promise<string> => (await fetch(`${server.origin}/metrics`)).text();
  handlers().onDisconnected(new Error('the line broke'));
  server.wait(10_000);
  expect(await readiness()).toBe(200);
  server.wait(30_000);
  expect(await readiness()).toBe(503);
  expect(await metrics()).toMatch(/bus_losses_total 1\n[\s\S]*bus_stale_seconds 40/);
  handlers().onReconnected();
  expect(await readiness()).toBe(200);
  expect(await metrics()).toContain('bus_stale_seconds 0\n');
  await server.stop();
});

it('closes pages whose session another process ended while the bus was disconnected', async () => {
  const { connectBus, handlers } = fakeBus();
  const server = await startServer({ deps: { connectBus } });
  const [gone, kept] = await server.seatTwo();
  const closed = once(gone.socket, 'close');
  const [, token = ''] = gone.cookie.split('=');
  await dropSessions(server.service.storage.db, [hashToken(token)]);
  handlers().onReconnected();
  expect((await closed)[0]).toBe(1008);
  expect((await kept.ask({ type: 'look', after: 0 })).type).toBe('past');
  await server.stop();
});

it('also updates a page that was entering a game when a message was missed', async () => {
  const { connectBus, handlers } = fakeBus();
  const url = join(folder, 'gap.db');
  const here = await startServer({ url, deps: { connectBus } });
  const there = await startServer({ url });
  const [one, two, { id }] = await there.seatTwo();
  const { rooms, hub } = here.service;
  await rooms.read(id, () => undefined);
  await playOn([one, two], steadyLuck(1), 2);
  const told = Promise.withResolvers<string>();
  const coming = rooms.read(id, ({ seq }) =>
    hub.add(id, listenerWith({ seen: seq, send: told.resolve })),
  );
  handlers().onReconnected();
  await coming;
  expect(JSON.parse(await told.promise)).toMatchObject({
    type: 'table',
    played: one.table?.played,
  });
  await here.stop();
  await there.stop();
});
