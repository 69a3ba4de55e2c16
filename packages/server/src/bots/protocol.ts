import type { BotReply, BotRequest } from '@bivouac/bots';

/** What the host posts to a worker beside the question itself. */
export interface WorkOrder {
  readonly request: BotRequest;
  /** By `Date.now()`: answer with what you have then. */
  readonly deadline: number;
  /** One Int32: anything but 0 means that nobody waits for the answer any more. */
  readonly cancel: SharedArrayBuffer;
}

export type WorkResult = BotReply;
