import type { Pool } from 'pg';
import type { WriteEntries } from './append.ts';

/** The channel on which processes tell each other that a game has a new entry. */
export const CHANNEL = 'bivouac';

/** One statement is one transaction and one way to the database and back. */
const WRITE = `
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::int[], $10::bigint[], $11::int[], $12::text[], $13::bigint[])
  as w(game, seq, at, seat, kind, body, ref, status, awaited, deadline, is_bot_due, outcome, moved_at)
), stored as (
  insert into entries (game, seq, at, seat, kind, body, ref)
  select game, seq, at, seat, kind, body, ref from wanted
  on conflict do nothing returning game, seq
), shown as (
  update games set head = w.seq, status = w.status, awaited = w.awaited, deadline = w.deadline,
    is_bot_due = w.is_bot_due, outcome = w.outcome, moved_at = w.moved_at
  from wanted w join stored s on s.game = w.game and s.seq = w.seq
  where games.id = w.game
)
select game, pg_notify('${CHANNEL}', $14 || ' ' || game || ' ' || seq) from stored`;

/** `process` names the writer, who need not be told of his own entries. */
export function postgresWriter(pool: Pool, process: string): WriteEntries {
  return async (batch) => {
    // In one order everywhere: two processes that write the same games must not wait for each other.
    const sorted = [...batch].sort((a, b) => (a.entry.game < b.entry.game ? -1 : 1));
    const entries = sorted.map(({ entry }) => entry);
    const figures = sorted.map((each) => each.figures);
    const { rows } = await pool.query<{ game: string }>({
      name: 'write-entries',
      text: WRITE,
      values: [
        entries.map(({ game }) => game),
        entries.map(({ seq }) => seq),
        entries.map(({ at }) => at),
        entries.map(({ seat }) => seat),
        entries.map(({ kind }) => kind),
        entries.map(({ body }) => body),
        entries.map(({ ref }) => ref),
        figures.map(({ status }) => status),
        figures.map(({ awaited }) => awaited),
        figures.map(({ deadline }) => deadline),
        figures.map(({ is_bot_due }) => is_bot_due),
        figures.map(({ outcome }) => outcome),
        figures.map(({ moved_at }) => moved_at),
        process,
      ],
    });
    const stored = new Set(rows.map(({ game }) => game));
    return batch.map(({ entry }) => stored.has(entry.game));
  };
}
