import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** A person as the host's list shows them. */
export interface ListedPlayer {
  readonly id: string;
  /** Null for a guest and for a deleted account. */
  readonly name: string | null;
  readonly created_at: number;
  readonly banned_at: number | null;
  /** When one of their sessions was last used, to the hour. */
  readonly seen_at: number | null;
  readonly games: number;
  readonly sessions: number;
}

export interface PlayersQuery {
  /** Part of a name, or an id. */
  readonly search: string | null;
  readonly limit: number;
  readonly hasGuests: boolean;
}

/** Most recently seen first. */
export async function listPlayers(
  db: Kysely<Tables>,
  { search, limit, hasGuests }: PlayersQuery,
): Promise<readonly ListedPlayer[]> {
  let query = db
    .selectFrom('persons')
    .select(['id', 'name', 'created_at', 'banned_at'])
    .select((eb) => [
      eb
        .selectFrom('sessions')
        .select((s) => s.fn.max('seen_at').as('seen_at'))
        .whereRef('sessions.person', '=', 'persons.id')
        .as('seen_at'),
      eb
        .selectFrom('sessions')
        .select((s) => s.fn.countAll<number | string>().as('count'))
        .whereRef('sessions.person', '=', 'persons.id')
        .where('sessions.replaced_by', 'is', null)
        .as('sessions'),
      eb
        .selectFrom('seats')
        .select((s) => s.fn.count<number | string>('game').distinct().as('count'))
        .whereRef('seats.person', '=', 'persons.id')
        .as('games'),
    ]);
  if (!hasGuests) query = query.where('name', 'is not', null);
  if (search !== null) {
    query = query.where((eb) =>
      eb.or([
        eb('id', '=', search),
        eb(sql`lower(name)`, 'like', likeOf(search)).and('name', 'is not', null),
        eb('name_key', 'like', likeOf(search)),
      ]),
    );
  }
  const rows = await query
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ seen_at, sessions, games, ...row }) => ({
    ...row,
    seen_at: seen_at === null ? null : Number(seen_at),
    ...{ sessions: Number(sessions), games: Number(games) },
  }));
}

/** Escapes the wildcards of LIKE. */
const likeOf = (part: string): string => `%${part.toLowerCase().replace(/[%_\\]/g, '_')}%`;
