import { LISTED_EVERY_MS, type NewEntry } from '../append.ts';
import type { Answer, SqliteFile, Value } from './sqlite-file.ts';

/** Messages to the writer thread, and its answers. */
export type WriteOrder =
  | { readonly batch: readonly NewEntry[] }
  | { readonly sql: string; readonly values: readonly Value[] }
  | 'close';
export interface Stored {
  readonly stored: readonly boolean[];
}
export type WriteAnswer =
  | Stored
  | Answer
  | { readonly message: string; readonly errcode: number | null };

const INSERT = `insert into entries (game, seq, at, seat, kind, body, ref) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const UPDATE = 'update games set head = ?, awaited = ?, deadline = ?, outcome = ? where id = ?';
// Columns of the list indexes: each change to them also writes several index pages.
const LIST = `update games set status = ?2, is_bot_due = ?3, moved_at = ?4 where id = ?1
  and (status <> ?2 or is_bot_due <> ?3 or moved_at <= ?4 - ${LISTED_EVERY_MS})`;
const INSERT_NOTIFICATION = 'insert into tellings (game, seat, seq, at) values (?, ?, ?, ?)';

export type Write = readonly [sql: string, values: readonly Value[]];

export function insertOf({ entry }: NewEntry): Write {
  const { game, seq, at, seat, kind, body, ref } = entry;
  return [INSERT, [game, seq, at, seat, kind, body, ref]];
}

/** The writes that belong to a stored entry. */
export function updatesOf({ entry, figures, notify = [] }: NewEntry): readonly Write[] {
  const { game, seq, at } = entry;
  const { status, awaited, deadline, is_bot_due, outcome, moved_at } = figures;
  return [
    [UPDATE, [seq, awaited, deadline, outcome, game]],
    [LIST, [game, status, is_bot_due, moved_at]],
    ...notify.map((seat): Write => [INSERT_NOTIFICATION, [game, seat, seq, at]]),
  ];
}

/** Writes the batch synchronously in one transaction, so that no other statement comes between. */
export function writeBatch(file: SqliteFile, batch: readonly NewEntry[]): boolean[] {
  const run = ([sql, values]: Write): number => Number(file.prepare(sql).run(...values).changes);
  file.raw.exec('begin immediate');
  try {
    const stored = batch.map((item) => {
      if (run(insertOf(item)) === 0) return false;
      for (const update of updatesOf(item)) run(update);
      return true;
    });
    file.raw.exec('commit');
    return stored;
  } catch (error) {
    if (file.raw.isTransaction) file.raw.exec('rollback');
    throw error;
  }
}
