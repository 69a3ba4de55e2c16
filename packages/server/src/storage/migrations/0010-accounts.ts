import type { Kysely } from 'kysely';
import { fillSkeletons } from '../accounts/skeletons.ts';

/** Tables for managing, recovering and deleting accounts, and limits that processes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const addColumns = async (table: string, columns: readonly [string, 'text' | 'bigint'][]) => {
    for (const [name, type] of columns) {
      await db.schema.alterTable(table).addColumn(name, type).execute();
    }
  };
  await addColumns('persons', [
    ['name_skeleton', 'text'],
    ['deleted_at', 'bigint'],
  ]);
  await addColumns('sessions', [
    ['created_at', 'bigint'],
    ['seen_at', 'bigint'],
    ['proved_at', 'bigint'],
    ['device', 'text'],
  ]);
  await addColumns('passkeys', [
    ['label', 'text'],
    ['used_at', 'bigint'],
  ]);
  const owned = (table: string, key: string) =>
    db.schema
      .createTable(table)
      .addColumn(key, 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'));
  await owned('challenges', 'challenge_hash')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await owned('recovery_codes', 'code_hash')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await owned('devices', 'token_hash')
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['recovery_codes', 'devices', 'passkeys']) {
    await db.schema.createIndex(`${table}_by_person`).on(table).column('person').execute();
  }
  await db.schema
    .createTable('allowances')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('full_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('persons_by_skeleton')
    .on('persons')
    .column('name_skeleton')
    .unique()
    .execute();
  await fillSkeletons(db);
}
