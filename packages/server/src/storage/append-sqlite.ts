import { Worker } from 'node:worker_threads';
import type { WriteEntries } from './append.ts';
import { type Stored, type WriteAnswer, type WriteOrder, writeBatch } from './sqlite-batch.ts';
import {
  type Acquire,
  type Answer,
  createLock,
  type SqliteFile,
  type Value,
} from './sqlite-file.ts';

/** Everything that changes the database goes through one of these. */
export interface SqliteWriter {
  /** Entries of many games, in one transaction. Waits until nobody else writes. */
  readonly write: WriteEntries;
  /** Whoever wants to write with `ask` has this first. */
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
 * The same in a thread of its own: while the disk is slow, everything else goes on. A thread that dies is
 * not replaced, for somebody may have been in the middle of a transaction there.
 */
export function threadedWriter(
  path: string,
  onLost: (why: unknown) => void = () => undefined,
): SqliteWriter {
  const worker = new Worker(new URL('./sqlite-writer-worker.ts', import.meta.url), {
    workerData: path,
    // It holds what came while the disk was reached.
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 },
  });
  const pending: PendingRequest[] = [];
  /** Why nothing is written any more. */
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
  worker.on('exit', () => fail(new Error('the thread that writes has ended')));
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
      // Its place is taken when it is posted: the thread serves in that order.
      const written = order<Stored>({ batch });
      release();
      return (await written).stored;
    },
    ask: (sql, values = []) => order<Answer>({ sql, values }),
    async close() {
      // Whoever is in the middle of a transaction ends it; whoever comes later is told, and not left waiting.
      const release = await acquire();
      worker.ref();
      post('close');
      lost ??= new Error('the database is closed');
      release();
      await exited;
    },
  };
}
