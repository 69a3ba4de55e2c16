import { pino } from 'pino';

/**
 * `fatal`: the server ends. `error`: only the host can fix it. `warn`: recovers by itself. `info`: normal operation.
 */
export type Level = 'fatal' | 'error' | 'warn' | 'info';

/** Logs an event without secrets; the default level is `error`. */
export type Report = (
  what: string,
  details: Readonly<Record<string, unknown>>,
  level?: Level,
) => void;

/**
 * Logs one line of JSON per event to standard error. Of an error it logs type, message and stack only: a database
 * error may contain the row that it could not write.
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
