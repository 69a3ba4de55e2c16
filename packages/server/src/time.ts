/** The time since 1970 by a clock that nobody can set. */
export interface SteadyClock {
  now(): number;
  /** Puts it so much further at once: only before anybody has read it. */
  jumpBy(ms: number): void;
  /** Goes faster or slower by at most that part until it is so much further. */
  slewBy(ms: number, slew: number): void;
}

/**
 * The machine's clock is read once, and from then on only what passes is added: a jump of the machine's
 * clock cannot cost a player his game.
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
/** Of three days nobody loses an hour, however far the machine's clock has jumped. */
const FOLLOW_SLEW = 0.01;

/**
 * Lets the clock come slowly to where the machine's is: that may have been wrong when the server started, or
 * have gone on while the machine slept. Left alone, all of it would come at once with the next start.
 */
export function followMachine(clock: SteadyClock): { close(): void } {
  const follow = (): void => clock.slewBy(Date.now() - clock.now(), FOLLOW_SLEW);
  const timer = setInterval(follow, FOLLOW_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
