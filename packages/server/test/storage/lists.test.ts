import { must } from '@bivouac/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillGames } from '../../bench/lobby.ts';
import { insertPerson } from '../../src/storage/accounts/persons.ts';
import { gamesToRateQuery, insertGame } from '../../src/storage/games/games.ts';
import {
  gamesOf,
  gamesOfQuery,
  type ListCursor,
  type ListPage,
  type ListQuery,
  openGames,
  openGamesQuery,
} from '../../src/storage/games/lists.ts';
import type { GameRow } from '../../src/storage/schema.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { gameRow, seatRows } from '../tools/rows.ts';

// Lists longer than one page, on both databases.

describe.each(useDatabases('lists'))('long lists in %s', (name, place) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage({ url: await place() });
    const unnamed = { name: null, name_key: null, password: null, created_at: 1, settings: null };
    for (const id of ['me', 'you']) await insertPerson(storage.db, { id, ...unnamed });
  });
  afterAll(() => storage.close());

  const add = (id: string, changes: Partial<GameRow>, person: string | null = null) =>
    insertGame(storage.db, gameRow(id, changes), seatRows(id, { person }).slice(0, 1));

  /** Reads a list to its end, page by page; the test may act between two pages. */
  const readAll = async <Row extends GameRow>(
    limit: number,
    ask: (wish: ListQuery) => Promise<ListPage<Row>>,
    between: () => Promise<void> = async () => undefined,
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    let after: ListCursor | undefined;
    for (;;) {
      const part = await ask({ limit, after });
      expect(part.rows.length).toBeLessThanOrEqual(limit);
      rows.push(...part.rows);
      if (part.next === null) return rows;
      after = part.next;
      await between();
    }
  };
  const finished = (game: string) => (wish: ListQuery) =>
    openGames(storage.db, 'over', { ...wish, game });
  const idsOf = (rows: readonly GameRow[]): string[] => rows.map(({ id }) => id);

  it.each([1, 4, 7, 24, 25])('show every game once, %i at a time', async (limit) => {
    const title = `by-${limit}`;
    // Many moved at the same moment.
    for (let i = 0; i < 24; i++) {
      await add(`${title}-${i}`, { game: title, status: 'over', moved_at: Math.floor(i / 5) });
    }
    await add(`${title}-hidden`, { game: title, status: 'over', is_open: 0 });
    const rows = await readAll(limit, finished(title));
    expect(idsOf(rows)).toEqual(idsOf((await finished(title)({ limit: 99 })).rows));
    expect(new Set(idsOf(rows)).size).toBe(24);
    const moved = rows.map(({ moved_at }) => moved_at);
    expect(moved).toEqual([...moved].sort((a, b) => b - a));
  });

  it('omit nothing and repeat nothing while games move', async () => {
    for (let i = 0; i < 20; i++) await add(`go-${i}`, { game: 'go', status: 'over', moved_at: i });
    let moves = 0;
    const rows = await readAll(5, finished('go'), async () => {
      // Games that were shown move up, and one ends.
      const moved_at = 1_000 + moves;
      const shown = `go-${19 - moves}`;
      await storage.db.updateTable('games').set({ moved_at }).where('id', '=', shown).execute();
      await add(`new-${moves}`, { game: 'go', status: 'over', moved_at });
      moves += 1;
    });
    expect(moves).toBe(3);
    expect(idsOf(rows)).toEqual(Array.from({ length: 20 }, (_, i) => `go-${19 - i}`));
  });

  it.each([1, 2, 3, 5, 50])(
    "of a person's own games begin with those in which they are awaited, %i at a time",
    async (limit) => {
      const person = `p${limit}`;
      const unnamed = { name: null, name_key: null, password: null, created_at: 1, settings: null };
      await insertPerson(storage.db, { id: person, ...unnamed });
      const mine = (id: string, changes: Partial<GameRow>) =>
        add(`${person}-${id}`, { game: 'own', ...changes }, person);
      await mine('ended', { status: 'over', awaited: 1, moved_at: 900 });
      await mine('theirs', { status: 'running', awaited: 2, moved_at: 800 });
      await mine('asked', { status: 'running', awaited: 1, moved_at: 100 });
      await mine('open', { status: 'waiting', awaited: 3, moved_at: 50 });
      await mine('asked-too', { status: 'running', awaited: 1, moved_at: 100 });
      await mine('waits', { status: 'running', awaited: 0, moved_at: 10 });
      await mine('hidden', { status: 'over', awaited: 0, moved_at: 5, is_open: 0 });
      // Against themselves, and awaited on one of the two sides.
      const both = `${person}-both`;
      await insertGame(
        storage.db,
        gameRow(both, { status: 'running', awaited: 2, moved_at: 70 }),
        seatRows(both, { person }),
      );
      const rows = await readAll(limit, (wish) => gamesOf(storage.db, person, wish));
      expect(rows.map(({ id, seat }) => `${id.slice(person.length + 1)} ${seat}`)).toEqual([
        ...['asked-too 0', 'asked 0', 'both 1', 'open 0'],
        ...['theirs 0', 'both 0', 'waits 0'],
        ...['ended 0', 'hidden 0'],
      ]);
      const seen = await readAll(limit, (wish) =>
        gamesOf(storage.db, person, { ...wish, isOpen: true }),
      );
      expect(seen).toHaveLength(rows.length - 1);
    },
  );

  it('use an index from any cursor on, however many games there are', async () => {
    await fillGames(storage, 3_000);
    await sql`analyze`.execute(storage.db);
    const { next } = await openGames(storage.db, 'over', { limit: 50 });
    const after = must(next, 'more than fifty');
    const planOf = async (query: { explain: typeof explainOf }): Promise<string> => {
      const rows =
        name === 'SQLite' ? await query.explain(undefined, sql`query plan`) : await query.explain();
      return JSON.stringify(rows);
    };
    for (const wish of [{ limit: 50 }, { limit: 50, after }, { limit: 50, after, game: 'rare' }]) {
      const plan = await planOf(openGamesQuery(storage.db, 'over', wish));
      expect(plan).toMatch(/(SEARCH games USING|Scan Backward using).*games_in_lists/);
      // Already in index order, whatever comes after the cursor.
      expect(plan).not.toMatch(/Sort|TEMP B-TREE|Seq Scan|SCAN/);
      if (wish.after !== undefined) expect(plan).toMatch(/\(?moved_at,\s?id\)?\s?</i);
    }
    expect(await planOf(gamesToRateQuery(storage.db))).toContain('games_to_rate');
    const own = await planOf(gamesOfQuery(storage.db, 'me', { limit: 50, after }));
    expect(own).toContain('seats_by_person');
    expect(own).not.toMatch(/Seq Scan|SCAN/);
  });
});

declare function explainOf(format?: undefined, options?: ReturnType<typeof sql>): Promise<object[]>;
