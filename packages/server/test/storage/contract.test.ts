import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateGame } from '../../src/rating/rate-game.ts';
import * as persons from '../../src/storage/accounts/persons.ts';
import { findSession, insertSession } from '../../src/storage/accounts/sessions.ts';
import type { Figures } from '../../src/storage/append.ts';
import * as games from '../../src/storage/games/games.ts';
import { gamesOf, openGames } from '../../src/storage/games/lists.ts';
import * as notifications from '../../src/storage/games/notifications.ts';
import { resultsOf } from '../../src/storage/games/results.ts';
import { LATEST, migrate, versionOf } from '../../src/storage/migrate.ts';
import type { GameRow, PersonRow } from '../../src/storage/schema.ts';
import { connectStorage, openStorage, type Storage } from '../../src/storage/storage.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { gameRow, insertIntoOldTables, newEntry, seatRows } from '../tools/rows.ts';

// The contract of both databases.

const DATABASES = useDatabases('storage');

const GUEST = { name: null, name_key: null, password: null, created_at: 1, settings: null };

describe.each(DATABASES)('storage in %s', (_name, place) => {
  let storage: Storage;
  let url = '';
  beforeAll(async () => {
    url = await place();
    storage = await openStorage({ url });
  });
  afterAll(() => storage.close());

  const add = (id: string, changes = {}, seats = seatRows(id)) =>
    games.insertGame(storage.db, gameRow(id, changes), seats);

  it('stores a game with its seats completely or not at all', async () => {
    await add('whole');
    expect(await games.findGameRow(storage.db, 'whole')).toEqual(gameRow('whole'));
    expect(await games.seatsOf(storage.db, ['whole'])).toMatchObject(seatRows('whole'));
    const twice = [...seatRows('half'), ...seatRows('half')];
    await expect(add('half', {}, twice)).rejects.toThrow();
    expect(await games.findGameRow(storage.db, 'half')).toBeUndefined();
  });

  it('writes entries of many games together and gives each number once', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `many-${i}`);
    for (const id of ids) await add(id);
    const stored = await Promise.all(ids.map((id) => storage.appender.append(newEntry(id, 1))));
    expect(new Set(stored)).toEqual(new Set([true]));
    const late = await Promise.all([
      storage.appender.append(newEntry('many-0', 1, { body: 'bid two' })),
      storage.appender.append(newEntry('many-1', 2, { body: 'bid two', seat: null, ref: 'r' })),
    ]);
    expect(late).toEqual([false, true]);
    expect(await games.entriesAfter(storage.db, 'many-0', 0)).toEqual([
      newEntry('many-0', 1).entry,
    ]);
    const after = await games.entriesAfter(storage.db, 'many-1', 1);
    expect(after).toEqual([newEntry('many-1', 2, { body: 'bid two', seat: null, ref: 'r' }).entry]);
    expect(await games.findGameRow(storage.db, 'many-1')).toMatchObject({
      ...{ head: 2, status: 'running', awaited: 2 },
    });
    expect(await games.headOf(storage.db, 'many-0')).toBe(1);
  });

  it('gives a number to one of two writers at once, and tells only that one so', async () => {
    await add('racing');
    const append = (seq: number, body: string) =>
      storage.appender.append(newEntry('racing', seq, { body }));
    const first = await Promise.all([append(1, 'one'), append(1, 'two')]);
    // The first number is taken by now, the second is not.
    const second = await Promise.all([append(1, 'three'), append(2, 'four')]);
    const entries = await games.entriesAfter(storage.db, 'racing', 0);
    expect({ first, second, stored: entries.map(({ body }) => body) }).toEqual({
      first: [true, false],
      second: [false, true],
      stored: ['one', 'four'],
    });
  });

  it('shows no half transaction, and lets others write when it has ended or failed', async () => {
    await add('beside');
    const written: Promise<boolean>[] = [];
    // The second entry is appended only once the first is stored: with concurrent transactions either may come first.
    const isStored = (seq: number) => written[seq - 1];
    const half = (id: string, seq: number, then: () => void): Promise<void> =>
      storage.db.transaction().execute(async (tx) => {
        await tx.insertInto('games').values(gameRow(id)).execute();
        expect(await games.findGameRow(tx, id)).toMatchObject({ id });
        expect(await games.findGameRow(storage.db, id)).toBeUndefined();
        written.push(storage.appender.append(newEntry('beside', seq)));
        then();
      });
    await half('committed', 1, () => undefined);
    expect(await games.findGameRow(storage.db, 'committed')).toBeDefined();
    expect(await isStored(1)).toBe(true);
    const broken = half('broken', 2, () => {
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await games.findGameRow(storage.db, 'broken')).toBeUndefined();
    expect(await isStored(2)).toBe(true);
    expect(await games.headOf(storage.db, 'beside')).toBe(2);
  });

  it('moves a game up in the lists once a minute, and at once when its state changes', async () => {
    await add('listed', { status: 'running', moved_at: 1_000 });
    let seq = 0;
    const movedAfter = async (figures: Partial<Figures>): Promise<number | undefined> => {
      seq += 1;
      await storage.appender.append(newEntry('listed', seq, {}, { awaited: 1, ...figures }));
      const row = await games.findGameRow(storage.db, 'listed');
      expect(row).toMatchObject({ head: seq, awaited: 1, ...figures, moved_at: row?.moved_at });
      return row?.moved_at;
    };
    expect(await movedAfter({ moved_at: 60_999 })).toBe(1_000);
    expect(await movedAfter({ moved_at: 61_000, deadline: 5 })).toBe(61_000);
    expect(await movedAfter({ moved_at: 61_001, deadline: null })).toBe(61_000);
    expect(await movedAfter({ moved_at: 61_002, is_bot_due: 1 })).toBe(61_002);
    const over = { status: 'over', outcome: '{}' } as const;
    expect(await movedAfter({ moved_at: 61_003, ...over, is_bot_due: 1 })).toBe(61_003);
    expect(await movedAfter({ moved_at: 61_004, ...over, is_bot_due: 0 })).toBe(61_004);
  });

  it('stores notifications with their entry, and only if the entry is stored', async () => {
    await add('told');
    await add('quiet');
    await Promise.all([
      storage.appender.append({ ...newEntry('told', 1), notify: [0, 1] }),
      storage.appender.append(newEntry('quiet', 1)),
    ]);
    const late = { ...newEntry('told', 1, { body: 'bid two' }), tell: [0] };
    expect(await storage.appender.append(late)).toBe(false);
    await storage.appender.append({ ...newEntry('told', 2, { at: 5 }), notify: [1] });
    const noted = (seat: number, seq: number, at: number) => ({ game: 'told', seat, seq, at });
    expect(await notifications.notificationsOf(storage.db, 'told')).toEqual([
      ...[noted(0, 1, 1), noted(1, 1, 1), noted(1, 2, 5)],
    ]);
    expect(await notifications.gamesWithNotifications(storage.db, 1)).toEqual(['told']);
    expect(await notifications.gamesWithNotifications(storage.db, 0)).toEqual([]);
    await notifications.deleteNotification(storage.db, noted(1, 2, 5));
    expect(await notifications.notificationsOf(storage.db, 'told')).toEqual([noted(0, 1, 1)]);
    await notifications.deleteNotification(storage.db, noted(0, 1, 1));
    expect(await notifications.gamesWithNotifications(storage.db, 99)).toEqual([]);
  });

  it("finds a player's subscriptions, and keeps no more than ten", async () => {
    for (const id of ['teller', 'guest']) await persons.insertPerson(storage.db, { id, ...GUEST });
    await add('bells', {}, seatRows('bells', { person: 'teller' }).slice(0, 1));
    const browser = (endpoint: string, person: string, created_at: number) =>
      ({ endpoint, person, p256dh: 'p', auth: 'a', language: 'cs', created_at }) as const;
    const known = async () =>
      (await notifications.subscriptionsAt(storage.db, 'bells', 0)).map(({ endpoint }) => endpoint);
    for (let i = 1; i <= 12; i++)
      await notifications.subscribe(storage.db, browser(`e${i}`, 'teller', i));
    expect(await known()).toEqual(Array.from({ length: 10 }, (_, i) => `e${i + 3}`));
    await notifications.subscribe(storage.db, browser('e5', 'guest', 20));
    expect(await known()).not.toContain('e5');
    await persons.mergeGuest(storage.db, 'guest', 'teller');
    expect(await known()).toContain('e5');
    await notifications.unsubscribe(storage.db, 'e5');
    expect(await known()).not.toContain('e5');
  });

  it('does not let a bad entry fail the others', async () => {
    await add('sound');
    const [sound, bad] = await Promise.allSettled([
      storage.appender.append(newEntry('sound', 1)),
      storage.appender.append(newEntry('no-such-game', 1)),
    ]);
    expect(sound).toMatchObject({ status: 'fulfilled', value: true });
    expect(bad.status).toBe('rejected');
    await storage.appender.drained();
    expect(storage.appender.pending).toBe(0);
  });

  it('lists open games, and a person’s games with those first in which they must act', async () => {
    const me = { id: 'me', name: 'Anna', name_key: 'anna', password: null };
    await persons.insertPerson(storage.db, { ...me, created_at: 1, settings: null });
    const mine = (id: string) => seatRows(id, { person: 'me' }).slice(0, 1);
    await add(
      'later',
      { game: 'own', status: 'running', awaited: 2, moved_at: 300 },
      mine('later'),
    );
    await add(
      'asked',
      { game: 'own', status: 'running', awaited: 1, moved_at: 100 },
      mine('asked'),
    );
    await add('ended', { game: 'own', status: 'over', awaited: 0, moved_at: 400 }, mine('ended'));
    await add('secret', { game: 'own', status: 'running', is_open: 0, moved_at: 500 });
    const list = await gamesOf(storage.db, 'me', { limit: 9 });
    expect(list.rows.map(({ id, seat }) => [id, seat])).toEqual([
      ['asked', 0],
      ['later', 0],
      ['ended', 0],
    ]);
    const running = await openGames(storage.db, 'running', { limit: 9, game: 'own' });
    expect(running.rows.map(({ id }) => id)).toEqual(['later', 'asked']);
  });

  it('counts how a person’s games against others ended', async () => {
    await persons.insertPerson(storage.db, { id: 'counted', ...GUEST });
    const over = { game: 'counted', status: 'over', outcome: '{"winners":[0]}' };
    for (const [id, own, other] of [
      ['won', 0, {}],
      ['won-too', 0, {}],
      ['lost', 1, {}],
      ['no-match', 0, { bot: 'easy', token_hash: null }],
      ['no-one-came', 0, { taken_at: null }],
    ] as const) {
      const seats = seatRows(id, { taken_at: 1 });
      await add(
        id,
        over,
        seats.map((seat) =>
          seat.seat === own ? { ...seat, person: 'counted' } : { ...seat, ...other },
        ),
      );
    }
    const results = await resultsOf(storage.db, 'counted');
    expect(results.map(({ seat, count }) => [seat, Number(count)]).sort()).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('makes a guest an account with their games, and merges a guest into an account', async () => {
    for (const id of ['g1', 'g2']) await persons.insertPerson(storage.db, { id, ...GUEST });
    await add('of-g1', { creator: 'g1' }, seatRows('of-g1', { person: 'g1' }).slice(0, 1));
    await add('of-g2', { creator: 'g2' }, seatRows('of-g2', { person: 'g2' }).slice(0, 1));
    const named = { name: 'Ben', name_key: 'ben', name_skeleton: 'ben', password: 'x' };
    expect(await persons.nameGuest(storage.db, 'g1', named)).toBe(true);
    expect(await persons.nameGuest(storage.db, 'g2', named)).toBe(false);
    await persons.mergeGuest(storage.db, 'g2', 'g1');
    const list = await gamesOf(storage.db, 'g1', { limit: 9 });
    expect(list.rows.map(({ id }) => id).sort()).toEqual(['of-g1', 'of-g2']);
    expect(await games.countUnfinished(storage.db, 'g1')).toBe(2);
    expect(await persons.findPerson(storage.db, 'g2')).toBeUndefined();
  });

  it('gives a name to one of many who want it at once', async () => {
    const guests = Array.from({ length: 8 }, (_, i) => `n${i}`);
    for (const id of guests) await persons.insertPerson(storage.db, { id, ...GUEST });
    const named = { name: 'Vera', name_key: 'vera', name_skeleton: 'vera', password: null };
    const had = await Promise.all(guests.map((id) => persons.nameGuest(storage.db, id, named)));
    expect(had.filter(Boolean)).toHaveLength(1);
  });

  it('rates every game of two people, also when many of theirs end at once', async () => {
    const named = { password: null, created_at: 1, settings: null };
    const pair = ['cyril', 'dora'];
    for (const id of pair) {
      await persons.insertPerson(storage.db, { id, name: id, name_key: id, ...named });
    }
    const ids = Array.from({ length: 6 }, (_, i) => `rated-${i}`);
    const outcome = '{"winners":[0],"reason":""}';
    for (const [i, id] of ids.entries()) {
      const seats = seatRows(id).map((seat) => ({
        ...seat,
        person: pair[(seat.seat + i) % 2] ?? '',
      }));
      await add(id, { status: 'over', is_rated: 1, outcome }, seats);
    }
    const isCounted = await Promise.all(ids.map((id) => rateGame(storage.db, id, 5)));
    expect(isCounted).toEqual(ids.map(() => true));
    const ratings = await storage.db
      .selectFrom('ratings')
      .select(['person', 'games'])
      .where('person', 'in', pair)
      .orderBy('person')
      .execute();
    expect(ratings).toEqual(pair.map((person) => ({ person, games: 6 })));
  });

  it('finds a session until it ends', async () => {
    await insertSession(storage.db, { token_hash: 'hash', person: 'me', expires_at: 100 });
    expect((await findSession(storage.db, 'hash', 99))?.person.name).toBe('Anna');
    expect(await findSession(storage.db, 'hash', 100)).toBeUndefined();
    await persons.dropExpired(storage.db, 100);
    expect(await findSession(storage.db, 'hash', 1)).toBeUndefined();
  });

  it('deletes a guest without a session, but not one who has a game', async () => {
    const now = 3_600_100;
    for (const id of ['gone', 'here', 'sits', 'made']) {
      await persons.insertPerson(storage.db, { id, ...GUEST });
    }
    // Stored before their session is.
    await persons.insertPerson(storage.db, { id: 'comes', ...GUEST, created_at: 101 });
    for (const [person, expires_at] of [
      ['gone', now],
      ['here', now + 1],
    ] as const) {
      await insertSession(storage.db, { token_hash: person, person, expires_at });
    }
    await add('of-sits', {}, seatRows('of-sits', { person: 'sits' }).slice(0, 1));
    await add('of-made', { creator: 'made' });
    await persons.dropExpired(storage.db, now);
    const left = await Promise.all(
      ['gone', 'here', 'sits', 'made', 'comes', 'me'].map((id) =>
        persons.findPerson(storage.db, id),
      ),
    );
    expect(left.map((person) => person?.id)).toEqual([
      ...[undefined, 'here', 'sits', 'made', 'comes', 'me'],
    ]);
  });

  it('keeps its data when it is opened again', async () => {
    await storage.close();
    storage = await openStorage({ url });
    expect(await games.entriesAfter(storage.db, 'many-1', 0)).toHaveLength(2);
    expect(await games.gamesAwaitingBots(storage.db, 0)).toEqual([]);
  });
});

describe.each(DATABASES)('tables of an earlier version in %s', (_name, place) => {
  it.each(Array.from({ length: LATEST }, (_, i) => i + 1))('from version %i', async (version) => {
    const storage = await connectStorage({ url: await place() });
    await migrate(storage.db, version);
    const insert = (game: GameRow, seats = seatRows(game.id)) =>
      insertIntoOldTables(storage.db, game, seats);
    await insert(gameRow('old'));
    await storage.appender.append(newEntry('old', 1));
    for (const [id, is_rated, rated_at] of [
      ['counted', 1, 5],
      ['to-count', 1, null],
      ['plain', 0, null],
    ] as const) {
      const over = gameRow(id, { status: 'over', is_rated, rated_at });
      await insert(over);
    }
    const sits = { id: 'sits', created_at: 1 } as PersonRow;
    await persons.insertPerson(storage.db, sits);
    await insert(gameRow('taken'), seatRows('taken', { person: 'sits', taken_at: 3 }));
    await insert(gameRow('unowned'), seatRows('unowned', { taken_at: 3 }));
    await migrate(storage.db);
    await migrate(storage.db);
    expect(await games.gamesToRate(storage.db)).toEqual(['to-count']);
    const links = async (id: string) =>
      (await games.seatsOf(storage.db, [id])).map((seat) => [seat.token_hash, seat.used_hash]);
    // A link is a key only as long as its seat has no owner; old backups are corrected in the same way.
    await games.retireUsedLinks(storage.db);
    expect(await links('taken')).toEqual([
      [null, 'taken 0'],
      [null, 'taken 1'],
    ]);
    expect(await links('unowned')).toEqual([
      ['unowned 0', null],
      ['unowned 1', null],
    ]);
    expect(await games.findGameRow(storage.db, 'old')).toMatchObject({ head: 1, game: 'skirmish' });
    expect(await games.entriesAfter(storage.db, 'old', 0)).toEqual([newEntry('old', 1).entry]);
    expect(await storage.appender.append(newEntry('old', 1))).toBe(false);
    expect(await storage.appender.append(newEntry('old', 2))).toBe(true);
    const person = { id: 'p', name: null, name_key: null, password: null };
    await persons.insertPerson(storage.db, { ...person, created_at: 1, settings: '{}' });
    expect((await persons.findPerson(storage.db, 'p'))?.settings).toBe('{}');
    await storage.close();
  });

  it('are migrated completely or not at all', async () => {
    const storage = await connectStorage({ url: await place() });
    await migrate(storage.db, 1);
    // The fifth step creates an index and then drops this one: it fails in the middle.
    await storage.db.schema.dropIndex('games_by_status').execute();
    await expect(migrate(storage.db)).rejects.toThrow();
    expect(await versionOf(storage.db)).toBe(1);
    const columns = ['status', 'is_open', 'moved_at'];
    await storage.db.schema.createIndex('games_by_status').on('games').columns(columns).execute();
    await migrate(storage.db);
    expect(await versionOf(storage.db)).toBe(LATEST);
    await storage.close();
  });
});
