import { pino } from 'pino';

/** Tells of what went wrong, without a secret. */
export type Report = (what: string, details: Readonly<Record<string, unknown>>) => void;

/**
 * One line of JSON for each thing that went wrong, on standard error. Of an error only what it says and
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
  return (what, details) => log.error(details, what);
}
