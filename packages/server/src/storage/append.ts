import type { Kysely } from 'kysely';
import type { EntryRow, GameRow, Tables } from './schema.ts';

/**
 * The columns of a game's row that lists show. They change with its newest entry; `moved_at` only with moves, once a
 * minute or when the game's state changes.
 */
export type Figures = Pick<
  GameRow,
  'status' | 'awaited' | 'deadline' | 'is_bot_due' | 'outcome' | 'moved_at'
>;

/** A running game moves up in the lists at most this often. */
export const LISTED_EVERY_MS = 60_000;

export interface NewEntry {
  readonly entry: EntryRow;
  readonly figures: Figures;
  /** The seats whose absent players get a notification. */
  readonly notify?: readonly number[];
}

/**
 * Writes entries of different games in one transaction; each is durable once the promise resolves. False for an entry
 * whose number is taken; it is not stored.
 */
export type WriteEntries = (batch: readonly NewEntry[]) => Promise<readonly boolean[]>;

/** Writes one entry in a transaction of the caller, so that its other changes are stored with the entry or not at all. False as in `WriteEntries`. */
export type AppendIn = (tx: Kysely<Tables>, item: NewEntry) => Promise<boolean>;

interface Waiting {
  readonly item: NewEntry;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

export interface Appender {
  append(item: NewEntry): Promise<boolean>;
  /** Number of entries that wait or are being written. */
  readonly pending: number;
  /** Whether the newest batch failed a short while ago. */
  isFailing(): boolean;
  /** Resolves when all entries are written. */
  drained(): Promise<void>;
}

/** With this many entries in flight, further ones are collected into the next batch. */
const MAX_SMALL_BATCH = 8;
/** An older failure must not keep probes from sending traffic again, or the database would never be retried. */
const FAILING_MS = 10_000;

export interface AppenderOptions {
  /** Maximum number of concurrent transactions while they are small. */
  readonly lanes: number;
  readonly largest: number;
}

/**
 * Group commit: entries that arrive during a transaction go into the next one together. A disk flush costs the same
 * for one entry and for a hundred.
 */
export function createAppender(write: WriteEntries, options: AppenderOptions): Appender {
  const queue: Waiting[] = [];
  const idle: (() => void)[] = [];
  let lanes = 0;
  let isPlanned = false;
  let inFlight = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  const flush = async (): Promise<void> => {
    isPlanned = false;
    const batch = takeBatch(queue, options.largest);
    if (batch.length === 0) return;
    lanes += 1;
    inFlight += batch.length;
    const isTaken = await settle(write, batch);
    failedAt = isTaken ? Number.NEGATIVE_INFINITY : performance.now();
    lanes -= 1;
    inFlight -= batch.length;
    if (queue.length > 0) plan();
    else if (inFlight === 0) for (const wake of idle.splice(0)) wake();
  };

  const plan = (): void => {
    if (isPlanned || lanes >= options.lanes || inFlight >= MAX_SMALL_BATCH) return;
    isPlanned = true;
    // After all readable sockets have been read, so that their acts are written together.
    setImmediate(() => void flush());
  };

  return {
    append: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        plan();
      }),
    get pending() {
      return queue.length + inFlight;
    },
    isFailing: () => performance.now() - failedAt < FAILING_MS,
    drained: () =>
      queue.length + inFlight === 0
        ? Promise.resolve()
        : new Promise((resolve) => idle.push(resolve)),
  };
}

/** Takes as many entries as fit, one per game: a second one for the same number is judged after the first is stored. */
function takeBatch(queue: Waiting[], largest: number): Waiting[] {
  const batch = new Map<string, Waiting>();
  const later: Waiting[] = [];
  for (const each of queue.splice(0)) {
    const { game } = each.item.entry;
    if (batch.size < largest && !batch.has(game)) batch.set(game, each);
    else later.push(each);
  }
  queue.push(...later);
  return [...batch.values()];
}

/** False if the database is down or full. */
async function settle(write: WriteEntries, batch: readonly Waiting[]): Promise<boolean> {
  try {
    const stored = await write(batch.map(({ item }) => item));
    for (const [i, { resolve }] of batch.entries()) resolve(stored[i] ?? false);
    return true;
  } catch (error) {
    // One bad entry must not fail the others.
    if (batch.length > 1 && !isUnreachable(error))
      for (const each of batch) await settle(write, [each]);
    else for (const { reject } of batch) reject(error);
    return !isUnreachable(error);
  }
}

/** The database itself is down: retrying each entry would only take time. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  // PostgreSQL: wrong data, a broken constraint, a deadlock. SQLite: a broken constraint.
  if ('code' in error && /^(22|23|40)/.test(String(error.code))) return false;
  return !('errcode' in error && Number(error.errcode ?? 0) % 256 === 19);
}
