import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Appender } from './append.ts';
import type { Tables } from './schema.ts';

/** Where everything that must not be lost lies. */
export interface Storage {
  readonly db: Kysely<Tables>;
  readonly appender: Appender;
  /** Only for PostgreSQL: connections for what Kysely does not do. */
  readonly pool: Pool | null;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://…`, or the path of a SQLite file, or `:memory:`. */
  readonly url: string;
  /** A name for this process that no other has. */
  readonly process?: string;
  readonly connections?: number;
}
