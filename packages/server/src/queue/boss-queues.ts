import { PgBoss } from 'pg-boss';
import type { Report } from '../ops/report.ts';
import { throttledLog } from '../ops/throttled-log.ts';
import { connectionOptions } from '../storage/postgres/postgres-connection.ts';
import {
  MAX_OF_NETWORK,
  MAX_OF_OWNER,
  type QueueName,
  type Queues,
  type WorkQueue,
} from './queues.ts';

/** Interval at which a process looks for jobs. */
const POLL_SECONDS = 0.5;

/** How many jobs of one kind a process runs at once, and how long one may take. */
export interface QueueShape {
  readonly workers: number;
  /** A job that runs longer is presumed dead and given to another process. */
  readonly maxSeconds: number;
}

/** The owner and network that a queued game counts for. */
interface QueueTarget {
  readonly owner: string;
  readonly network: string | null;
}

/**
 * The turn of an owner's next game: one after the turn being served, and one after the owner's last waiting game. So
 * each owner has one game in each turn, however many wait, a new owner does not wait long, and no game waits forever.
 * pg-boss serves the highest priority first, so the priority is the negated turn.
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
 * Jobs in the database: any free process takes the next game, in turn by owner. If a process dies, others take its
 * games. A game is in a queue at most once.
 */
export async function bossQueues(
  url: string,
  shapes: { readonly [name in QueueName]: QueueShape },
  report: Report,
  silentMs?: number,
): Promise<Queues> {
  const boss = new PgBoss({ ...connectionOptions(url, silentMs), max: 2 });
  // Jobs that could not be stored or fetched are found again by the upkeep.
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
      await boss.work<{ game: string }>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: workers },
        async (jobs) => {
          for (const { data } of jobs) await work(data.game);
        },
      );
      return new JobSender(boss, name, onTrouble);
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** Stores jobs one after the other, so that each is counted before the next. */
class JobSender implements WorkQueue {
  readonly #boss: PgBoss;
  readonly #name: QueueName;
  readonly #onTrouble: (error: unknown) => void;
  /** By game. */
  readonly #unsent = new Map<string, QueueTarget>();
  #isSending = false;

  constructor(boss: PgBoss, name: QueueName, onTrouble: (error: unknown) => void) {
    this.#boss = boss;
    this.#name = name;
    this.#onTrouble = onTrouble;
  }

  add(owner: string, game: string, network: string | null = null): void {
    if (this.#isFull({ owner, network })) return;
    this.#unsent.set(game, { owner, network });
    void this.#sendAll();
  }

  get waiting(): number {
    return this.#unsent.size + Number(this.#isSending);
  }

  #isFull({ owner, network }: QueueTarget): boolean {
    const all = [...this.#unsent.values()];
    return (
      all.filter((each) => each.owner === owner).length >= MAX_OF_OWNER ||
      (network !== null && all.filter((each) => each.network === network).length >= MAX_OF_NETWORK)
    );
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    // Games added meanwhile are iterated last.
    for (const [game, target] of this.#unsent) {
      this.#unsent.delete(game);
      await this.#send(target, game).catch(this.#onTrouble);
    }
    this.#isSending = false;
  }

  async #send({ owner, network }: QueueTarget, game: string): Promise<void> {
    const { rows } = await this.#boss.getDb().executeSql(NEXT_TURN, [this.#name, owner, network]);
    if (Number(rows[0]?.waiting ?? 0) >= MAX_OF_OWNER) return;
    if (Number(rows[0]?.of_network ?? 0) >= MAX_OF_NETWORK) return;
    const priority = -Number(rows[0]?.turn ?? 1);
    const data = network === null ? { game } : { game, network };
    const options = { singletonKey: game, group: { id: owner }, priority };
    await this.#boss.send(this.#name, data, options);
  }
}

/** pg-boss emits some errors as plain objects, with data from the database. */
function errorOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const isSaid = typeof error === 'object' && error !== null && 'message' in error;
  return new Error(String(isSaid ? error.message : error));
}
