import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@bivouac/bots';
import { READY, type WorkOrder, type WorkResult } from './protocol.ts';
import { COMPILE_ONCE } from './worker-options.ts';

export { COMPILE_ONCE } from './worker-options.ts';

export interface ChooseOptions {
  /** How long the bot may think. */
  readonly timeMs: number;
  /** Stops the search; the promise is rejected as `cancelled`. */
  readonly signal?: AbortSignal;
}

export interface BotHost {
  choose(request: BotRequest, options: ChooseOptions): Promise<BotReply>;
  /** Ends all workers; waiting requests are rejected as `closed`. */
  close(): Promise<void>;
}

export interface BotHostOptions {
  /** How many bots think at the same time; further requests wait. */
  readonly workers?: number;
  /** How long a bot may exceed its time before its worker is terminated. */
  readonly graceMs?: number;
  /** How long a new worker may take to load the games; this does not count as thinking time. */
  readonly startMs?: number;
  readonly workerUrl?: URL;
}

export type BotHostErrorCode = 'cancelled' | 'crashed' | 'overdue' | 'closed';

export class BotHostError extends Error {
  readonly code: BotHostErrorCode;

  constructor(code: BotHostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

interface Job {
  readonly request: BotRequest;
  readonly options: ChooseOptions;
  readonly cancel: SharedArrayBuffer;
  resolve(reply: BotReply): void;
  reject(error: BotHostError): void;
}

/** A slot for one worker; a lost worker is replaced with the next job. */
interface WorkerSlot {
  worker: Worker | null;
  isReady: boolean;
  job: Job | null;
  overdue: NodeJS.Timeout | null;
}

/** Runs bots in worker threads, so that the calling thread never blocks. */
export function createBotHost(options: BotHostOptions = {}): BotHost {
  const graceMs = options.graceMs ?? 2_000;
  const startMs = options.startMs ?? 60_000;
  const workerUrl = options.workerUrl ?? new URL('./bot-worker.ts', import.meta.url);
  const slots: WorkerSlot[] = Array.from({ length: options.workers ?? 1 }, () => ({
    worker: null,
    isReady: false,
    job: null,
    overdue: null,
  }));
  const queue: Job[] = [];
  let isClosed = false;

  const workerAt = (slot: WorkerSlot): Worker => {
    if (slot.worker !== null) return slot.worker;
    const worker = new Worker(workerUrl, { execArgv: [...COMPILE_ONCE] });
    // An idle worker must not keep the process alive.
    worker.unref();
    worker.on('message', (result: WorkResult) => {
      if (result === READY) ready(slot);
      else finish(slot, (job) => job.resolve(result));
    });
    worker.on('error', (cause) => {
      if (slot.worker !== worker) return;
      lose(slot, new BotHostError('crashed', 'a bot worker crashed', { cause }));
    });
    worker.on('exit', (status) => {
      if (slot.worker !== worker) return;
      lose(slot, new BotHostError('crashed', `a bot worker ended with status ${status}`));
    });
    slot.worker = worker;
    slot.isReady = false;
    return worker;
  };

  const ready = (slot: WorkerSlot): void => {
    slot.isReady = true;
    if (slot.job !== null) endWhenOverdue(slot, slot.job.options.timeMs + graceMs);
  };

  const finish = (slot: WorkerSlot, settle: (job: Job) => void): void => {
    const { job } = slot;
    if (slot.overdue !== null) clearTimeout(slot.overdue);
    slot.overdue = null;
    slot.job = null;
    slot.worker?.unref();
    if (job !== null) settle(job);
    next();
  };

  /** Drops a dead or overdue worker; the slot gets a new one with the next job. */
  const lose = (slot: WorkerSlot, error: BotHostError): void => {
    const { worker } = slot;
    slot.worker = null;
    void worker?.terminate();
    finish(slot, (job) => job.reject(error));
  };

  const endWhenOverdue = (slot: WorkerSlot, ms: number): void => {
    if (slot.overdue !== null) clearTimeout(slot.overdue);
    const error = new BotHostError('overdue', 'a bot did not answer in time');
    slot.overdue = setTimeout(() => lose(slot, error), ms);
  };

  const begin = (slot: WorkerSlot, job: Job): void => {
    const { request, options: asked, cancel } = job;
    const worker = workerAt(slot);
    slot.job = job;
    const order: WorkOrder = { request, timeMs: asked.timeMs, cancel };
    worker.ref();
    worker.postMessage(order);
    endWhenOverdue(slot, slot.isReady ? asked.timeMs + graceMs : startMs);
  };

  const next = (): void => {
    for (const slot of slots) {
      const job = slot.job === null && !isClosed ? queue.shift() : undefined;
      if (job !== undefined) begin(slot, job);
    }
  };

  const cancelJob = (job: Job): void => {
    const waiting = queue.indexOf(job);
    if (waiting >= 0) queue.splice(waiting, 1);
    Atomics.store(new Int32Array(job.cancel), 0, 1);
    job.reject(new BotHostError('cancelled', 'the question was taken back'));
    const slot = slots.find((candidate) => candidate.job === job);
    if (slot?.isReady) endWhenOverdue(slot, graceMs);
  };

  return {
    choose(request, asked) {
      if (isClosed) return Promise.reject(new BotHostError('closed', 'the bot host is closed'));
      return new Promise((resolve, reject) => {
        const cancel = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
        const { signal } = asked;
        const onAbort = (): void => cancelJob(job);
        // A signal may outlive many requests, so each request removes its listener.
        const settled = (): void => signal?.removeEventListener('abort', onAbort);
        const job: Job = {
          request,
          options: asked,
          cancel,
          resolve: (reply) => {
            settled();
            resolve(reply);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        };
        if (signal?.aborted) return cancelJob(job);
        signal?.addEventListener('abort', onAbort);
        queue.push(job);
        next();
      });
    },
    async close() {
      isClosed = true;
      const error = new BotHostError('closed', 'the bot host was closed');
      for (const job of queue.splice(0)) job.reject(error);
      const workers = slots.map(({ worker }) => worker);
      for (const slot of slots) lose(slot, error);
      await Promise.all(workers.map((worker) => worker?.terminate()));
    },
  };
}
