import { Kysely } from 'kysely';
import { createAppender } from './append.ts';
import { directWriter, threadedWriter } from './append-sqlite.ts';
import { migrate } from './migrate.ts';
import type { Storage, StorageOptions } from './places.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { SqliteFile } from './sqlite-file.ts';

export type { Storage, StorageOptions } from './places.ts';

/** Not brought to the newest version yet: for whoever wants to look first. */
export async function connectStorage(options: StorageOptions): Promise<Storage> {
  if (!isPostgres(options.url)) return connectSqlite(options.url);
  // Code that a server with a file does not need in memory.
  const { connectPostgres } = await import('./postgres.ts');
  return connectPostgres(options);
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const storage = await connectStorage(options);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function connectSqlite(path: string): Storage {
  const file = new SqliteFile(path);
  const writer = path === ':memory:' ? directWriter(file) : threadedWriter(path);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, writer) });
  const appender = createAppender(writer.write, { lanes: 1, largest: 1_000 });
  const close = async (): Promise<void> => {
    await appender.drained();
    await writer.close();
    await db.destroy();
    file.close();
  };
  return { db, appender, pool: null, close };
}
