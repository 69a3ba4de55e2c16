import { readFileSync } from 'node:fs';

/** A processor's time that a virtual machine's host gave to others while the machine wanted it. */
export interface Stolen {
  /** Whether the host let the machine work all the while. Times as `performance.now()` tells them. */
  wasCalm(from: number, to: number): boolean;
  /** Milliseconds of all processors since the watch began. */
  total(): number;
  stop(): void;
}

const LOOK_MS = 100;
/** The system counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * Looks ten times a second. What is measured while the host takes time away tells of the host; machines
 * that are nobody's guests, and systems that do not count it, are always calm.
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
      // One look more on each side: a tick is counted when it is over.
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
