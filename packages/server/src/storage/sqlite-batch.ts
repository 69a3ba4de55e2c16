import { LISTED_EVERY_MS, type NewEntry } from './append.ts';
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

/** Writes the batch synchronously in one transaction, so that no other statement comes between. */
export function writeBatch(file: SqliteFile, batch: readonly NewEntry[]): boolean[] {
  file.raw.exec('begin immediate');
  try {
    const insert = file.prepare(INSERT);
    const update = file.prepare(UPDATE);
    const list = file.prepare(LIST);
    const stored = batch.map(({ entry, figures, notify = [] }) => {
      const { game, seq, at, seat, kind, body, ref } = entry;
      if (Number(insert.run(game, seq, at, seat, kind, body, ref).changes) === 0) return false;
      const { status, awaited, deadline, is_bot_due, outcome, moved_at } = figures;
      update.run(seq, awaited, deadline, outcome, game);
      list.run(game, status, is_bot_due, moved_at);
      for (const seatToNotify of notify)
        file.prepare(INSERT_NOTIFICATION).run(game, seatToNotify, seq, at);
      return true;
    });
    file.raw.exec('commit');
    return stored;
  } catch (error) {
    if (file.raw.isTransaction) file.raw.exec('rollback');
    throw error;
  }
}
