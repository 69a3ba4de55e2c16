import { createHmac } from 'node:crypto';
import { must } from '@bivouac/kernel';
import { type Kysely, sql } from 'kysely';
import type { PersonRow, Tables } from '../storage/schema.ts';

/** Names the owner of a person's games in the queues. */
export type QueueOwnerOf = (person: PersonRow, network: string) => string;

/**
 * An account is an owner by itself. Guests share one for each network: every request without a cookie makes
 * a new guest, and would get a turn of its own. The address is not stored; the hash is made with a secret
 * that no backup holds.
 */
export async function queueOwners(db: Kysely<Tables>): Promise<QueueOwnerOf> {
  const { rows } = await sql<{ secret: string }>`select secret from shared_secret`.execute(db);
  const { secret } = must(rows[0], 'a secret of the database');
  return (person, network) =>
    person.name !== null
      ? person.id
      : `network ${createHmac('sha256', secret).update(`queue ${network}`).digest('base64url').slice(0, 16)}`;
}
