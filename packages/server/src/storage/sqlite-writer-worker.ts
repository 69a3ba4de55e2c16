import { parentPort, workerData } from 'node:worker_threads';
import { type WriteAnswer, type WriteOrder, writeBatch } from './sqlite-batch.ts';
import { SqliteFile } from './sqlite-file.ts';

// Writes on a connection of its own. Reaching the disk takes milliseconds, and nobody else has to
// wait for it here.

const port = parentPort;
if (port === null) throw new Error('sqlite-writer-worker runs only as a worker');
const file = new SqliteFile(String(workerData));

port.on('message', (order: WriteOrder) => {
  if (order === 'close') {
    file.close();
    port.close();
    return;
  }
  let answer: WriteAnswer;
  try {
    answer =
      'batch' in order
        ? { stored: writeBatch(file, order.batch) }
        : file.ask(order.sql, order.values);
  } catch (error) {
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : null;
    answer = { message: error instanceof Error ? error.message : String(error), errcode };
  }
  port.postMessage(answer);
});
