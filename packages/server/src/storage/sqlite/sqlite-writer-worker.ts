import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { NewEntry } from '../append.ts';
import { DatabaseFileGone, identifyFiles } from './file-identity.ts';
import { type WriteAnswer, type WriteOrder, writeBatch } from './sqlite-batch.ts';
import { SqliteFile } from './sqlite-file.ts';

// Writes on its own connection, because a disk flush takes milliseconds and must not block the main thread.

/** How soon an idle server notices that its file is gone. */
const LOOK_MS = 2_000;

const port = parentPort;
if (port === null) throw new Error('sqlite-writer-worker runs only as a worker');
const file = new SqliteFile(String(workerData));
const files = identifyFiles(String(workerData));
// If the file is gone, the thread throws and the server ends: it could not keep any promise.
const looking = setInterval(files.check, LOOK_MS);

// Batches that arrived during a flush go into the next transaction together.
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

/** Each batch gets its own answer; a failing one must not fail the others. */
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
      // The transaction was rolled back: each batch is written by itself below, and its answer says what is wrong.
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
  // A write to a deleted file must not be reported as done.
  files.check();
  port?.postMessage(said);
}
