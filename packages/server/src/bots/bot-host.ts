import type { BotReply, BotRequest } from '@bivouac/bots';
import { BotHostError, BotJob, type ChooseOptions } from './bot-job.ts';
import { WorkerSlot } from './worker-slot.ts';

export { BotHostError, type ChooseOptions } from './bot-job.ts';
export { COMPILE_ONCE } from './worker-options.ts';

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

/** Runs bots in worker threads, so that the calling thread never blocks. */
export function createBotHost(options: BotHostOptions = {}): BotHost {
  const queue: BotJob[] = [];
  let isClosed = false;
  const next = (): void => {
    for (const slot of slots) {
      const job = slot.isFree && !isClosed ? queue.shift() : undefined;
      if (job !== undefined) slot.begin(job);
    }
  };
  const slotOptions = {
    graceMs: options.graceMs ?? 2_000,
    startMs: options.startMs ?? 60_000,
    workerUrl: options.workerUrl ?? new URL('./bot-worker.ts', import.meta.url),
    onFree: next,
  };
  const slots = Array.from({ length: options.workers ?? 1 }, () => new WorkerSlot(slotOptions));

  const cancel = (job: BotJob): void => {
    const waiting = queue.indexOf(job);
    if (waiting >= 0) queue.splice(waiting, 1);
    job.cancel();
    for (const slot of slots) slot.hurry(job);
  };

  return {
    choose(request, asked) {
      if (isClosed) return Promise.reject(new BotHostError('closed', 'the bot host is closed'));
      const job = new BotJob(request, asked);
      if (job.isAborted) {
        job.cancel();
        return job.reply;
      }
      job.onAbort(() => cancel(job));
      queue.push(job);
      next();
      return job.reply;
    },
    async close() {
      isClosed = true;
      const error = new BotHostError('closed', 'the bot host was closed');
      for (const job of queue.splice(0)) job.reject(error);
      await Promise.all(slots.map((slot) => slot.lose(error)));
    },
  };
}
