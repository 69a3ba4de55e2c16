import { type Kysely, sql } from 'kysely';

/** Passkeys, settings of accounts, and mailboxes for notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('persons').addColumn('settings', 'text').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mailboxes')
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('email', 'push')`))
    .addColumn('address', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mailboxes_key', ['person', 'kind', 'address'])
    .execute();
}
