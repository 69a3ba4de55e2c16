import { type Kysely, sql } from 'kysely';
import type { AuditRow, Tables } from './schema.ts';

type Db = Kysely<Tables>;

const MAX_TRIES = 10;

export type NewAudit = Omit<AuditRow, 'id'>;

/**
 * Does the work and writes the entry that reports it in one transaction. Work that returns false has changed nothing
 * and gets no entry. Entries are numbered without a gap in the order of writing, so that a poller misses none.
 */
export async function withAudit(
  db: Db,
  { at, who, what, subject, detail }: NewAudit,
  work: (tx: Db) => Promise<boolean>,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (!(await work(tx))) return false;
        await sql`insert into audit (id, at, who, what, subject, detail)
          select coalesce(max(id), 0) + 1, ${sql.lit(at)}, ${who}, ${what}, ${subject}, ${detail}
          from audit`.execute(tx);
        return true;
      });
    } catch (error) {
      // Another process took the number, or what the work wanted to take.
      if (tries >= MAX_TRIES) throw error;
    }
  }
}

export async function newestAudit(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

export function auditAfter(db: Db, id: number): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().where('id', '>', id).orderBy('id').execute();
}

/** Newest first. */
export function lastAudits(db: Db, limit: number): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
