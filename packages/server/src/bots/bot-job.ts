import type { BotReply, BotRequest } from '@bivouac/bots';
import type { WorkOrder } from './protocol.ts';

export interface ChooseOptions {
  /** How long the bot may think. */
  readonly timeMs: number;
  /** Stops the search; the promise is rejected as `cancelled`. */
  readonly signal?: AbortSignal;
}

export type BotHostErrorCode = 'cancelled' | 'crashed' | 'overdue' | 'closed';

export class BotHostError extends Error {
  readonly code: BotHostErrorCode;

  constructor(code: BotHostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A request to a bot, until it is answered. */
export class BotJob {
  readonly reply: Promise<BotReply>;
  readonly timeMs: number;
  readonly #request: BotRequest;
  readonly #signal: AbortSignal | undefined;
  /** Shared with the worker, which stops when the first number is no longer 0. */
  readonly #cancelled = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #settle: PromiseWithResolvers<BotReply>;
  #onAbort: (() => void) | null = null;

  constructor(request: BotRequest, { timeMs, signal }: ChooseOptions) {
    this.timeMs = timeMs;
    this.#request = request;
    this.#signal = signal;
    this.#settle = Promise.withResolvers();
    this.reply = this.#settle.promise;
  }

  get order(): WorkOrder {
    return { request: this.#request, timeMs: this.timeMs, cancel: this.#cancelled };
  }

  /** Whether the signal was given before the job could begin. */
  get isAborted(): boolean {
    return this.#signal?.aborted ?? false;
  }

  onAbort(run: () => void): void {
    this.#onAbort = run;
    this.#signal?.addEventListener('abort', run);
  }

  /** Asks the worker to stop. */
  cancel(): void {
    Atomics.store(new Int32Array(this.#cancelled), 0, 1);
    this.reject(new BotHostError('cancelled', 'the question was taken back'));
  }

  resolve(reply: BotReply): void {
    this.#forgetSignal();
    this.#settle.resolve(reply);
  }

  reject(error: BotHostError): void {
    this.#forgetSignal();
    this.#settle.reject(error);
  }

  /** A signal may outlive many requests. */
  #forgetSignal(): void {
    if (this.#onAbort !== null) this.#signal?.removeEventListener('abort', this.#onAbort);
  }
}
