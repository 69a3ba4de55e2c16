import { createHmac } from 'node:crypto';
import { must } from '@bivouac/kernel';
import { type Kysely, sql } from 'kysely';
import type { PersonRow, Tables } from '../storage/schema.ts';

/** The owner in whose turn a person's games are queued, and the network they count for. */
export interface QueueOwner {
  readonly owner: string;
  readonly network: string;
}

export type QueueOwnerOf = (person: PersonRow, network: string) => QueueOwner;

/**
 * An account is its own owner. Guests share one owner per network: every request without a cookie makes a new guest,
 * who would get an extra turn. The address is not stored; it is hashed with a secret that no backup contains.
 */
export async function createQueueOwnerOf(db: Kysely<Tables>): Promise<QueueOwnerOf> {
  const { rows } = await sql<{ secret: string }>`select secret from shared_secret`.execute(db);
  const { secret } = must(rows[0], 'a secret of the database');
  return (person, address) => {
    const hash = createHmac('sha256', secret).update(`queue ${address}`).digest('base64url');
    const network = `network ${hash.slice(0, 16)}`;
    return { owner: person.name === null ? network : person.id, network };
  };
}
