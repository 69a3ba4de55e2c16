import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { COMPILE_ONCE } from '@bivouac/server/bots';
import type { FromWorker, ToWorker, WorkerStart } from './protocol.ts';

/** Numbered jobs, done by a few threads in any order. */
export interface PoolSpec<Answer, Note> {
  /** The worker's script; it calls `serveJobs`. */
  readonly script: URL;
  /** The same for every worker. */
  readonly data: unknown;
  readonly jobs: number;
  readonly workers: number;
  /** A job is done. */
  onAnswer(job: number, answer: Answer): void;
  /** Something worth knowing in the middle of a job. */
  onNote?(note: Note): void;
  /** Stops the work: no new job is begun, and those under way may finish within the grace. */
  readonly signal: AbortSignal;
  readonly graceMs: number;
}

/** Does every job; resolves to false if it was stopped before that. An error in a job rejects. */
export async function runPool<Answer, Note>(spec: PoolSpec<Answer, Note>): Promise<boolean> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const start: WorkerStart = { data: spec.data, stop };
  const count = Math.min(spec.workers, spec.jobs);
  const workers = Array.from(
    { length: count },
    () => new Worker(spec.script, { workerData: start, execArgv: [...COMPILE_ONCE] }),
  );
  const onAbort = (): void => {
    Atomics.store(stop, 0, 1);
    setTimeout(() => terminateAll(workers), spec.graceMs).unref();
  };
  spec.signal.addEventListener('abort', onAbort);
  try {
    if (spec.signal.aborted) onAbort();
    const queue = { next: 0, done: 0 };
    await Promise.all(workers.map((worker) => feed(worker, queue, spec)));
    return queue.done === spec.jobs;
  } finally {
    spec.signal.removeEventListener('abort', onAbort);
    await terminateAll(workers);
  }
}

async function terminateAll(workers: readonly Worker[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.terminate()));
}

/** Hands one worker job after job until none is left or the work is stopped. */
function feed<Answer, Note>(
  worker: Worker,
  queue: { next: number; done: number },
  spec: PoolSpec<Answer, Note>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const handOut = (): void => {
      if (spec.signal.aborted || queue.next >= spec.jobs) {
        resolve();
        return;
      }
      const message: ToWorker = { job: queue.next };
      queue.next += 1;
      worker.postMessage(message);
    };
    worker.on('message', (message: FromWorker<Answer, Note>) => {
      if (message.kind === 'note') spec.onNote?.(message.note);
      else {
        queue.done += 1;
        spec.onAnswer(message.job, message.answer);
        handOut();
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    handOut();
  });
}

export const DEFAULT_WORKERS = availableParallelism();
