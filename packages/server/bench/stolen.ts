import { readFileSync } from 'node:fs';

/** Processor time that the host of a virtual machine gave to others while the machine needed it. */
export interface Stolen {
  /** Whether the host took nothing away in this span of `performance.now()`. */
  wasCalm(from: number, to: number): boolean;
  /** Milliseconds of all processors since the watch began. */
  total(): number;
  stop(): void;
}

const LOOK_MS = 100;
/** The system counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * Samples ten times a second. Measurements while the host takes time away describe the host. Physical machines, and
 * systems that do not count stolen time, are always calm.
 */
export function watchStolen(): Stolen {
  const looks = [{ at: performance.now(), ticks: readTicks() }];
  const look = (): void => {
    looks.push({ at: performance.now(), ticks: readTicks() });
  };
  const timer = setInterval(look, LOOK_MS);
  const first = looks[0]?.ticks ?? 0;
  return {
    wasCalm(from, to) {
      // One more sample on each side: a tick is counted when it is over.
      const begin = looks.findLastIndex(({ at }) => at < from - LOOK_MS);
      const end = looks.findIndex(({ at }) => at > to + LOOK_MS);
      const before = looks[Math.max(0, begin)];
      const after = looks.at(end < 0 ? -1 : end);
      return before?.ticks === after?.ticks;
    },
    total: () => (readTicks() - first) * TICK_MS,
    stop() {
      clearInterval(timer);
      look();
    },
  };
}

function readTicks(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0);
  } catch {
    return 0;
  }
}
