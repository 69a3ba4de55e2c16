import { type Kysely, sql } from 'kysely';

/** Push subscriptions, and notifications that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // It was never used.
  await db.schema.dropTable('mailboxes').execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('cs', 'en')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('subscriptions_by_person')
    .on('subscriptions')
    .column('person')
    .execute();
  await db.schema
    .createTable('tellings')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tellings_key', ['game', 'seat', 'seq'])
    .execute();
}
