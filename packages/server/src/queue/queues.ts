import { createFairQueue } from './fair-queue.ts';

/** What is done for a game beside answering its people: bots decide, absent people are told. */
export type QueueName = 'bots' | 'tellings';

/** Where such work waits. */
export interface WorkQueue {
  add(owner: string, game: string): void;
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
      const queue = createFairQueue(workers[name], work);
      queues.push(queue);
      return queue;
    },
    async close() {
      for (const queue of queues) await queue.close();
    },
  };
}
