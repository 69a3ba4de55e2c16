import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from '../../src/storage/accounts/persons.ts';
import * as games from '../../src/storage/games/games.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { gameRow, seatRows } from '../tools/rows.ts';

const GUEST = { name: null, name_key: null, password: null, created_at: 1, settings: null };

describe.each(useDatabases('seats'))('a stored seat in %s', (_name, place) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage({ url: await place() });
  });
  afterAll(() => storage.close());

  const add = (id: string) => games.insertGame(storage.db, gameRow(id), seatRows(id));

  it('goes to one of two players who come at once', async () => {
    await add('seats');
    for (const id of ['first', 'second']) {
      await insertPerson(storage.db, { id, ...GUEST });
    }
    const place = { game: 'seats', seat: 1 };
    const took = await Promise.all([
      games.takeSeat(storage.db, place, { person: 'first', taken_at: 5 }, 'seats 1'),
      games.takeSeat(storage.db, place, { person: 'second', taken_at: 6 }, 'seats 1'),
    ]);
    expect(took.filter(Boolean)).toHaveLength(1);
  });

  it('does not go to a banned player, however they come to it', async () => {
    await add('barred');
    await insertPerson(storage.db, { id: 'banned', ...GUEST, banned_at: 4 });
    const place = { game: 'barred', seat: 1 };
    const sitting = { person: 'banned', taken_at: 5 };
    expect(await games.takeSeat(storage.db, place, sitting)).toBe(false);
    expect(await games.takeSeat(storage.db, place, sitting, 'barred 1')).toBe(false);
    expect(await games.claimSeat(storage.db, place, 'banned', 'barred 1')).toBe(false);
    await games.inheritSeat(storage.db, place, sitting);
    expect((await games.seatsOf(storage.db, ['barred']))[1]).toMatchObject({
      ...{ person: null, taken_at: null, token_hash: 'barred 1' },
    });
  });
});
