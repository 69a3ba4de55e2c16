import { statSync } from 'node:fs';

/** Everything written to it since is lost. */
export class DatabaseFileGone extends Error {
  constructor(path: string) {
    super(`${path} was deleted or replaced while the server used it`);
  }
}

/**
 * Remembers the identity of the database files. A process can write to a deleted file without any error, until it
 * ends. `check` throws if the file or its log was deleted or replaced.
 */
export function identifyFiles(path: string): { check(): void } {
  const file = identityOf(path);
  const logPath = `${path}-wal`;
  let log: string | null = null;
  return {
    check() {
      if (identityOf(path) !== file) throw new DatabaseFileGone(path);
      const now = identityOf(logPath);
      // The log appears with the first write and stays while the file is in use.
      log ??= now;
      if (now !== log) throw new DatabaseFileGone(logPath);
    },
  };
}

function identityOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev} ${stat.ino}`;
}
