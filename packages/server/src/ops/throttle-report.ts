import type { Report } from './report.ts';

const EVERY_MS = 60_000;
/** Maximum number of different errors to keep apart. */
const MAX_KINDS = 200;

/**
 * Reports the same error once a minute, with a count: a full disk fails every act of every game, and a log line for
 * each would fill the disk further.
 */
export function throttleReport(
  report: Report,
  now: () => number = () => performance.now(),
): Report {
  const reported = new Map<string, { at: number; times: number }>();
  return (what, details, level = 'error') => {
    if (level !== 'error' || !(details.error instanceof Error)) {
      report(what, details, level);
      return;
    }
    const kind = `${what}: ${details.error.message}`;
    const known = reported.get(kind);
    if (known !== undefined && now() - known.at < EVERY_MS) {
      known.times += 1;
      return;
    }
    if (reported.size >= MAX_KINDS) reported.clear();
    reported.set(kind, { at: now(), times: 0 });
    const times = known === undefined || known.times === 0 ? {} : { times: known.times + 1 };
    report(what, { ...details, ...times }, level);
  };
}
