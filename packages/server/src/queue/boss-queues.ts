import { PgBoss } from 'pg-boss';
import type { QueueName, Queues } from './queues.ts';

/** How often a process looks for work that another one has left. */
const LOOK_SECONDS = 0.5;

/** How much of one kind of work a process does at once, and how long one piece of it may take. */
export interface QueueShape {
  readonly workers: number;
  /** After so long the process that took it is held for dead, and another one does it. */
  readonly mostSeconds: number;
}

/**
 * Work in the database: whichever process is free takes the next game. A process that dies leaves its
 * games to the others, and a game stands in a queue once, however often it is asked for.
 */
export async function bossQueues(
  url: string,
  shapes: { readonly [name in QueueName]: QueueShape },
): Promise<Queues> {
  const boss = new PgBoss({ connectionString: url, max: 2 });
  boss.on('error', () => undefined);
  await boss.start();
  return {
    async open(name, work) {
      const { workers, mostSeconds } = shapes[name];
      await boss.createQueue(name, {
        policy: 'short',
        retryLimit: 3,
        expireInSeconds: mostSeconds,
        deleteAfterSeconds: 60,
      });
      let waiting = 0;
      await boss.work<{ game: string }>(
        name,
        { pollingIntervalSeconds: LOOK_SECONDS, localConcurrency: workers },
        async (jobs) => {
          for (const { data } of jobs) await work(data.game);
        },
      );
      return {
        add(_owner, game) {
          waiting += 1;
          void boss
            .send(name, { game }, { singletonKey: game })
            .catch(() => undefined)
            .finally(() => {
              waiting -= 1;
            });
        },
        get waiting() {
          return waiting;
        },
      };
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
