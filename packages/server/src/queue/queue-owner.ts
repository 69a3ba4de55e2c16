import { createHmac } from 'node:crypto';
import { must } from '@bivouac/kernel';
import { type Kysely, sql } from 'kysely';
import type { PersonRow, Tables } from '../storage/schema.ts';

/** In whose turn a person's games come in the queues, and the network that they are counted for. */
export interface QueueOwner {
  readonly owner: string;
  readonly network: string;
}

export type QueueOwnerOf = (person: PersonRow, network: string) => QueueOwner;

/**
 * An account is an owner by itself. Guests share one for each network: every request without a cookie makes
 * a new guest, and would get a turn of its own. The address is not stored; the hash is made with a secret
 * that no backup holds.
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
