import { createFairQueue } from './fair-queue.ts';

/** What is done for a game beside answering its people: bots decide, absent people are told. */
export type QueueName = 'bots' | 'tellings';

/**
 * So many games of one owner, and of all owners in one network, wait at once. The upkeep asks for further games
 * again, so that no owner and no network fills the queue for the others.
 */
export const MAX_OF_OWNER = 20;
export const MAX_OF_NETWORK = 60;

/** Where such work waits. */
export interface WorkQueue {
  /** Without a network, only the owner's games are counted. */
  add(owner: string, game: string, network?: string | null): void;
  readonly waiting: number;
}

export interface Queues {
  /** `work` must not be rejected. */
  open(name: QueueName, work: (game: string) => Promise<void>): Promise<WorkQueue>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** In this process; what waits when it dies is found again in the database. */
export function localQueues(workers: { readonly [name in QueueName]: number }): Queues {
  const queues: ReturnType<typeof createFairQueue>[] = [];
  return {
    async open(name, work) {
      const queue = createFairQueue(workers[name], work, MAX_OF_OWNER, MAX_OF_NETWORK);
      queues.push(queue);
      return queue;
    },
    async close() {
      for (const queue of queues) await queue.close();
    },
  };
}
