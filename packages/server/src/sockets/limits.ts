/** A token bucket: its size, and how fast it refills. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** For load tests, which come from one address. */
export const NO_LIMIT: Allowance = { burst: 1e9, perSecond: 1e9 };

interface Bucket {
  left: number;
  at: number;
}

/** Limits requests by key, such as an address, account or connection. */
export interface Limiter {
  /** False if the allowance is used up. */
  take(key: string): boolean;
  readonly size: number;
}

const SWEEP_ABOVE = 10_000;
/** Minimum interval between sweeps: sweeping on each request would help an attacker. */
const SWEEP_MS = 1_000;

export function createLimiter({ burst, perSecond }: Allowance, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  let sweptAt = 0;

  /** A full bucket need not be stored. */
  const dropFull = (): void => {
    const time = now();
    for (const [key, { left, at }] of buckets) {
      if (left + ((time - at) / 1_000) * perSecond >= burst) buckets.delete(key);
    }
  };

  return {
    take(key) {
      const time = now();
      if (buckets.size > SWEEP_ABOVE && time - sweptAt >= SWEEP_MS) {
        sweptAt = time;
        dropFull();
      }
      const bucket = buckets.get(key) ?? { left: burst, at: time };
      buckets.set(key, bucket);
      bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1_000) * perSecond);
      bucket.at = time;
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
    get size() {
      return buckets.size;
    },
  };
}
