import type { Kysely } from 'kysely';
import type { Report } from '../ops/report.ts';
import type { Appender } from './append.ts';
import type { Tables } from './schema.ts';

/** Where everything that must not be lost lies. */
export interface Storage {
  readonly db: Kysely<Tables>;
  readonly appender: Appender;
  /** Several processes may use it at the same time. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://…`, or the path of a SQLite file, or `:memory:`. */
  readonly url: string;
  /** A name for this process that no other has. */
  readonly process?: string;
  readonly connections?: number;
  /** How long PostgreSQL may take for an answer; one that takes longer is held for gone. */
  readonly answerMs?: number;
  readonly report?: Report;
  /** Nothing can be written any more, until a new start. */
  readonly onLost?: (why: unknown) => void;
}
