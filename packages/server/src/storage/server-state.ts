import type { Kysely } from 'kysely';
import type { StateRow, Tables } from './schema.ts';

export async function readState(
  db: Kysely<Tables>,
  key: StateRow['key'],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function writeState(db: Kysely<Tables>, row: StateRow): Promise<void> {
  const { value } = row;
  await db
    .insertInto('server_state')
    .values(row)
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
}
