import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';

const EVERY_MS = 1_000;
/** What was written meanwhile is little, and mostly carried before more comes; then the log begins anew. */
const MAX_TRIES = 5;

const port = parentPort;
if (port === null) throw new Error('sqlite-carrier-worker runs only as a worker');
const file = new SqliteFile(String(workerData));

function checkpoint(): void {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      // Passive: nobody is waited for, and nobody waits.
      const [row] = file.ask('pragma wal_checkpoint(passive)').rows;
      const { log, checkpointed } = Object(row);
      if (log === checkpointed) return;
    } catch {
      // Somebody else is at it.
      return;
    }
  }
}

const timer = setInterval(checkpoint, EVERY_MS);
port.on('message', () => {
  clearInterval(timer);
  file.close();
  port.close();
});
