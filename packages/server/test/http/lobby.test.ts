import { must } from '@bivouac/kernel';
import type { ListedGame } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { insertGame } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { BY_LINK, MINE } from '../tools/game-requests.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { gameRow, seatRows } from '../tools/rows.ts';
import type { Visitor } from '../tools/visitor.ts';

const server = useServer();

const HOUR = 3_600_000;
const PUBLIC = { ...BY_LINK, isOpen: true };

async function named(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask('POST', 'accounts', { name, password: 'long enough for this' });
  return visitor;
}

async function personOf(name: string): Promise<string> {
  const { id } = await server.service.storage.db
    .selectFrom('persons')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

async function listed(list: string, id: string): Promise<ListedGame> {
  const games = await server.visitor().games(`games/${list}`);
  return must(
    games.find((game) => game.id === id),
    'the game in its list',
  );
}

/** Hours ago, by the server's clock. */
async function hoursSince(at: number): Promise<number> {
  const { now } = await server.visitor().list('games/open');
  return Math.round((now - at) / HOUR);
}

describe('a row of a list', () => {
  it('shows the time of the last move, whatever chat and offers followed', async () => {
    const [one, two, { id }] = await server.seatTwo(PUBLIC);
    await playOn([one, two], steadyLuck(3), 4);
    server.wait(2 * HOUR);
    await one.ask({ type: 'chat', text: 'are you there?' });
    await one.ask({ type: 'say', what: 'offer-draw' });
    expect(await hoursSince((await listed('running', id)).movedAt)).toBe(2);
    await playOn([one, two], steadyLuck(3), 1);
    expect(await hoursSince((await listed('running', id)).movedAt)).toBe(0);
  });

  it('shows the time when a game ended, whatever chat and offers followed', async () => {
    const [one, two, { id }] = await server.seatTwo(PUBLIC);
    server.wait(HOUR);
    await two.ask({ type: 'say', what: 'resign' });
    server.wait(5 * HOUR);
    await two.ask({ type: 'chat', text: 'well played' });
    await one.ask({ type: 'offer', what: 'rematch' });
    expect(await hoursSince((await listed('finished', id)).movedAt)).toBe(5);
    // The same when the entries are replayed.
    server.service.rooms.forget(() => false);
    await two.ask({ type: 'chat', text: 'once more' });
    expect(await hoursSince((await listed('finished', id)).movedAt)).toBe(5);
  });

  it('shows when a game was made until all sit, and then when they did', async () => {
    const { id, links } = await server.make(PUBLIC);
    const one = await server.page(id, links[0]).open();
    server.wait(3 * HOUR);
    await one.act(must(one.table?.actions[0], 'a first move'));
    expect(await hoursSince((await listed('open', id)).movedAt)).toBe(3);
    server.wait(HOUR);
    await server.page(id, links[1]).open();
    expect(await hoursSince((await listed('running', id)).movedAt)).toBe(0);
  });
});

describe('a player’s page', () => {
  it('counts wins, losses and draws in open games against people', async () => {
    await named('Karel');
    await named('Lada');
    const { db } = server.service.storage;
    const [karel, lada] = [await personOf('Karel'), await personOf('Lada')];
    let count = 0;
    const played = async (winners: number[], other: object, changes: object = {}) => {
      count += 1;
      const id = `tallied${count}`;
      const outcome = JSON.stringify({ winners, reason: 'resigned' });
      const [first, second] = seatRows(id, { taken_at: 1 });
      await insertGame(db, gameRow(id, { status: 'over', outcome, ...changes }), [
        { ...must(first, 'a seat'), person: karel },
        { ...must(second, 'a seat'), ...other },
      ]);
    };
    const human = { person: lada };
    await played([0], human);
    await played([0], human);
    await played([1], human);
    await played([], human);
    await played([0], human, { game: 'normandy' });
    // A guest counts as a person; bots and the player themselves do not, and private games stay private.
    await played([1], { person: null });
    await played([0], { bot: 'easy', token_hash: null });
    await played([0], { person: karel });
    await played([1], { person: null, taken_at: null });
    await played([0], human, { is_open: 0 });
    await played([], human, { status: 'running', outcome: null });
    expect((await server.visitor().player('Karel')).results).toEqual([
      { game: 'normandy', wins: 1, draws: 0, losses: 0 },
      { game: 'skirmish', wins: 2, draws: 1, losses: 2 },
    ]);
    expect((await server.visitor().player('Lada')).results).toEqual([
      { game: 'normandy', wins: 0, draws: 0, losses: 1 },
      { game: 'skirmish', wins: 1, draws: 1, losses: 2 },
    ]);
  });

  it("shows each game once, and the reader's own seat in it", async () => {
    const mira = await named('Mira');
    const nela = await named('Nela');
    const { id } = await mira.make({ ...MINE, isOpen: true });
    const { seat } = await nela.join(id);
    const both = await mira.make({ ...PUBLIC, seats: [{ kind: 'me' }, { kind: 'me' }] });
    const seats = async (reader: Visitor) =>
      (await reader.player('Mira')).games.map((game) => [game.id, game.seat]).sort();
    const sorted = (own: number | null, shared: number | null) =>
      [
        [both.id, own],
        [id, shared],
      ].sort();
    expect(await seats(server.visitor())).toEqual(sorted(null, null));
    expect(await seats(nela)).toEqual(sorted(null, seat));
    expect(await seats(mira)).toEqual(sorted(0, 0));
  });
});
