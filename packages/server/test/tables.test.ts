import { expect, it } from 'vitest';
import type { Listener } from '../src/sockets/hub.ts';
import { useServer } from './tools/for-file.ts';

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
