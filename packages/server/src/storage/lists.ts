import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GameRow, GameStatus, Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** A place in a list: of the game that was shown last. Games that move meanwhile do not shift it. */
export interface ListCursor {
  /** In the list of one person's games, which of its three parts it is. */
  readonly part: number;
  readonly movedAt: number;
  readonly id: string;
  /** Who plays against himself has two seats in one game. */
  readonly seat: number;
}

export interface ListQuery {
  readonly limit: number;
  readonly after?: ListCursor | undefined;
  /** Only games of this title. */
  readonly game?: string | undefined;
  /** Only games that anybody may find. */
  readonly isOpen?: boolean;
}

/** Some of a list, and where it goes on; null at its end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: ListCursor | null;
}

/** Games that anybody may find: waiting for a player, running, or over. Newest first. */
export async function openGames(
  db: Db,
  status: GameStatus,
  query: ListQuery,
): Promise<ListPage<GameRow>> {
  const rows = await openGamesQuery(db, status, query).execute();
  return pageOf(rows, query.limit, () => ({ part: 0, seat: 0 }));
}

export function openGamesQuery(db: Db, status: GameStatus, { limit, after, game }: ListQuery) {
  let query = db
    .selectFrom('games')
    .selectAll()
    .where('status', '=', status)
    .where('is_open', '=', 1);
  if (after !== undefined) query = query.where(sql`(moved_at, id)`, '<', cursorOf(after));
  if (game !== undefined) query = query.where('game', '=', game);
  return query
    .orderBy('moved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
}

/** First where he is asked, then where others are, then what is over. */
const PART = sql<number>`case when games.status = 'over' then 2
  when (games.awaited & (1 << seats.seat)) <> 0 then 0 else 1 end`;

/** The person's games: those where he must act first, then the newest. */
export async function gamesOf(
  db: Db,
  person: string,
  query: ListQuery,
): Promise<ListPage<GameRow & { readonly seat: number }>> {
  const rows = await gamesOfQuery(db, person, query).execute();
  return pageOf(rows, query.limit, ({ part, seat }) => ({ part, seat }));
}

export function gamesOfQuery(db: Db, person: string, { limit, after, isOpen }: ListQuery) {
  let query = db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .selectAll('games')
    .select(['seats.seat as seat', PART.as('part')])
    .where('seats.person', '=', person);
  if (isOpen) query = query.where('games.is_open', '=', 1);
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(${PART} > ${after.part} or (${PART} = ${after.part}
        and (games.moved_at, games.id, seats.seat) < (${after.movedAt}, ${after.id}, ${after.seat})))`,
    );
  }
  return query
    .orderBy('part')
    .orderBy('games.moved_at', 'desc')
    .orderBy('games.id', 'desc')
    .orderBy('seats.seat', 'desc')
    .limit(limit + 1);
}

const cursorOf = ({ movedAt, id }: ListCursor): RawBuilder<unknown> => sql`(${movedAt}, ${id})`;

/** One row more than was wanted tells that there are more. */
function pageOf<Row extends GameRow>(
  found: readonly Row[],
  limit: number,
  rest: (row: Row) => Pick<ListCursor, 'part' | 'seat'>,
): ListPage<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || last === undefined) return { rows, next: null };
  return { rows, next: { ...rest(last), movedAt: last.moved_at, id: last.id } };
}
