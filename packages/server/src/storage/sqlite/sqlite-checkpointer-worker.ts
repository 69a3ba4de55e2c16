import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';

const EVERY_MS = 1_000;
/**
 * Writes during a checkpoint are small; once a pass has copied all of them, SQLite restarts the log from its
 * beginning.
 */
const MAX_TRIES = 5;

const port = parentPort;
if (port === null) throw new Error('sqlite-checkpointer-worker runs only as a worker');
const file = new SqliteFile(String(workerData));

function checkpoint(): void {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      // Passive: blocks neither readers nor writers.
      const [row] = file.ask('pragma wal_checkpoint(passive)').rows;
      const { log, checkpointed } = Object(row);
      if (log === checkpointed) return;
    } catch {
      // Another connection is checkpointing.
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
