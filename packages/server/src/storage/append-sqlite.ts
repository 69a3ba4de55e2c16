import { Worker } from 'node:worker_threads';
import type { WriteEntries } from './append.ts';
import { type WriteAnswer, type WriteOrder, writeBatch } from './sqlite-batch.ts';
import type { SqliteFile } from './sqlite-driver.ts';

/** For a database in memory, which has one connection only. */
export function directWriter(file: SqliteFile): WriteEntries {
  return async (batch) => {
    const release = await file.acquire();
    try {
      return writeBatch(file, batch);
    } finally {
      release();
    }
  };
}

export interface SqliteWriter {
  readonly write: WriteEntries;
  close(): Promise<void>;
}

class SqliteWriteError extends Error {
  readonly errcode: number | undefined;

  constructor(message: string, errcode: number | null) {
    super(message);
    this.errcode = errcode ?? undefined;
  }
}

interface Asked {
  resolve(answer: WriteAnswer): void;
  reject(error: unknown): void;
}

/** The same in a thread of its own: while the disk is slow, everything else goes on. */
export function threadedWriter(path: string): SqliteWriter {
  const worker = new Worker(new URL('./sqlite-writer-worker.ts', import.meta.url), {
    workerData: path,
    // It holds one batch at a time.
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 },
  });
  const asked: Asked[] = [];
  let lost: unknown = null;
  worker.unref();
  worker.on('message', (answer: WriteAnswer) => {
    asked.shift()?.resolve(answer);
    if (asked.length === 0) worker.unref();
  });
  worker.on('error', (error) => {
    lost = error;
    for (const { reject } of asked.splice(0)) reject(error);
  });
  const post = (order: WriteOrder): void => worker.postMessage(order);
  return {
    async write(batch) {
      if (lost !== null) throw lost;
      const answer = await new Promise<WriteAnswer>((resolve, reject) => {
        asked.push({ resolve, reject });
        worker.ref();
        post(batch);
      });
      if ('stored' in answer) return answer.stored;
      throw new SqliteWriteError(answer.message, answer.errcode);
    },
    async close() {
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      post('close');
      await gone;
    },
  };
}
