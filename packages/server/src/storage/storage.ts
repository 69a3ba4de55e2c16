import { Kysely } from 'kysely';
import { createAppender } from './append.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { appendInSqlite, directWriter, threadedWriter } from './sqlite/append-sqlite.ts';
import { canCheckpointConcurrently, startCheckpointer } from './sqlite/sqlite-checkpointer.ts';
import { sqliteDialect } from './sqlite/sqlite-driver.ts';
import { SqliteFile } from './sqlite/sqlite-file.ts';
import type { Storage, StorageOptions } from './storage-types.ts';

export type { Storage, StorageOptions } from './storage-types.ts';

/** Connects without migrating, for callers that check the version first. */
export async function connectStorage(options: StorageOptions): Promise<Storage> {
  if (!isPostgres(options.url)) return connectSqlite(options);
  // Loaded only if needed.
  const { connectPostgres } = await import('./postgres/postgres.ts');
  return connectPostgres(options);
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const storage = await connectStorage(options);
  try {
    for (const step of await bringUpToDate(storage, options.url)) {
      options.report?.('the tables were changed', { step }, 'info');
    }
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

async function bringUpToDate({ db }: Storage, url: string): Promise<readonly string[]> {
  if (!isPostgres(url)) return migrate(db);
  const { migratePostgres } = await import('./postgres/postgres.ts');
  return migratePostgres(url);
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function connectSqlite({ url: path, onLost }: StorageOptions): Storage {
  const file = new SqliteFile(path);
  const isInMemory = path === ':memory:';
  const writer = isInMemory ? directWriter(file) : threadedWriter(path, onLost);
  const checkpointer = isInMemory || !canCheckpointConcurrently() ? null : startCheckpointer(path);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, writer) });
  const appender = createAppender(writer.write, { lanes: 3, largest: 1_000 });
  const close = async (): Promise<void> => {
    await appender.drained();
    await Promise.all([writer.close(), checkpointer?.close()]);
    await db.destroy();
    file.close();
  };
  return { db, appender, appendIn: appendInSqlite, isShared: false, close };
}
