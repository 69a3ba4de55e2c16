import type { EntryRow, GameRow } from './schema.ts';

/**
 * What lists show of a game: it changes with its newest entry; `moved_at` only with what is more than
 * talk, and when it is a minute old or the game's state changes.
 */
export type Figures = Pick<
  GameRow,
  'status' | 'awaited' | 'deadline' | 'is_bot_due' | 'outcome' | 'moved_at'
>;

/** A game that goes on moves up in the lists this often, and not with each of its moves. */
export const LISTED_EVERY_MS = 60_000;

export interface NewEntry {
  readonly entry: EntryRow;
  readonly figures: Figures;
  /** The seats whose people are away and are to be told that they are asked. */
  readonly notify?: readonly number[];
}

/**
 * Writes entries of different games in one transaction; each is durable when the promise is
 * fulfilled. False for an entry whose place somebody else has taken; it has left no trace.
 */
export type WriteEntries = (batch: readonly NewEntry[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly item: NewEntry;
  resolve(isStored: boolean): void;
  reject(error: unknown): void;
}

export interface Appender {
  append(item: NewEntry): Promise<boolean>;
  /** How many entries wait or are being written. */
  readonly pending: number;
  /** Whether the database took nothing of the newest batch, and that was just now. */
  isFailing(): boolean;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
}

/** With as many entries under way, the next ones are better gathered than sent after them one by one. */
const MAX_SMALL_BATCH = 8;
/** A database that failed longer ago is to be tried again; nobody would, while all are told to stay away. */
const FAILING_MS = 10_000;

export interface AppenderOptions {
  /** How many transactions may be under way at once, as long as they are small. */
  readonly lanes: number;
  readonly largest: number;
}

/**
 * Group commit: whatever comes while a transaction is under way goes into the next one together.
 * Reaching the disk is what costs, and it costs the same for one entry and for a hundred.
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
    // After the sockets that are readable now have been read: their acts belong together.
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

/**
 * As many as go together, and of each game one: of two who want the same place the second is judged when
 * the first has it.
 */
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

/** False where the database is away, or full. */
async function settle(write: WriteEntries, batch: readonly Waiting[]): Promise<boolean> {
  try {
    const stored = await write(batch.map(({ item }) => item));
    for (const [i, { resolve }] of batch.entries()) resolve(stored[i] ?? false);
    return true;
  } catch (error) {
    // One bad entry must not take its neighbours with it.
    if (batch.length > 1 && !isUnreachable(error))
      for (const each of batch) await settle(write, [each]);
    else for (const { reject } of batch) reject(error);
    return !isUnreachable(error);
  }
}

/** The database itself is away: trying each entry by itself would only take long. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  // PostgreSQL: wrong data, a broken constraint, a deadlock. SQLite: a broken constraint.
  if ('code' in error && /^(22|23|40)/.test(String(error.code))) return false;
  return !('errcode' in error && Number(error.errcode ?? 0) % 256 === 19);
}
