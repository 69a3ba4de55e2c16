import type { Kysely } from 'kysely';
import { skeletonOf } from '../../accounts/names.ts';
import type { PersonRow } from '../schema.ts';

/**
 * Stores the skeleton of each name, oldest account first. Of two names that look alike only the older one holds the
 * skeleton; both accounts stay usable by their exact names, and no third account can take it.
 */
export async function fillSkeletons(anyDb: Kysely<unknown>): Promise<void> {
  // A migration knows the tables of its time; this one comes after `persons`.
  const db = anyDb as Kysely<{ persons: PersonRow }>;
  const named = await db
    .selectFrom('persons')
    .select(['id', 'name', 'name_skeleton'])
    .where('name', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const held = new Set(named.map(({ name_skeleton }) => name_skeleton));
  for (const { id, name, name_skeleton } of named) {
    if (name === null || name_skeleton !== null) continue;
    const skeleton = skeletonOf(name);
    if (held.has(skeleton)) continue;
    held.add(skeleton);
    await db.updateTable('persons').set({ name_skeleton: skeleton }).where('id', '=', id).execute();
  }
}
