import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '@bivouac/kernel';
import { describe, expect, it, vi } from 'vitest';
import { nameKey } from '../../src/accounts/names.ts';
import { findByName } from '../../src/storage/accounts/persons.ts';
import { findGameRow } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';
import { WITH_BOT } from '../tools/game-requests.ts';
import type { TestPage } from '../tools/page.ts';
import { startServer, type TestServer } from '../tools/server.ts';

const server = useServer();

const YES = { type: 'answer', what: 'rematch', isAccepted: true } as const;
const ASK = { type: 'offer', what: 'rematch' } as const;
const refused = (code: string) => ({ type: 'refused', refusal: { code } });

type At = Pick<TestServer, 'service' | 'page' | 'seatTwo' | 'twin'>;

/** A finished game in which one player has offered a rematch. */
async function asked(at: At) {
  const [one, two, { id }] = await at.seatTwo();
  await one.ask({ type: 'say', what: 'resign' });
  await one.ask(ASK);
  await two.until(() => two.table?.offers.rematch === 0);
  return { one, two, id };
}

const nextOf = async (at: At, id: string): Promise<string[]> => {
  const { db } = at.service.storage;
  const rows = await db.selectFrom('games').select('id').where('rematch_of', '=', id).execute();
  return rows.map((row) => row.id);
};

/** The seat that a player enters in the rematch. */
const seatBehind = async (at: At, page: TestPage) => {
  const { game, seat } = must(page.rematch, 'a next game');
  const there = await at.page(game).open({ cookie: page.cookie });
  expect(there.welcome?.seat).toBe(seat);
  return there.welcome?.seat ?? there.refusals[0]?.code;
};

describe('a rematch', () => {
  it('is made once and announced to both players, also when it is accepted on two connections at once', async () => {
    const { one, two, id } = await asked(server);
    const again = await server.twin(two).open();
    // Nothing is written before both messages have arrived.
    const heard = Promise.withResolvers<void>();
    const writing = server.service.storage.db.transaction().execute(() => heard.promise);
    const answering = [two, again].map((page) => page.ask(YES, 'yes'));
    await sleep(100);
    heard.resolve();
    await writing;
    const answers = await Promise.all(answering);
    expect(answers[0]?.type).toBe('done');
    expect(answers[1]).toEqual(answers[0]);
    for (const page of [one, two, again]) await page.until(() => page.rematch !== null);
    const next = await nextOf(server, id);
    expect(next).toEqual([one.rematch?.game]);
    expect(one.notes.at(-1)).toMatchObject({ what: 'rematch', detail: next[0] });
    for (const page of [one, two, again]) {
      expect(page.heard.filter((text) => text.includes('"type":"rematch"'))).toHaveLength(1);
    }
    expect(await seatBehind(server, one)).toBe(1);
    expect(await seatBehind(server, two)).toBe(0);
  });

  it('is not made until the agreement is stored, and can be offered again', async () => {
    const shaky = await startServer();
    const { one, two, id } = await asked(shaky);
    vi.spyOn(shaky.service.storage.appender, 'append').mockRejectedValueOnce(new Error('away'));
    expect(await two.ask(YES)).toMatchObject(refused('unavailable'));
    expect(await nextOf(shaky, id)).toEqual([]);
    expect((await two.ask(YES)).type).toBe('done');
    await one.until(() => one.rematch !== null);
    expect(await nextOf(shaky, id)).toEqual([one.rematch?.game]);
    await shaky.stop();
  });

  it('is made a moment later if the database goes down in between', async () => {
    const shaky = await startServer();
    const { one, two, id } = await asked(shaky);
    vi.spyOn(shaky.service.storage.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    expect((await two.ask(YES)).type).toBe('done');
    for (const page of [one, two]) await page.until(() => page.rematch !== null);
    expect(await nextOf(shaky, id)).toEqual([one.rematch?.game]);
    expect(await seatBehind(shaky, two)).toBe(0);
    await shaky.stop();
  });

  it('is made when a player enters the finished game, if the process died in between', async () => {
    const { one, two, id } = await asked(server);
    await two.ask(YES);
    const { db } = server.service.storage;
    const [lost = ''] = await nextOf(server, id);
    // As if it had never been made.
    await db.deleteFrom('games').where('id', '=', lost).execute();
    server.service.rooms.forget(() => false);
    const back = await server.twin(one).open();
    await back.until(() => back.rematch !== null);
    expect(back.rematch?.game).toBe(lost);
    expect(await nextOf(server, id)).toEqual([lost]);
    expect(await seatBehind(server, back)).toBe(1);
  });

  it('is made once per game: a player who asks again gets their seat in it, and no other player does', async () => {
    const { one, two, id } = await asked(server);
    const agreed = must(await two.ask(YES), 'an answer');
    await one.until(() => one.rematch !== null);
    const [first, other] = [must(one.rematch, 'one'), must(two.rematch, 'two')];
    one.rematch = null;
    expect(await one.ask(ASK)).toMatchObject({ type: 'done', seq: 'seq' in agreed && agreed.seq });
    await one.until(() => one.rematch !== null);
    expect(one.rematch).toMatchObject({ game: first.game });
    expect(two.rematch).toBe(other);
    expect(await seatBehind(server, one)).toBe(1);
    expect(await seatBehind(server, two)).toBe(0);
    expect(await two.ask(YES)).toMatchObject(refused('not-now'));
    expect(await nextOf(server, id)).toEqual([first.game]);
  });

  it('is made even if its creator has merged into another account since the room was loaded', async () => {
    const maker = server.visitor();
    const account = { name: 'Klára', password: 'correct horse battery' };
    await server.visitor().ask('POST', 'accounts', account);
    const { id, links } = await maker.make();
    const one = await server.page(id).open({ cookie: maker.cookie });
    const two = await server.page(id, must(links[1], 'a link')).open();
    await one.ask({ type: 'say', what: 'resign' });
    await one.ask(ASK);
    // The guest who made the game was merged into the account, which now owns it.
    expect((await maker.ask('POST', 'session', account)).status).toBe(200);
    expect(await two.ask(YES)).toMatchObject({ type: 'done' });
    await two.until(() => two.rematch !== null);
    const { db } = server.service.storage;
    const next = await findGameRow(db, must(two.rematch, 'a next game').game);
    const owner = await findByName(db, nameKey(account.name));
    expect(next?.creator).toBe(must(owner, 'an account').id);
  });

  it('counts against the limits for new games', async () => {
    const strict = await startServer({ api: { isUnlimited: false, maxSocketsPerAddress: 99 } });
    const { id, links } = await strict.make(WITH_BOT);
    let page = await strict.page(id, links[0]).open();
    let made = 0;
    for (; made < 40; made++) {
      await page.ask({ type: 'say', what: 'resign' });
      const answer = await page.ask(ASK);
      if (answer.type === 'refused') {
        expect(answer).toMatchObject(refused('too-many'));
        break;
      }
      await page.until(() => page.rematch !== null);
      const { game } = must(page.rematch, 'a next game');
      const { cookie } = page;
      page.drop();
      page = await strict.page(game).open({ cookie });
    }
    expect(made).toBe(30);
    await strict.stop();
  });
});
