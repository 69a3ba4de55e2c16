import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { atPace } from './load.ts';
import { spawnServer } from './server-process.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export interface FloorOptions {
  readonly folder: string;
  readonly games: number;
  readonly pace: number;
  readonly seconds: number;
}

/** Milliseconds at the same pace against a server that only writes to the disk and answers. */
export async function timeFloor({ folder, games, pace, seconds }: FloorOptions): Promise<number[]> {
  const server = await spawnServer([BARE, join(folder, 'floor')], {});
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const actors: WebSocket[] = [];
  for (let i = 0; i < 2 * games; i++) {
    const socket = new WebSocket(server.origin.replace('http', 'ws'), { perMessageDeflate: false });
    await once(socket, 'open');
    if (i % 2 === 0) actors.push(socket);
    else {
      socket.on('message', (data) => {
        const [ref = ''] = String(data).split(' ', 1);
        latencies.push(performance.now() - (sentAt.get(ref) ?? 0));
        sentAt.delete(ref);
      });
    }
  }
  let sent = 0;
  await atPace(pace, seconds, games, (i) => {
    sent += 1;
    sentAt.set(String(sent), performance.now());
    actors[i]?.send(String(sent));
    return true;
  });
  await server.stop();
  return latencies;
}
