/** Time since 1970 by a clock that cannot be set back. */
export interface SteadyClock {
  now(): number;
  /** Moves the clock at once; only before it is first read. */
  jumpBy(ms: number): void;
  /** Slews by at most this fraction until the offset is absorbed. */
  slewBy(ms: number, slew: number): void;
}

/**
 * Reads the machine's clock once and then adds monotonic time: a jump of the machine's clock cannot cost a player
 * their game.
 */
export function steadyClock(): SteadyClock {
  let start = Date.now() - performance.now();
  let offset = 0;
  let slewedAt = 0;
  let maxSlew = 0;

  const slew = (passed: number): void => {
    const max = maxSlew * (passed - slewedAt);
    const step = Math.max(-max, Math.min(max, offset));
    slewedAt = passed;
    offset -= step;
    start += step;
  };

  return {
    now() {
      const passed = performance.now();
      if (offset !== 0) slew(passed);
      return Math.trunc(start + passed);
    },
    jumpBy(ms) {
      start += ms;
    },
    slewBy(ms, slew) {
      offset = ms;
      slewedAt = performance.now();
      maxSlew = slew;
    },
  };
}

const FOLLOW_MS = 600_000;
/** Even a large jump of the machine's clock costs a player less than an hour in three days. */
const FOLLOW_SLEW = 0.01;

/**
 * Slowly adapts to the machine's clock, which may have been wrong at the start or have gone on while the machine
 * slept. Otherwise the whole difference would come at once with the next start.
 */
export function followMachine(clock: SteadyClock): { close(): void } {
  const follow = (): void => clock.slewBy(Date.now() - clock.now(), FOLLOW_SLEW);
  const timer = setInterval(follow, FOLLOW_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
