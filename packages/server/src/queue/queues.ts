import { createFairQueue } from './fair-queue.ts';

/**
 * Background work for a game: bots move, and absent players get notifications. The names are stored in the database.
 */
export type QueueName = 'bots' | 'tellings';

/**
 * Maximum number of waiting games of one owner, and of all owners in one network. The upkeep queues further games
 * later, so that no owner and no network fills the queue.
 */
export const MAX_OF_OWNER = 20;
export const MAX_OF_NETWORK = 60;

export interface WorkQueue {
  /** Without a network, only the owner's games are counted. */
  add(owner: string, game: string, network?: string | null): void;
  readonly waiting: number;
}

export interface Queues {
  /** `work` must not reject. */
  open(name: QueueName, work: (game: string) => Promise<void>): Promise<WorkQueue>;
  /** Waits for running jobs. */
  close(): Promise<void>;
}

/** Queues in this process; jobs that are lost with it are found again in the database. */
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
