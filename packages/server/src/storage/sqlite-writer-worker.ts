import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { NewEntry } from './append.ts';
import { DatabaseFileGone, identifyFiles } from './file-identity.ts';
import { type WriteAnswer, type WriteOrder, writeBatch } from './sqlite-batch.ts';
import { SqliteFile } from './sqlite-file.ts';

// Writes on a connection of its own. Reaching the disk takes milliseconds, and nobody else has to
// wait for it here.

/** How soon a server at which nobody plays finds its file gone. */
const LOOK_MS = 2_000;

const port = parentPort;
if (port === null) throw new Error('sqlite-writer-worker runs only as a worker');
const file = new SqliteFile(String(workerData));
const files = identifyFiles(String(workerData));
// A thread that finds its file gone dies of it, and the server with it: nothing more can be promised.
const looking = setInterval(files.check, LOOK_MS);

// What came while the disk was reached goes into the next transaction together.
port.on('message', (first: WriteOrder) => {
  const batches: (readonly NewEntry[])[] = [];
  for (let order: WriteOrder | undefined = first; order !== undefined; order = next()) {
    if (typeof order === 'object' && 'batch' in order) {
      batches.push(order.batch);
      continue;
    }
    writeTogether(batches.splice(0));
    if (order === 'close') {
      clearInterval(looking);
      file.close();
      port.close();
      return;
    }
    const { sql, values } = order;
    answer(() => file.ask(sql, values));
  }
  writeTogether(batches);
});

function next(): WriteOrder | undefined {
  return port === null ? undefined : receiveMessageOnPort(port)?.message;
}

/** Each batch has its own answer; one that fails must not take the others with it. */
function writeTogether(batches: readonly (readonly NewEntry[])[]): void {
  if (batches.length > 1) {
    try {
      const stored = writeBatch(file, batches.flat());
      files.check();
      let from = 0;
      for (const { length } of batches) {
        port?.postMessage({ stored: stored.slice(from, from + length) });
        from += length;
      }
      return;
    } catch (error) {
      if (error instanceof DatabaseFileGone) throw error;
      // Nothing of it is stored: each by itself, below, says what is wrong with it.
    }
  }
  for (const batch of batches) answer(() => ({ stored: writeBatch(file, batch) }));
}

function answer(write: () => WriteAnswer): void {
  let said: WriteAnswer;
  try {
    said = write();
  } catch (error) {
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : null;
    said = { message: error instanceof Error ? error.message : String(error), errcode };
  }
  // What was written into a file that nobody will find again is not said to be done.
  files.check();
  port?.postMessage(said);
}
