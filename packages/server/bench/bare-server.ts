import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';

// The least that any server must do for an act: read it from a socket, have a thread write it to the disk, and answer
// both players. Its time is the cost of the machine.

const PAGES = 4;
const PLACES = 2_000;
/** As long as an average table message. */
const VIEW = 'x'.repeat(3_000);

if (isMainThread) serve();
else write(String(workerData));

function serve(): void {
  const disk = new Worker(new URL(import.meta.url), { workerData: process.argv[2] });
  const waiting: (() => void)[] = [];
  disk.on('message', () => waiting.shift()?.());
  const sockets: WebSocket[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => {
    const at = sockets.push(socket) - 1;
    socket.on('message', (data) => {
      const text = `${data} ${VIEW}`;
      waiting.push(() => {
        socket.send(text);
        sockets[at ^ 1]?.send(text);
      });
      disk.postMessage(null);
    });
  });
  server.on('listening', () => console.log(`localhost:${Object(server.address()).port}`));
}

function write(path: string): void {
  const file = openSync(path, 'w');
  const pages = Buffer.alloc(PAGES * 4_096, 1);
  // Allocates the file in advance, like a log that has been written once.
  for (let i = 0; i < PLACES; i++) writeSync(file, pages);
  fdatasyncSync(file);
  let at = 0;
  parentPort?.on('message', () => {
    at = (at + 1) % PLACES;
    writeSync(file, pages, 0, pages.length, at * pages.length);
    fdatasyncSync(file);
    parentPort?.postMessage(null);
  });
}
