import type { Report } from '../ops/report.ts';
import { throttledLog } from '../ops/throttled-log.ts';
import * as rows from '../storage/heartbeats.ts';
import type { HeartbeatRow, OutageRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { Lifetimes } from './lifetimes.ts';
import { SLOW_MS, watchWrites } from './write-watch.ts';

/**
 * The times in which no server could write: none was alive, or none reached the database. Clocks get them back, and
 * no player can claim a win by them.
 */
export interface Outages {
  /** Outages that may still affect a clock, oldest first. */
  readonly known: readonly OutageRow[];
  /** Resolves once all outages up to now are known: at once, unless the server has just started or cannot write. */
  ready(): Promise<void>;
  /** The same, and writes to the database first: before a claim, an outage must not go unnoticed. */
  settle(): Promise<void>;
  /** Observes the write of a move. */
  observe<T>(write: Promise<T>): Promise<T>;
  /** Something that began then has failed, perhaps because the database is away. */
  doubt(since: number): void;
  /** Whether players have had time to come back since the last outage and since this process started. */
  mayClaim(): boolean;
  /** Called at shutdown: from now on this process does not count as alive. */
  freeze(): void;
  close(): Promise<void>;
}

export interface OutagesDeps {
  readonly storage: Storage;
  readonly now: () => number;
  readonly report: Report;
}

/** Interval of heartbeats with several processes, where a dead one must be noticed soon, and of failed ones. */
const TICK_MS = 1_000;
/** A single process only records when it was last alive. */
const ALONE_BEAT_MS = 5_000;
/** Pages give up on a server that was away for this long, and players must come back. */
const LONG_MS = 15_000;
/** Players have this long to come back before an opponent can claim a win on time. */
const GRACE_MS = 60_000;

export function watchOutages(deps: OutagesDeps): Outages {
  return new OutageWatch(deps);
}

/** A lifetime that must begin. */
interface Due {
  /** Monotonic time since which this process could not write; null if it has just started. */
  readonly lostSince: number | null;
}

class OutageWatch implements Outages {
  readonly #db: Storage['db'];
  readonly #isShared: boolean;
  readonly #now: () => number;
  readonly #lifetimes: Lifetimes;
  readonly #watch = watchWrites();
  readonly #logFailure: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #lifetime: HeartbeatRow;
  /** By this process's own clock, whatever the database says: the machine's clock may have been set back since. */
  #graceEnds: number;
  #known: readonly OutageRow[] = [];
  /** Monotonic times of the newest stored heartbeat and of the newest tick. */
  #beatAt = Number.NEGATIVE_INFINITY;
  #tickedAt = performance.now();
  #frozenAt: number | null = null;
  #isTicking = false;
  #probing: Promise<void> | null = null;
  #due: Due | null = { lostSince: null };
  #beginning: Promise<void> | null = null;

  constructor({ storage, now, report }: OutagesDeps) {
    this.#db = storage.db;
    this.#isShared = storage.isShared;
    this.#now = now;
    this.#lifetimes = new Lifetimes(storage, now, report);
    this.#lifetime = this.#lifetimes.fresh();
    this.#graceEnds = this.#lifetime.started_at + GRACE_MS;
    this.#logFailure = throttledLog((error, times) =>
      report('the heartbeat could not be stored', { error, times }, 'warn'),
    );
    // `ready` awaits it and reports the error.
    this.#begin().catch(() => undefined);
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  get known(): readonly OutageRow[] {
    return this.#known;
  }

  async ready(): Promise<void> {
    if (this.#frozenAt !== null) return void (await this.#beginning);
    this.#noticePause();
    if (this.#watch.isBroken) await this.#beat();
    await this.#settleDue();
  }

  async settle(): Promise<void> {
    if (this.#frozenAt !== null) return;
    this.#noticePause();
    await this.#beat();
    await this.#settleDue();
  }

  async observe<T>(write: Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      const result = await write;
      this.#noteStored(since);
      return result;
    } catch (error) {
      this.#watch.failed(since);
      this.doubt(since);
      throw error;
    }
  }

  /** Finds out by a heartbeat at once whether the database is away. */
  doubt(since: number): void {
    if (this.#frozenAt !== null || this.#probing !== null) return;
    this.#probing = this.#beat(since)
      .catch(this.#logFailure)
      .finally(() => {
        this.#probing = null;
      });
  }

  mayClaim(): boolean {
    const at = this.#now();
    const isRecent = ({ from_at, to_at }: OutageRow): boolean =>
      to_at - from_at >= LONG_MS && at >= to_at && at < to_at + GRACE_MS;
    return at >= this.#graceEnds && !this.#known.some(isRecent);
  }

  freeze(): void {
    this.#frozenAt ??= this.#now();
    clearInterval(this.#timer);
  }

  async close(): Promise<void> {
    this.freeze();
    await this.#probing;
    await this.#beginning?.catch(() => undefined);
    // If the database is down, the last heartbeat serves instead.
    const at = this.#frozenAt ?? this.#now();
    await rows.beat(this.#db, { ...this.#lifetime, at, is_stopped: 1 }).catch(() => undefined);
  }

  async #tick(): Promise<void> {
    this.#noticePause();
    if (this.#isTicking || this.#frozenAt !== null) return;
    this.#isTicking = true;
    try {
      if (this.#due !== null) await this.#settleDue();
      else if (this.#isBeatDue()) await this.#beat();
    } catch (error) {
      this.#logFailure(error);
    } finally {
      this.#isTicking = false;
    }
  }

  #isBeatDue(): boolean {
    const age = performance.now() - this.#beatAt;
    return this.#isShared || this.#watch.isBroken || age >= ALONE_BEAT_MS - TICK_MS / 2;
  }

  async #beat(since = performance.now()): Promise<void> {
    const sentAt = performance.now();
    try {
      await rows.beat(this.#db, { ...this.#lifetime, at: this.#now() });
    } catch (error) {
      this.#watch.failed(since);
      throw error;
    }
    this.#beatAt = sentAt;
    this.#noteStored(since);
  }

  #noteStored(since: number): void {
    const gap = this.#watch.stored(since, performance.now());
    if (gap === null || this.#frozenAt !== null) return;
    this.#due = { lostSince: Math.min(gap, this.#due?.lostSince ?? gap) };
    // `ready` or the next tick tries again.
    this.#begin().catch(() => undefined);
  }

  /** A process that stood still could not write either. */
  #noticePause(): void {
    const at = performance.now();
    if (at - this.#tickedAt >= TICK_MS + SLOW_MS) this.#watch.failed(this.#tickedAt);
    this.#tickedAt = at;
  }

  async #settleDue(): Promise<void> {
    while (this.#beginning !== null || (this.#due !== null && this.#frozenAt === null)) {
      await this.#begin();
    }
  }

  #begin(): Promise<void> {
    this.#beginning ??= this.#beginLifetime().finally(() => {
      this.#beginning = null;
    });
    return this.#beginning;
  }

  async #beginLifetime(): Promise<void> {
    const current = this.#due;
    const sentAt = performance.now();
    if (current?.lostSince != null) await this.#endLifetime(current.lostSince);
    this.#lifetime = this.#lifetimes.fresh();
    await rows.beat(this.#db, this.#lifetime);
    this.#beatAt = sentAt;
    this.#known = await this.#lifetimes.recordGapsBefore(this.#lifetime);
    if (this.#due === current) this.#due = null;
  }

  /** Ends the lifetime where this process could last write. */
  async #endLifetime(lostSince: number): Promise<void> {
    // Its first heartbeat is stored.
    const from = Math.max(this.#timeAt(lostSince), this.#lifetime.started_at);
    await rows.beat(this.#db, { ...this.#lifetime, at: from, is_stopped: 1 });
    if (this.#now() - from >= LONG_MS) this.#graceEnds = this.#now() + GRACE_MS;
  }

  /** The server time at a monotonic time. */
  #timeAt(monotonic: number): number {
    return this.#now() - Math.max(0, Math.round(performance.now() - monotonic));
  }
}
