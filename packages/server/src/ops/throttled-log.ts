const EVERY_MS = 60_000;

/**
 * For errors that repeat several times a second while a database is down: logs the first at once and then one a
 * minute, with a count.
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
