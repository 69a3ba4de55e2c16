/** Finds the times in which nothing could be written. All times are monotonic milliseconds. */
export interface WriteWatch {
  /** A write that began then has failed. */
  failed(since: number): void;
  /** A write that began then is stored. Returns when the gap began that it ends; null if it ends none. */
  stored(since: number, at: number): number | null;
  /** Whether the newest known write failed. */
  readonly isBroken: boolean;
}

/** A failed write that succeeds when it is repeated at once was no gap. */
const SHORTEST_MS = 100;
/** A write that takes this long is counted, even if it succeeds. So is a process that stood still for this long. */
export const SLOW_MS = 2_000;

export function watchWrites(): WriteWatch {
  let brokenSince = Number.POSITIVE_INFINITY;
  let storedAt = Number.NEGATIVE_INFINITY;
  return {
    failed(since) {
      // Others have been stored meanwhile.
      brokenSince = Math.min(brokenSince, Math.max(since, storedAt));
    },
    stored(since, at) {
      const shortest = brokenSince === Number.POSITIVE_INFINITY ? SLOW_MS : SHORTEST_MS;
      const from = Math.max(Math.min(brokenSince, since), storedAt);
      brokenSince = Number.POSITIVE_INFINITY;
      storedAt = Math.max(storedAt, at);
      return at - from >= shortest ? from : null;
    },
    get isBroken() {
      return brokenSince !== Number.POSITIVE_INFINITY;
    },
  };
}
