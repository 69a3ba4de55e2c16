import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../ops/report.ts';
import * as rows from '../storage/heartbeats.ts';
import type { HeartbeatRow, OutageRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { gapsBetween } from './gaps.ts';

/** Another process that was silent for this long is dead. */
const SILENT_MS = 3_000;
const POLL_MS = 100;
/** So often it is looked for. Where looking is slow, so are heartbeats, and a process gets more time for its next. */
const MOST_POLLS = SILENT_MS / POLL_MS;
/** No clock holds more than sixty days. */
const FORGOTTEN_MS = 366 * 86_400_000;

/** The stored lifetimes of all processes, and the gaps between them, in which none could write. */
export class Lifetimes {
  readonly #db: Storage['db'];
  readonly #isShared: boolean;
  readonly #now: () => number;
  readonly #report: Report;

  constructor({ db, isShared }: Storage, now: () => number, report: Report) {
    this.#db = db;
    this.#isShared = isShared;
    this.#now = now;
    this.#report = report;
  }

  /** A lifetime of this process that begins now; it is not stored yet. */
  fresh(): HeartbeatRow {
    const at = this.#now();
    return { process: randomUUID(), started_at: at, at, is_stopped: 0 };
  }

  /** Stores the gaps that ended when this lifetime began. Returns all outages that may still affect a clock. */
  async recordGapsBefore(lifetime: HeartbeatRow): Promise<readonly OutageRow[]> {
    // This process is alive, however old its stored heartbeat is: another one may have started since.
    const lives = (await this.#settledBefore(lifetime)).map((each) =>
      each.process === lifetime.process ? { ...each, at: this.#now() } : each,
    );
    const gaps = await rows.recordOutages(this.#db, gapsBetween(lives), {
      settledBefore: lifetime.started_at,
      isShared: this.#isShared,
    });
    const known = await rows.outagesAfter(this.#db, this.#now() - FORGOTTEN_MS);
    for (const { from_at, to_at } of gaps) {
      this.#report('no server could write', { from: from_at, to: to_at }, 'info');
    }
    return known;
  }

  /** A short silence does not mean death: waits for a process that was alive just before this lifetime began. */
  async #settledBefore(lifetime: HeartbeatRow): Promise<readonly HeartbeatRow[]> {
    for (let polls = 0; ; polls++) {
      const lives = await rows.heartbeats(this.#db, this.#now());
      const others = lives.filter(({ process }) => process !== lifetime.process);
      const isCovered = others.some(
        ({ started_at, at }) => started_at <= lifetime.started_at && at >= lifetime.started_at,
      );
      const isDoubtful = others.some(
        ({ at, is_stopped }) =>
          is_stopped === 0 && at < lifetime.started_at && at > lifetime.started_at - SILENT_MS,
      );
      if (!this.#isShared || isCovered || !isDoubtful || polls >= MOST_POLLS) return lives;
      await sleep(POLL_MS, undefined, { ref: false });
    }
  }
}
