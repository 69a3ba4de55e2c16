import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../ops/report.ts';
import { throttledLog } from '../ops/throttled-log.ts';
import * as rows from '../storage/heartbeats.ts';
import type { HeartbeatRow, OutageRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { gapsBetween } from './gaps.ts';
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
/** Another process that was silent for this long is dead. */
const SILENT_MS = 3_000;
const POLL_MS = 100;
/** So often it is looked for. Where looking is slow, so are heartbeats, and a process gets more time for its next. */
const MOST_POLLS = SILENT_MS / POLL_MS;
/** Pages give up on a server that was away for this long, and players must come back. */
const LONG_MS = 15_000;
/** Players have this long to come back before an opponent can claim a win on time. */
const GRACE_MS = 60_000;
/** No clock holds more than sixty days. */
const FORGOTTEN_MS = 366 * 86_400_000;

/** A lifetime that must begin. */
interface Due {
  /** Monotonic time since which this process could not write; null if it has just started. */
  readonly lostSince: number | null;
}

export function watchOutages({ storage, now, report }: OutagesDeps): Outages {
  const { db, isShared } = storage;
  const newLifetime = (): HeartbeatRow => {
    const at = now();
    return { process: randomUUID(), started_at: at, at, is_stopped: 0 };
  };
  const watch = watchWrites();
  let lifetime = newLifetime();
  // By this process's own clock, whatever the database says: the machine's clock may have been set back since.
  let graceEnds = lifetime.started_at + GRACE_MS;
  let known: readonly OutageRow[] = [];
  /** Monotonic times of the newest stored heartbeat and of the newest tick. */
  let beatAt = Number.NEGATIVE_INFINITY;
  let tickedAt = performance.now();
  let frozenAt: number | null = null;
  let isTicking = false;
  let probing: Promise<void> | null = null;
  let due: Due | null = { lostSince: null };
  let beginning: Promise<void> | null = null;

  /** The server time at a monotonic time. */
  const timeAt = (monotonic: number): number =>
    now() - Math.max(0, Math.round(performance.now() - monotonic));

  const noteStored = (since: number): void => {
    const gap = watch.stored(since, performance.now());
    if (gap === null || frozenAt !== null) return;
    due = { lostSince: Math.min(gap, due?.lostSince ?? gap) };
    // `ready` or the next tick tries again.
    begin().catch(() => undefined);
  };

  const beat = async (since = performance.now()): Promise<void> => {
    const sentAt = performance.now();
    try {
      await rows.beat(db, { ...lifetime, at: now() });
    } catch (error) {
      watch.failed(since);
      throw error;
    }
    beatAt = sentAt;
    noteStored(since);
  };

  /** A process that stood still could not write either. */
  const noticePause = (): void => {
    const at = performance.now();
    if (at - tickedAt >= TICK_MS + SLOW_MS) watch.failed(tickedAt);
    tickedAt = at;
  };

  /** A short silence does not mean death: waits for a process that was alive just before this one started. */
  const settledLifetimes = async (): Promise<readonly HeartbeatRow[]> => {
    for (let polls = 0; ; polls++) {
      const lives = await rows.heartbeats(db, now());
      const others = lives.filter(({ process }) => process !== lifetime.process);
      const isCovered = others.some(
        ({ started_at, at }) => started_at <= lifetime.started_at && at >= lifetime.started_at,
      );
      const isDoubtful = others.some(
        ({ at, is_stopped }) =>
          is_stopped === 0 && at < lifetime.started_at && at > lifetime.started_at - SILENT_MS,
      );
      if (!isShared || isCovered || !isDoubtful || polls >= MOST_POLLS) return lives;
      await sleep(POLL_MS, undefined, { ref: false });
    }
  };

  /** Ends the lifetime where this process could last write. */
  const endLifetime = async (lostSince: number): Promise<void> => {
    // Its first heartbeat is stored.
    const from = Math.max(timeAt(lostSince), lifetime.started_at);
    await rows.beat(db, { ...lifetime, at: from, is_stopped: 1 });
    if (now() - from >= LONG_MS) graceEnds = now() + GRACE_MS;
  };

  const beginLifetime = async (): Promise<void> => {
    const current = due;
    const sentAt = performance.now();
    if (current?.lostSince != null) await endLifetime(current.lostSince);
    lifetime = newLifetime();
    await rows.beat(db, lifetime);
    beatAt = sentAt;
    // This process is alive, however old its stored heartbeat is: another one may have started since.
    const lives = (await settledLifetimes()).map((each) =>
      each.process === lifetime.process ? { ...each, at: now() } : each,
    );
    const gaps = await rows.recordOutages(db, gapsBetween(lives), {
      ...{ settledBefore: lifetime.started_at, isShared },
    });
    known = await rows.outagesAfter(db, now() - FORGOTTEN_MS);
    if (due === current) due = null;
    for (const { from_at, to_at } of gaps) {
      report('no server could write', { from: from_at, to: to_at }, 'info');
    }
  };
  const begin = (): Promise<void> => {
    beginning ??= beginLifetime().finally(() => {
      beginning = null;
    });
    return beginning;
  };
  const settleDue = async (): Promise<void> => {
    while (beginning !== null || (due !== null && frozenAt === null)) await begin();
  };

  const logFailure = throttledLog((error, times) =>
    report('the heartbeat could not be stored', { error, times }, 'warn'),
  );
  const isBeatDue = (): boolean =>
    isShared || watch.isBroken || performance.now() - beatAt >= ALONE_BEAT_MS - TICK_MS / 2;
  const tick = async (): Promise<void> => {
    noticePause();
    if (isTicking || frozenAt !== null) return;
    isTicking = true;
    try {
      if (due !== null) await settleDue();
      else if (isBeatDue()) await beat();
    } catch (error) {
      logFailure(error);
    } finally {
      isTicking = false;
    }
  };
  const first = begin();
  // `ready` awaits it and reports the error.
  first.catch(() => undefined);
  const timer = setInterval(() => void tick(), TICK_MS);
  timer.unref();

  const freeze = (): void => {
    frozenAt ??= now();
    clearInterval(timer);
  };
  /** Finds out by a heartbeat at once whether the database is away. */
  const doubt = (since: number): void => {
    if (frozenAt !== null || probing !== null) return;
    probing = beat(since)
      .catch(logFailure)
      .finally(() => {
        probing = null;
      });
  };

  return {
    freeze,
    doubt,
    get known() {
      return known;
    },
    async ready() {
      if (frozenAt !== null) return void (await beginning);
      noticePause();
      if (watch.isBroken) await beat();
      await settleDue();
    },
    async settle() {
      if (frozenAt !== null) return;
      noticePause();
      await beat();
      await settleDue();
    },
    async observe(write) {
      const since = performance.now();
      try {
        const result = await write;
        noteStored(since);
        return result;
      } catch (error) {
        watch.failed(since);
        doubt(since);
        throw error;
      }
    },
    mayClaim() {
      const at = now();
      const isRecent = ({ from_at, to_at }: OutageRow): boolean =>
        to_at - from_at >= LONG_MS && at >= to_at && at < to_at + GRACE_MS;
      return at >= graceEnds && !known.some(isRecent);
    },
    async close() {
      freeze();
      await probing;
      await beginning?.catch(() => undefined);
      // If the database is down, the last heartbeat serves instead.
      const at = frozenAt ?? now();
      await rows.beat(db, { ...lifetime, at, is_stopped: 1 }).catch(() => undefined);
    },
  };
}
