/** So many at once, and so many more each second. */
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

/** Counts what one address, account or connection asks for. */
export interface Limiter {
  /** Whether there was anything left to take. */
  take(key: string): boolean;
  readonly size: number;
}

const SWEEP_ABOVE = 10_000;
/** Going through all of them for each question would be what an attacker wants. */
const SWEEP_MS = 1_000;

export function createLimiter({ burst, perSecond }: Allowance, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  let sweptAt = 0;

  /** Whoever has his full allowance again need not be remembered. */
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
