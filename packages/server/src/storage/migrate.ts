import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import * as tables from './migrations/0001-tables.ts';
import * as passkeys from './migrations/0002-passkeys.ts';
import * as tellings from './migrations/0003-tellings.ts';
import * as entriesByGame from './migrations/0004-entries-by-game.ts';
import * as listsByPlace from './migrations/0005-lists-by-place.ts';
import * as sharedSecret from './migrations/0006-shared-secret.ts';
import * as gamesToRate from './migrations/0007-games-to-rate.ts';
import * as outages from './migrations/0008-outages.ts';
import * as queueOwner from './migrations/0009-queue-owner.ts';
import * as accounts from './migrations/0010-accounts.ts';
import * as serverState from './migrations/0011-server-state.ts';
import * as moderation from './migrations/0012-moderation.ts';
import * as seatLinks from './migrations/0013-seat-links.ts';
import * as deviceLinks from './migrations/0014-device-links.ts';
import * as queueNetwork from './migrations/0015-queue-network.ts';
import * as replacedSessions from './migrations/0016-replaced-sessions.ts';
import * as anyLanguage from './migrations/0018-any-language.ts';
import type { Tables } from './schema.ts';

/**
 * In order. A published migration never changes, and never its name: databases store the names of the migrations they
 * have had, and Kysely refuses a database that names an unknown one. So 0017, a number that no version ever used, stays
 * free. The version of the tables, in backups too, is the number of migrations and not the number in their names.
 *
 * New columns allow null or have a default, because backups of earlier versions are restored into the newest tables.
 */
const MIGRATIONS = {
  '0001-tables': tables,
  '0002-passkeys': passkeys,
  '0003-tellings': tellings,
  '0004-entries-by-game': entriesByGame,
  '0005-lists-by-place': listsByPlace,
  '0006-shared-secret': sharedSecret,
  '0007-games-to-rate': gamesToRate,
  '0008-outages': outages,
  '0009-queue-owner': queueOwner,
  '0010-accounts': accounts,
  '0011-server-state': serverState,
  '0012-moderation': moderation,
  '0013-seat-links': seatLinks,
  '0014-device-links': deviceLinks,
  '0015-queue-network': queueNetwork,
  '0016-replaced-sessions': replacedSessions,
  '0018-any-language': anyLanguage,
};

export const LATEST = Object.keys(MIGRATIONS).length;

/**
 * Migrates to the newest or the given version in one transaction; several processes may call it at once. Returns the
 * names of the steps taken.
 */
export async function migrate(db: Kysely<Tables>, version = LATEST): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const name = Object.keys(MIGRATIONS)[version - 1];
  if (name === undefined) throw new Error(`there is no version ${version} of the tables`);
  const { error, results = [] } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** The version of the existing tables; 0 if there are none. */
export async function versionOf(db: Kysely<Tables>): Promise<number> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 0;
  const { rows } = await sql<{
    count: number | string;
  }>`select count(*) as count from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
