import type { Report } from './report.ts';

const EVERY_MS = 60_000;
/** Different troubles that are told apart at once. */
const MAX_KINDS = 200;

/**
 * Tells the same error once a minute, with how often it has come since: a full disk refuses every act of every
 * game, and a log that grows with each would fill it further.
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
