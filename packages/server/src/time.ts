/** The time since 1970 by a clock that nobody can set. */
export interface SteadyClock {
  now(): number;
  /** Puts it so much further at once: only before anybody has read it. */
  put(ms: number): void;
  /** Goes faster or slower by at most that part until it is so much further. */
  steer(ms: number, slew: number): void;
}

/**
 * The machine's clock is read once, and from then on only what passes is added: a jump of the machine's
 * clock cannot cost a player his game.
 */
export function steadyClock(): SteadyClock {
  let start = Date.now() - performance.now();
  let owed = 0;
  let owedSince = 0;
  let fastest = 0;

  const slew = (passed: number): void => {
    const most = fastest * (passed - owedSince);
    const step = Math.max(-most, Math.min(most, owed));
    owedSince = passed;
    owed -= step;
    start += step;
  };

  return {
    now() {
      const passed = performance.now();
      if (owed !== 0) slew(passed);
      return Math.trunc(start + passed);
    },
    put(ms) {
      start += ms;
    },
    steer(ms, slew) {
      owed = ms;
      owedSince = performance.now();
      fastest = slew;
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
  const follow = (): void => clock.steer(Date.now() - clock.now(), FOLLOW_SLEW);
  const again = setInterval(follow, FOLLOW_MS);
  again.unref();
  return { close: () => clearInterval(again) };
}
