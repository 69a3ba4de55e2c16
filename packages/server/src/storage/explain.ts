import { DatabaseInUse } from './sqlite/sqlite-lock.ts';

const PRIMARY_CODE = 0xff;

/** By SQLite's primary result codes. */
const SQLITE: { readonly [code: number]: (path: string, why: string) => string } = {
  5: (path) => `Another program has locked the database ${path}. End that program first.`,
  8: notWritable,
  10: (path, why) => `The disk does not read or write the database ${path} (${why}).`,
  11: damaged,
  13: diskFull,
  14: notWritable,
  26: damaged,
};

const FILE_SYSTEM: { readonly [code: string]: (path: string, why: string) => string } = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  EISDIR: notWritable,
  ENOTDIR: notWritable,
  ENOENT: notWritable,
  ENOSPC: diskFull,
};

function notWritable(path: string, why: string): string {
  return `The database ${path} cannot be written (${why}). Check the rights of the file and its folder, or choose another folder with DATA_DIR.`;
}

function damaged(path: string, why: string): string {
  return `The database ${path} is damaged, or is no SQLite database (${why}). Move it away and put back a backup with “npx bivouac restore”; docs/HOSTING.md says how.`;
}

function diskFull(path: string): string {
  return `The disk is full: the database ${path} cannot be written. Make room and start again.`;
}

/** Why the server cannot start on a SQLite file, as a sentence; null if the file is not the cause. */
export function explainSqliteError(error: unknown, path: string): string | null {
  if (error instanceof DatabaseInUse) {
    return `Another server already uses the database ${path}. Stop it first, or give this one a folder of its own with DATA_DIR.`;
  }
  if (!(error instanceof Error)) return null;
  const { message } = error;
  if (isFromNewerVersion(message)) return newerVersion(`The database ${path}`);
  const explain =
    'errcode' in error
      ? SQLITE[Number(error.errcode) & PRIMARY_CODE]
      : FILE_SYSTEM['code' in error ? String(error.code) : ''];
  return explain?.(path, message) ?? null;
}

/** SQLSTATE classes and system error codes that a host can act on. */
const POSTGRES = /^(E[A-Z]+|08...|28...|3D000|42501|53...|57P0[1-3]|25006)$/;

/** Like `explainSqliteError`, for PostgreSQL. Names the address without user and password. */
export function explainPostgresError(error: unknown, url: string): string | null {
  if (!URL.canParse(url)) {
    return 'DATABASE_URL is no address; it must look like postgres://user:password@host/database.';
  }
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  if (!(error instanceof Error)) return null;
  if (isFromNewerVersion(error.message)) return newerVersion(`The database ${place}`);
  const code = 'code' in error ? String(error.code) : '';
  const isTimeout = /timeout/i.test(error.message);
  if (!POSTGRES.test(code) && !isTimeout) return null;
  return `PostgreSQL at ${place} cannot be used (${error.message || code}). Check DATABASE_URL, and whether the database runs.`;
}

/** Matches Kysely's message. */
function isFromNewerVersion(message: string): boolean {
  return /previously executed migration .* is missing/.test(message);
}

function newerVersion(what: string): string {
  return `${what} was last used by a newer version of Bivouac. Start that version, or put back a backup that was made before it.`;
}
