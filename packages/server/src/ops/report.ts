import { pino } from 'pino';

/**
 * `fatal`: the server ends. `error`: only a host can mend it. `warn`: something broke and mends itself.
 * `info`: all is well.
 */
export type Level = 'fatal' | 'error' | 'warn' | 'info';

/** Tells of what happened, without a secret; where no level is said, something went wrong for good. */
export type Report = (
  what: string,
  details: Readonly<Record<string, unknown>>,
  level?: Level,
) => void;

/**
 * One line of JSON for each thing that happened, on standard error. Of an error only what it says and
 * where it came from: a database's error may carry the very row it could not write.
 */
export function createReport(level: string): Report {
  const log = pino(
    {
      level,
      base: null,
      serializers: {
        error: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, message: error.message, stack: error.stack }
            : { message: String(error) },
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
  return (what, details, level = 'error') => log[level](details, what);
}
