import { PgBoss } from 'pg-boss';
import type { Report } from '../ops/report.ts';
import { throttledLog } from '../ops/throttled-log.ts';
import { connectionOptions } from '../storage/postgres-connection.ts';
import { MAX_OF_NETWORK, MAX_OF_OWNER, type QueueName, type Queues } from './queues.ts';

/** How often a process looks for work that another one has left. */
const POLL_SECONDS = 0.5;

/** How much of one kind of work a process does at once, and how long one piece of it may take. */
export interface QueueShape {
  readonly workers: number;
  /** After so long the process that took it is held for dead, and another one does it. */
  readonly maxSeconds: number;
}

/** Whose game is to be put into the queue. */
interface QueueTarget {
  readonly owner: string;
  readonly network: string | null;
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
) as waiting, (
  select count(*) from pgboss.job
    where name = $1 and state < 'active' and not blocked and data->>'network' = $3
) as of_network`;

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
  const boss = new PgBoss({ ...connectionOptions(url, silentMs), max: 2 });
  // Work that could not be taken or given is found again in the database, by whoever looks for it.
  const onTrouble = throttledLog((error, times) =>
    report('the queues cannot be used', { error, times }, 'warn'),
  );
  boss.on('error', (error) => onTrouble(errorOf(error)));
  await boss.start();
  return {
    async open(name, work) {
      const { workers, maxSeconds } = shapes[name];
      await boss.createQueue(name, {
        policy: 'short',
        retryLimit: 3,
        expireInSeconds: maxSeconds,
        deleteAfterSeconds: 60,
      });
      /** By game. One after the other, so that each is counted before the next is. */
      const unsent = new Map<string, QueueTarget>();
      const isFull = ({ owner, network }: QueueTarget): boolean => {
        const all = [...unsent.values()];
        return (
          all.filter((each) => each.owner === owner).length >= MAX_OF_OWNER ||
          (network !== null &&
            all.filter((each) => each.network === network).length >= MAX_OF_NETWORK)
        );
      };
      let isSending = false;
      const send = async ({ owner, network }: QueueTarget, game: string): Promise<void> => {
        const { rows } = await boss.getDb().executeSql(NEXT_TURN, [name, owner, network]);
        if (Number(rows[0]?.waiting ?? 0) >= MAX_OF_OWNER) return;
        if (Number(rows[0]?.of_network ?? 0) >= MAX_OF_NETWORK) return;
        const priority = -Number(rows[0]?.turn ?? 1);
        const data = network === null ? { game } : { game, network };
        await boss.send(name, data, { singletonKey: game, group: { id: owner }, priority });
      };
      const sendAll = async (): Promise<void> => {
        if (isSending) return;
        isSending = true;
        // Whatever is added meanwhile comes at the end.
        for (const [game, whose] of unsent) {
          unsent.delete(game);
          await send(whose, game).catch(onTrouble);
        }
        isSending = false;
      };
      await boss.work<{ game: string }>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: workers },
        async (jobs) => {
          for (const { data } of jobs) await work(data.game);
        },
      );
      return {
        add(owner, game, network = null) {
          if (isFull({ owner, network })) return;
          unsent.set(game, { owner, network });
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
