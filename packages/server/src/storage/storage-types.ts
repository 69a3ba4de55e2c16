import type { Kysely } from 'kysely';
import type { Report } from '../ops/report.ts';
import type { Appender, AppendIn } from './append.ts';
import type { Tables } from './schema.ts';

/** The database. */
export interface Storage {
  readonly db: Kysely<Tables>;
  readonly appender: Appender;
  readonly appendIn: AppendIn;
  /** Several processes may use it at the same time. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://…`, or the path of a SQLite file, or `:memory:`. */
  readonly url: string;
  /** A unique name for this process. */
  readonly process?: string;
  readonly connections?: number;
  /** How long PostgreSQL may take to answer before its connection counts as dead. */
  readonly answerMs?: number;
  readonly report?: Report;
  /** Called when writing has become impossible until a restart. */
  readonly onLost?: (why: unknown) => void;
}
