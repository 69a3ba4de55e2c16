const EVERY_MS = 60_000;

/**
 * For what goes wrong several times a second while a database is away: it is said at once and then once a
 * minute, with how often it has come since.
 */
export function throttledLog(
  log: (error: unknown, times: number) => void,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let times = 0;
  let next = 0;
  return (error) => {
    times += 1;
    if (now() < next) return;
    log(error, times);
    times = 0;
    next = now() + EVERY_MS;
  };
}
