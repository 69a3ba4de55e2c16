import type { BotReply, BotRequest } from '@bivouac/bots';

/** The message from the host to a worker. */
export interface WorkOrder {
  readonly request: BotRequest;
  /** Thinking time, counted from when the worker reads the order. */
  readonly timeMs: number;
  /** One Int32: any value but 0 means that the answer is no longer wanted. */
  readonly cancel: SharedArrayBuffer;
}

/** A worker's first message: it has loaded its code, and thinking time begins to count. */
export const READY = 'ready';

export type WorkResult = BotReply | typeof READY;
