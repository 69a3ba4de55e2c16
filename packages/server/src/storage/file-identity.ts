import { statSync } from 'node:fs';

/** What was written to it since is lost. */
export class DatabaseFileGone extends Error {
  constructor(path: string) {
    super(`${path} was deleted or replaced while the server used it`);
  }
}

/**
 * Remembers which files a database is in. A deleted file can be written to for as long as it is open, without
 * any error, and is gone with the process. `check` throws when a file or its log is not in its place any more.
 */
export function identifyFiles(path: string): { check(): void } {
  const file = identityOf(path);
  const logPath = `${path}-wal`;
  let log: string | null = null;
  return {
    check() {
      if (identityOf(path) !== file) throw new DatabaseFileGone(path);
      const now = identityOf(logPath);
      // The log comes with the first entry, and stays as long as anybody uses the file.
      log ??= now;
      if (now !== log) throw new DatabaseFileGone(logPath);
    },
  };
}

function identityOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev} ${stat.ino}`;
}
