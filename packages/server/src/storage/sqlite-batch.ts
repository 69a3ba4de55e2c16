import type { NewEntry } from './append.ts';
import type { SqliteFile } from './sqlite-driver.ts';

/** What a writing thread is asked, and what it answers. */
export type WriteOrder = readonly NewEntry[] | 'close';
export type WriteAnswer =
  | { readonly stored: readonly boolean[] }
  | { readonly message: string; readonly errcode: number | null };

const INSERT = `insert into entries (game, seq, at, seat, kind, body, ref) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do nothing`;
const UPDATE = `update games set head = ?, status = ?, awaited = ?, deadline = ?, is_bot_due = ?, outcome = ?,
  moved_at = ? where id = ?`;
const TELL = 'insert into tellings (game, seat, seq, at) values (?, ?, ?, ?)';

/** The whole batch in one transaction and without a pause, so that nobody can get in between. */
export function writeBatch(file: SqliteFile, batch: readonly NewEntry[]): boolean[] {
  file.raw.exec('begin immediate');
  try {
    const insert = file.prepare(INSERT);
    const update = file.prepare(UPDATE);
    const stored = batch.map(({ entry, figures, tell = [] }) => {
      const { game, seq, at, seat, kind, body, ref } = entry;
      if (Number(insert.run(game, seq, at, seat, kind, body, ref).changes) === 0) return false;
      const { status, awaited, deadline, is_bot_due, outcome, moved_at } = figures;
      update.run(seq, status, awaited, deadline, is_bot_due, outcome, moved_at, game);
      for (const person of tell) file.prepare(TELL).run(game, person, seq, at);
      return true;
    });
    file.raw.exec('commit');
    return stored;
  } catch (error) {
    if (file.raw.isTransaction) file.raw.exec('rollback');
    throw error;
  }
}
