import { PgBoss } from 'pg-boss';
import type { BotQueue } from '../house.ts';

const QUEUE = 'bots';
/** How often a process looks for work that another one has left. */
const LOOK_SECONDS = 0.5;

/**
 * Bots' turns in the database: whichever process is free takes the next game. A process that dies
 * leaves its games to the others, and a game stands in the queue once, however often it is asked for.
 */
export function bossQueue(
  url: string,
): (play: (game: string) => Promise<void>) => Promise<BotQueue> {
  return async (play) => {
    const boss = new PgBoss({ connectionString: url, max: 2 });
    boss.on('error', () => undefined);
    await boss.start();
    await boss.createQueue(QUEUE, {
      policy: 'short',
      retryLimit: 3,
      expireInSeconds: 600,
      deleteAfterSeconds: 60,
    });
    let waiting = 0;
    await boss.work<{ game: string }>(
      QUEUE,
      { pollingIntervalSeconds: LOOK_SECONDS },
      async (jobs) => {
        for (const { data } of jobs) await play(data.game);
      },
    );
    return {
      add(_owner, game) {
        waiting += 1;
        void boss
          .send(QUEUE, { game }, { singletonKey: game })
          .catch(() => undefined)
          .finally(() => {
            waiting -= 1;
          });
      },
      get waiting() {
        return waiting;
      },
      close: () => boss.stop({ graceful: true, timeout: 5_000 }),
    };
  };
}
