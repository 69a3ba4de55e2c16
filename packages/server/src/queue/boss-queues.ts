import { PgBoss } from 'pg-boss';
import type { Report } from '../ops/report.ts';
import { saySeldom } from '../ops/say-seldom.ts';
import { linesTo } from '../storage/postgres-lines.ts';
import { MOST_OF_OWNER, type QueueName, type Queues } from './queues.ts';

/** How often a process looks for work that another one has left. */
const LOOK_SECONDS = 0.5;

/** How much of one kind of work a process does at once, and how long one piece of it may take. */
export interface QueueShape {
  readonly workers: number;
  /** After so long the process that took it is held for dead, and another one does it. */
  readonly mostSeconds: number;
}

/**
 * The turn in which an owner's next game comes: one after the turn that is being served, and one after
 * the last of his own that wait. So everybody who waits has one game in each turn, however many he has,
 * and whoever comes has not long to wait; and nobody waits for ever, since turns go on. pg-boss serves
 * the highest priority first, which is the lowest turn.
 */
const NEXT_TURN = `
select 1 + greatest(
  (select coalesce(-min(priority), 0) from pgboss.job
    where name = $1 and state = 'active' and group_id is not null),
  (select coalesce(-max(priority) - 1, 0) from pgboss.job
    where name = $1 and state < 'active' and not blocked),
  (select coalesce(-min(priority), 0) from pgboss.job
    where name = $1 and state < 'active' and not blocked and group_id = $2)
) as turn, (
  select count(*) from pgboss.job
    where name = $1 and state < 'active' and not blocked and group_id = $2
) as waiting`;

/**
 * Work in the database: whichever process is free takes the next game, of all owners in turn. A process
 * that dies leaves its games to the others, and a game stands in a queue once, however often it is asked
 * for.
 */
export async function bossQueues(
  url: string,
  shapes: { readonly [name in QueueName]: QueueShape },
  report: Report,
  silentMs?: number,
): Promise<Queues> {
  const boss = new PgBoss({ ...linesTo(url, silentMs), max: 2 });
  // Work that could not be taken or given is found again in the database, by whoever looks for it.
  const onTrouble = saySeldom((error, times) =>
    report('the queues cannot be used', { error, times }, 'warn'),
  );
  boss.on('error', (error) => onTrouble(errorOf(error)));
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
      /** The owners of games. One after the other, so that each is counted before the next is. */
      const unsent = new Map<string, string>();
      const isFull = (owner: string): boolean => {
        let count = 0;
        for (const each of unsent.values()) if (each === owner) count += 1;
        return count >= MOST_OF_OWNER;
      };
      let isSending = false;
      const send = async (owner: string, game: string): Promise<void> => {
        const { rows } = await boss.getDb().executeSql(NEXT_TURN, [name, owner]);
        if (Number(rows[0]?.waiting ?? 0) >= MOST_OF_OWNER) return;
        const priority = -Number(rows[0]?.turn ?? 1);
        await boss.send(name, { game }, { singletonKey: game, group: { id: owner }, priority });
      };
      const sendAll = async (): Promise<void> => {
        if (isSending) return;
        isSending = true;
        // Whatever is added meanwhile comes at the end.
        for (const [game, owner] of unsent) {
          unsent.delete(game);
          await send(owner, game).catch(onTrouble);
        }
        isSending = false;
      };
      await boss.work<{ game: string }>(
        name,
        { pollingIntervalSeconds: LOOK_SECONDS, localConcurrency: workers },
        async (jobs) => {
          for (const { data } of jobs) await work(data.game);
        },
      );
      return {
        add(owner, game) {
          if (isFull(owner)) return;
          unsent.set(game, owner);
          void sendAll();
        },
        get waiting() {
          return unsent.size + Number(isSending);
        },
      };
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** pg-boss says some of them as plain objects, with whatever the database has put into them. */
function errorOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const isSaid = typeof error === 'object' && error !== null && 'message' in error;
  return new Error(String(isSaid ? error.message : error));
}
