/** The time since 1970 by a clock that nobody can set. */
export interface SteadyClock {
  now(): number;
  /** Puts it so much further at once: only before anybody has read it. */
  put(ms: number): void;
  /** Goes faster or slower until it is so much further. */
  steer(ms: number): void;
}

/** A clock that is put right goes at least nine tenths as fast as before, so that no second comes twice. */
const SLEW = 0.1;

/**
 * The machine's clock is read once, and from then on only what passes is added: a jump of the machine's
 * clock cannot cost a player his game.
 */
export function steadyClock(): SteadyClock {
  let start = Date.now() - performance.now();
  let owed = 0;
  let owedSince = 0;

  const slew = (passed: number): void => {
    const most = SLEW * (passed - owedSince);
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
    steer(ms) {
      owed = ms;
      owedSince = performance.now();
    },
  };
}
