import { Worker } from 'node:worker_threads';
import { BotHostError, type BotJob } from './bot-job.ts';
import { READY, type WorkResult } from './protocol.ts';
import { COMPILE_ONCE } from './worker-options.ts';

export interface SlotOptions {
  /** How long a bot may exceed its time before its worker is terminated. */
  readonly graceMs: number;
  /** How long a new worker may take to load the games; this does not count as thinking time. */
  readonly startMs: number;
  readonly workerUrl: URL;
  /** The slot can take the next job. */
  readonly onFree: () => void;
}

/** A slot for one worker; a lost worker is replaced with the next job. */
export class WorkerSlot {
  readonly #options: SlotOptions;
  #worker: Worker | null = null;
  #isReady = false;
  #job: BotJob | null = null;
  #overdue: NodeJS.Timeout | null = null;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  get isFree(): boolean {
    return this.#job === null;
  }

  begin(job: BotJob): void {
    const worker = this.#worker ?? this.#startWorker();
    this.#job = job;
    worker.ref();
    worker.postMessage(job.order);
    const { graceMs, startMs } = this.#options;
    this.#endWhenOverdue(this.#isReady ? job.timeMs + graceMs : startMs);
  }

  /** The job was cancelled: its worker gets only the grace to stop. */
  hurry(job: BotJob): void {
    if (this.#job === job && this.#isReady) this.#endWhenOverdue(this.#options.graceMs);
  }

  /** Drops a dead or overdue worker; the slot gets a new one with the next job. */
  async lose(error: BotHostError): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    const gone = worker?.terminate();
    this.#finish((job) => job.reject(error));
    await gone;
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#options.workerUrl, { execArgv: [...COMPILE_ONCE] });
    // An idle worker must not keep the process alive.
    worker.unref();
    worker.on('message', (result: WorkResult) => {
      if (result === READY) this.#ready();
      else this.#finish((job) => job.resolve(result));
    });
    const crash = (message: string, options?: ErrorOptions): void => {
      if (this.#worker === worker) void this.lose(new BotHostError('crashed', message, options));
    };
    worker.on('error', (cause) => crash('a bot worker crashed', { cause }));
    worker.on('exit', (status) => crash(`a bot worker ended with status ${status}`));
    this.#worker = worker;
    this.#isReady = false;
    return worker;
  }

  #ready(): void {
    this.#isReady = true;
    if (this.#job !== null) this.#endWhenOverdue(this.#job.timeMs + this.#options.graceMs);
  }

  #finish(settle: (job: BotJob) => void): void {
    const job = this.#job;
    this.#stopClock();
    this.#job = null;
    this.#worker?.unref();
    if (job !== null) settle(job);
    this.#options.onFree();
  }

  #endWhenOverdue(ms: number): void {
    this.#stopClock();
    const error = new BotHostError('overdue', 'a bot did not answer in time');
    this.#overdue = setTimeout(() => void this.lose(error), ms);
  }

  #stopClock(): void {
    if (this.#overdue !== null) clearTimeout(this.#overdue);
    this.#overdue = null;
  }
}
