import type { BotReply, BotRequest } from '@bivouac/bots';

/** What the host posts to a worker beside the question itself. */
export interface WorkOrder {
  readonly request: BotRequest;
  /** How long to think from when the order is read; then answer with what you have. */
  readonly timeMs: number;
  /** One Int32: anything but 0 means that nobody waits for the answer any more. */
  readonly cancel: SharedArrayBuffer;
}

/** The first word of a worker: it has loaded what it needs, and its time begins to count. */
export const READY = 'ready';

export type WorkResult = BotReply | typeof READY;
