import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { LISTED_EVERY_MS } from '../append.ts';
import type { EntryRow, GameRow, NotificationRow, SeatRow, Tables } from '../schema.ts';
import { insertNotification } from './notifications.ts';

type Db = Kysely<Tables>;

/** Stores a game with its seats and notifications in one transaction. False if the id is taken. */
export async function insertGame(
  db: Db,
  game: GameRow,
  seats: readonly SeatRow[],
  notifications: readonly NotificationRow[] = [],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('games')
      .values(game)
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await tx
      .insertInto('seats')
      .values([...seats])
      .execute();
    for (const row of notifications) await insertNotification(tx, row);
    return true;
  });
}

export function findGameRow(db: Db, id: string): Promise<GameRow | undefined> {
  return db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface NamedSeat extends SeatRow {
  /** The account's name; null for guests, bots and empty seats. */
  readonly name: string | null;
  /** When the player deleted their account, and when the host banned them. */
  readonly deleted_at: number | null;
  readonly banned_at: number | null;
}

export function seatsOf(db: Db, games: readonly string[]): Promise<NamedSeat[]> {
  if (games.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('seats')
    .leftJoin('persons', 'persons.id', 'seats.person')
    .selectAll('seats')
    .select(['persons.name as name', 'persons.deleted_at as deleted_at'])
    .select('persons.banned_at as banned_at')
    .where('seats.game', 'in', [...games])
    .orderBy('seats.game')
    .orderBy('seats.seat')
    .execute();
}

/** The seats without the players' names, whose columns differ in tables of an earlier version. */
export async function namelessSeatsOf(db: Db, game: string): Promise<NamedSeat[]> {
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('game', '=', game)
    .orderBy('seat')
    .execute();
  return seats.map((seat) => ({ ...seat, name: null, deleted_at: null, banned_at: null }));
}

export function entriesAfter(db: Db, game: string, seq: number): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', game)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
}

export async function headOf(db: Db, game: string): Promise<number | undefined> {
  const row = await db.selectFrom('games').select('head').where('id', '=', game).executeTakeFirst();
  return row?.head;
}

interface SeatKey {
  readonly game: string;
  readonly seat: number;
}

/** Whether the person is not banned, checked in the same statement that gives them a seat. */
const isNotBanned =
  (person: string) =>
  ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'seats'>) =>
    not(
      exists(
        selectFrom('persons')
          .select('persons.id')
          .where('persons.id', '=', person)
          .where('persons.banned_at', 'is not', null),
      ),
    );

/** An update that applies only while the seat is free. */
function freeSeat(db: Db, { game, seat }: SeatKey) {
  return db
    .updateTable('seats')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('bot', 'is', null)
    .where('taken_at', 'is', null);
}

/** Invalidates the link that the seat was taken with, in the same statement. */
const SPENT = { used_hash: sql<string | null>`token_hash`, token_hash: null };

/**
 * Takes a free seat for a player; false if it was not free or the player is banned. Of two players at once, one gets
 * it. `link`: hash of the token that must still be the seat's.
 */
export async function takeSeat(
  db: Db,
  key: SeatKey,
  sitting: { readonly person: string; readonly taken_at: number },
  link?: string,
): Promise<boolean> {
  const free = freeSeat(db, key)
    .set({ ...sitting, ...SPENT })
    .where(isNotBanned(sitting.person));
  const fitting = link === undefined ? free : free.where('token_hash', '=', link);
  return (await fitting.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Gives a seat that was taken without a session, as earlier versions allowed, to the holder of its link. */
export async function claimSeat(
  db: Db,
  { game, seat }: SeatKey,
  person: string,
  link: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ person, ...SPENT })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('person', 'is', null)
    .where('token_hash', '=', link)
    .where(isNotBanned(person))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a seat without an owner to the player who had it in the previous game. */
export async function inheritSeat(
  db: Db,
  { game, seat }: SeatKey,
  { person, taken_at }: { readonly person: string; readonly taken_at: number },
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ person, taken_at: sql<number>`coalesce(taken_at, ${taken_at})`, ...SPENT })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('person', 'is', null)
    .where('token_hash', 'is not', null)
    .where(isNotBanned(person))
    .execute();
}

/** Old backups contain links of seats that have an owner. */
export async function retireUsedLinks(db: Db): Promise<void> {
  await db
    .updateTable('seats')
    .set(SPENT)
    .where('person', 'is not', null)
    .where('taken_at', 'is not', null)
    .where('token_hash', 'is not', null)
    .execute();
}

/** Gives a free seat a new token and invalidates the old one; false if the seat is taken. */
export async function renewFreeSeat(db: Db, key: SeatKey, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await freeSeat(db, key)
    .set({ token_hash: hash })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Number of unfinished games that the person has made or sits in. */
export async function countUnfinished(db: Db, person: string): Promise<number> {
  const made = db
    .selectFrom('games')
    .select('id')
    .where('creator', '=', person)
    .where('status', '<>', 'over');
  const joined = db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select('games.id')
    .where('seats.person', '=', person)
    .where('games.status', '<>', 'over');
  const { count } = await db
    .selectFrom(made.union(joined).as('unfinished'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type QueuedGame = Pick<GameRow, 'id' | 'queue_owner' | 'queue_network'>;

function gamesWithBotDue(db: Db, since: number) {
  return db
    .selectFrom('games')
    .select(['id', 'queue_owner', 'queue_network'])
    .where('is_bot_due', '=', 1)
    .where('moved_at', '<=', since);
}

/** Games in which a bot has owed a decision at least since then, to a player who has acted after `recent`. */
export function gamesAwaitingBots(
  db: Db,
  recent: number,
  since = Number.MAX_SAFE_INTEGER,
): Promise<QueuedGame[]> {
  // Saves the database from reading the entries of idle games.
  const inUse = gamesWithBotDue(db, since).where('moved_at', '>', recent - LISTED_EVERY_MS);
  return inUse
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.game', '=', 'games.id')
          .where('seats.bot', 'is', null)
          .where((seat) =>
            seat.exists(
              seat
                .selectFrom('entries')
                .select('entries.seq')
                .whereRef('entries.game', '=', 'seats.game')
                .whereRef('entries.seat', '=', 'seats.seat')
                .where('entries.at', '>', recent),
            ),
          ),
      ),
    )
    .execute();
}

/** Those of the given games in which a bot has owed a decision at least since then. */
export async function gamesWithBotsDue(
  db: Db,
  games: readonly string[],
  since: number,
): Promise<QueuedGame[]> {
  if (games.length === 0) return [];
  return gamesWithBotDue(db, since).where('id', 'in', games).execute();
}

/** The result is not rated. */
export async function leaveUnrated(db: Db, game: string): Promise<void> {
  await db.updateTable('games').set({ is_rated: 0 }).where('id', '=', game).execute();
}

/** Finished games that are not rated yet. */
export async function gamesToRate(db: Db): Promise<string[]> {
  return (await gamesToRateQuery(db).execute()).map(({ id }) => id);
}

export function gamesToRateQuery(db: Db) {
  // Exactly as in the partial index: SQLite compares the text of the condition.
  return db
    .selectFrom('games')
    .select('id')
    .where(sql<boolean>`status = 'over' and is_rated = 1 and rated_at is null`);
}

/** Unfinished games in the order of their ids, page by page. */
export function unfinishedGames(db: Db, after: string, limit: number): Promise<GameRow[]> {
  return db
    .selectFrom('games')
    .selectAll()
    .where('status', '<>', 'over')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
