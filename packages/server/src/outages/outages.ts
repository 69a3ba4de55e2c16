import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../ops/report.ts';
import { throttledLog } from '../ops/throttled-log.ts';
import * as rows from '../storage/heartbeats.ts';
import type { HeartbeatRow, OutageRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { gapsBetween } from './gaps.ts';

/** The times in which no server was alive. Clocks get them back, and no player can claim a win by them. */
export interface Outages {
  /** Outages that may still affect a clock, oldest first. */
  readonly known: readonly OutageRow[];
  /**
   * Resolves once all outages up to now are known: at once, unless the server has just started or could not write for
   * a while.
   */
  ready(): Promise<void>;
  /** Whether players have had time to come back since the last outage. */
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

/** With several processes a dead one must be noticed soon; a single process only records when it was last alive. */
const BEAT_MS = { shared: 1_000, alone: 5_000 };
/** Another process that was silent for this long is dead. */
const SILENT_MS = 3_000;
const POLL_MS = 100;
/** So often it is looked for. Where looking is slow, so are heartbeats, and a process gets more time for its next. */
const MOST_POLLS = SILENT_MS / POLL_MS;
/** A server that could not write for this long was down, although its process lived. */
const STALLED_MS = 15_000;
/** Players have this long to come back before an opponent can claim a win on time. */
const GRACE_MS = 60_000;
/** No clock holds more than sixty days. */
const FORGOTTEN_MS = 366 * 86_400_000;

export function watchOutages({ storage, now, report }: OutagesDeps): Outages {
  const { db, isShared } = storage;
  const newLifetime = (): HeartbeatRow => {
    const at = now();
    return { process: randomUUID(), started_at: at, at, is_stopped: 0 };
  };
  let lifetime = newLifetime();
  let known: readonly OutageRow[] = [];
  /** Monotonic time at which the newest stored heartbeat was sent. */
  let beatAt = Number.NEGATIVE_INFINITY;
  let isFrozen = false;
  let isBeating = false;
  let beginning: Promise<void> | null = null;

  const beat = async (): Promise<void> => {
    const sentAt = performance.now();
    await rows.beat(db, { ...lifetime, at: now() });
    beatAt = sentAt;
  };

  /** A short silence does not mean death: waits for a process that was alive just before this one started. */
  const settledLifetimes = async (): Promise<readonly HeartbeatRow[]> => {
    for (let polls = 0; ; polls++) {
      const lives = await rows.heartbeats(db);
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

  const beginLifetime = async (): Promise<void> => {
    lifetime = newLifetime();
    await beat();
    // This process is alive, however old its stored heartbeat is: another one may have started since.
    const lives = (await settledLifetimes()).map((each) =>
      each.process === lifetime.process ? { ...each, at: now() } : each,
    );
    const gaps = gapsBetween(lives);
    await rows.recordOutages(db, gaps, lifetime.started_at);
    known = await rows.outagesAfter(db, now() - FORGOTTEN_MS);
    for (const { from_at, to_at } of gaps) {
      report('no server was alive', { from: from_at, to: to_at }, 'info');
    }
  };
  const begin = (): Promise<void> => {
    beginning ??= beginLifetime().finally(() => {
      beginning = null;
    });
    return beginning;
  };
  const isStalled = (): boolean => performance.now() - beatAt > STALLED_MS;

  const logFailure = throttledLog((error, times) =>
    report('the heartbeat could not be stored', { error, times }, 'warn'),
  );
  const tick = async (): Promise<void> => {
    if (isBeating || isFrozen) return;
    isBeating = true;
    try {
      await (isStalled() ? begin() : beat());
    } catch (error) {
      logFailure(error);
    } finally {
      isBeating = false;
    }
  };
  const first = begin();
  // `ready` awaits it and reports the error.
  first.catch(() => undefined);
  const timer = setInterval(() => void tick(), isShared ? BEAT_MS.shared : BEAT_MS.alone);
  timer.unref();

  const freeze = (): void => {
    if (isFrozen) return;
    isFrozen = true;
    clearInterval(timer);
    lifetime = { ...lifetime, at: now(), is_stopped: 1 };
  };

  return {
    freeze,
    get known() {
      return known;
    },
    async ready() {
      if (beginning !== null) return beginning;
      if (isStalled() && !isFrozen) return begin();
    },
    mayClaim() {
      const last = known.at(-1);
      return last === undefined || now() >= last.to_at + GRACE_MS;
    },
    async close() {
      freeze();
      await beginning?.catch(() => undefined);
      // If the database is down, the last heartbeat serves instead.
      await rows.beat(db, lifetime).catch(() => undefined);
    },
  };
}
