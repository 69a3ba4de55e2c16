import { type Kysely, sql } from 'kysely';

/**
 * The database no longer lists the languages: a new one needs no migration. SQLite cannot drop a check, so the
 * table is made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions_in_any_language')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into subscriptions_in_any_language (endpoint, person, p256dh, auth, language, created_at)
    select endpoint, person, p256dh, auth, language, created_at from subscriptions`.execute(db);
  await db.schema.dropTable('subscriptions').execute();
  await db.schema.alterTable('subscriptions_in_any_language').renameTo('subscriptions').execute();
  await db.schema
    .createIndex('subscriptions_by_person')
    .on('subscriptions')
    .column('person')
    .execute();
}
