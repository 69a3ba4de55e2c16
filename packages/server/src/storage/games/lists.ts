import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GameRow, GameStatus, Tables } from '../schema.ts';

type Db = Kysely<Tables>;

/** A position in a list, given by the last game shown. Games that move meanwhile do not shift it. */
export interface ListCursor {
  /** Which of the three parts of a person's list it is in. */
  readonly part: number;
  readonly movedAt: number;
  readonly id: string;
  /** A player who plays both sides has two seats in one game. */
  readonly seat: number;
}

export interface ListQuery {
  readonly limit: number;
  readonly after?: ListCursor | undefined;
  /** Only games of this title. */
  readonly game?: string | undefined;
  /** Only open games. */
  readonly isOpen?: boolean;
}

/** A part of a list, and the cursor for the next; null at the end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: ListCursor | null;
}

/** Open games by status, newest first. */
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

/** First games in which the person must act, then other running games, then finished ones. */
const PART = sql<number>`case when games.status = 'over' then 2
  when (games.awaited & (1 << seats.seat)) <> 0 then 0 else 1 end`;

/** The person's games: those in which they must act first, then the newest. */
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

/** The query asks for one row more than needed, which shows whether there are more. */
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
