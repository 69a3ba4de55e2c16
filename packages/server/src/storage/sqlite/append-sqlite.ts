import { Worker } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import type { AppendIn, WriteEntries } from '../append.ts';
import {
  insertOf,
  type Stored,
  updatesOf,
  type Write,
  type WriteAnswer,
  type WriteOrder,
  writeBatch,
} from './sqlite-batch.ts';
import {
  type Acquire,
  type Answer,
  createLock,
  type SqliteFile,
  type Value,
} from './sqlite-file.ts';

/** All changes to the database go through one of these. */
export interface SqliteWriter {
  /** Writes entries of many games in one transaction, once the lock is free. */
  readonly write: WriteEntries;
  /** The lock that a caller of `ask` must hold to write. */
  readonly acquire: Acquire;
  ask(sql: string, values?: readonly Value[]): Answer | Promise<Answer>;
  close(): Promise<void>;
}

/** For a database in memory, which has one connection only. */
export function directWriter(file: SqliteFile): SqliteWriter {
  const { acquire } = file;
  return {
    acquire,
    async write(batch) {
      const release = await acquire();
      try {
        return writeBatch(file, batch);
      } finally {
        release();
      }
    },
    ask: (sql, values) => file.ask(sql, values),
    close: async () => undefined,
  };
}

class SqliteWriteError extends Error {
  readonly errcode: number | undefined;

  constructor(message: string, errcode: number | null) {
    super(message);
    this.errcode = errcode ?? undefined;
  }
}

interface PendingRequest {
  resolve(answer: WriteAnswer): void;
  reject(error: unknown): void;
}

/**
 * Writes in a worker thread, so that a slow disk blocks only the writes. A dead thread is not replaced, because a
 * transaction may have been open in it.
 */
export function threadedWriter(
  path: string,
  onLost: (why: unknown) => void = () => undefined,
): SqliteWriter {
  const worker = new Worker(new URL('./sqlite-writer-worker.ts', import.meta.url), {
    workerData: path,
    // Its heap holds what arrives during a write.
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 },
  });
  const pending: PendingRequest[] = [];
  /** Why the thread is gone, if it is. */
  let lost: unknown = null;
  const fail = (why: unknown): void => {
    const isNews = lost === null;
    lost ??= why;
    for (const { reject } of pending.splice(0)) reject(lost);
    if (isNews) onLost(why);
  };
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  worker.unref();
  worker.on('message', (answer: WriteAnswer) => {
    pending.shift()?.resolve(answer);
    if (pending.length === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the writer thread has ended')));
  const post = (request: WriteOrder): void => worker.postMessage(request);
  /** Each kind of order has its own kind of answer. */
  const order = async <A extends WriteAnswer>(what: WriteOrder): Promise<A> => {
    if (lost !== null) throw lost;
    const answer = await new Promise<WriteAnswer>((resolve, reject) => {
      pending.push({ resolve, reject });
      worker.ref();
      post(what);
    });
    if ('message' in answer) throw new SqliteWriteError(answer.message, answer.errcode);
    return answer as A;
  };
  const acquire = createLock();
  return {
    acquire,
    async write(batch) {
      const release = await acquire();
      // The thread serves messages in the order of posting, so the lock is free again once it is posted.
      const written = order<Stored>({ batch });
      release();
      return (await written).stored;
    },
    ask: (sql, values = []) => order<Answer>({ sql, values }),
    async close() {
      // Waits for an open transaction; later callers get an error instead of waiting forever.
      const release = await acquire();
      worker.ref();
      post('close');
      lost ??= new Error('the database is closed');
      release();
      await exited;
    },
  };
}

/** Writes one entry in a transaction of the caller. */
export const appendInSqlite: AppendIn = async (tx, item) => {
  const run = ([sql, values]: Write) => tx.executeQuery(CompiledQuery.raw(sql, [...values]));
  if ((await run(insertOf(item))).numAffectedRows === 0n) return false;
  for (const update of updatesOf(item)) await run(update);
  return true;
};
