import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { type AppendIn, LISTED_EVERY_MS, type NewEntry, type WriteEntries } from '../append.ts';
import { assignPayloads, CHANNEL, encodeNotice } from './entry-notices.ts';

/** For entries that come with notifications. */
const NOTIFY_SEATS = `, told as (
  insert into tellings (game, seat, seq, at)
  select w.game, bit, w.seq, w.at
  from wanted w join stored s on s.game = w.game and s.seq = w.seq
  cross join generate_series(0, 7) as bit
  where (w.tell >> bit) & 1 = 1
)`;

/** One statement is one transaction and one round trip. */
const writeAnd = (more: string): string => `
with wanted as (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::int[], $10::bigint[], $11::int[], $12::text[], $13::bigint[], $14::text[], $15::int[], $16::int[])
  as w(game, seq, at, seat, kind, body, ref, status, awaited, deadline, is_bot_due, outcome, moved_at, note, sheet, tell)
), stored as (
  insert into entries (game, seq, at, seat, kind, body, ref)
  select game, seq, at, seat, kind, body, ref from wanted
  on conflict do nothing returning game, seq
), shown as (
  update games set head = w.seq, status = w.status, awaited = w.awaited, deadline = w.deadline,
    is_bot_due = w.is_bot_due, outcome = w.outcome, moved_at = case
      when w.status <> games.status or w.is_bot_due <> games.is_bot_due
        or games.moved_at <= w.moved_at - ${LISTED_EVERY_MS}
      then w.moved_at else games.moved_at end
  from wanted w join stored s on s.game = w.game and s.seq = w.seq
  where games.id = w.game
)${more}
select array_agg(game) as games, pg_notify('${CHANNEL}', $17 || string_agg(w.note, ''))
from stored join wanted w using (game, seq) group by w.sheet`;

const WRITE = { name: 'write-entries', text: writeAnd('') };
const WRITE_AND_NOTIFY = { name: 'write-entries-and-tell', text: writeAnd(NOTIFY_SEATS) };

/** `process` names the writer, which ignores its own notices. */
export function postgresWriter(pool: Pool, process: string): WriteEntries {
  return async (batch) => {
    const { rows } = await pool.query<Stored>(statementFor(batch, process));
    return whichAreStored(batch, rows);
  };
}

/** Other processes hear of the entry when the transaction commits. */
export function postgresAppendIn(process: string): AppendIn {
  return async (tx, item) => {
    const { text, values } = statementFor([item], process);
    const { rows } = await tx.executeQuery<Stored>(CompiledQuery.raw(text, values));
    return whichAreStored([item], rows).every(Boolean);
  };
}

interface Stored {
  readonly games: readonly string[];
}

function whichAreStored(batch: readonly NewEntry[], rows: readonly Stored[]): readonly boolean[] {
  const stored = new Set(rows.flatMap(({ games }) => games));
  return batch.map(({ entry }) => stored.has(entry.game));
}

function statementFor(batch: readonly NewEntry[], process: string) {
  // The same order in all processes, to avoid deadlocks.
  const sorted = [...batch].sort((a, b) => (a.entry.game < b.entry.game ? -1 : 1));
  const entries = sorted.map(({ entry }) => entry);
  const figures = sorted.map((each) => each.figures);
  const notices = entries.map(encodeNotice);
  const notify = sorted.map((each) => bitsOf(each.notify ?? []));
  return {
    ...(notify.some((bits) => bits !== 0) ? WRITE_AND_NOTIFY : WRITE),
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
      notices,
      assignPayloads(notices),
      notify,
      process,
    ],
  };
}

const bitsOf = (seats: readonly number[]): number =>
  seats.reduce((bits, seat) => bits | (1 << seat), 0);
