import { must } from '@bivouac/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/storage/games/games.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { BY_LINK, MINE } from '../tools/game-requests.ts';
import type { TestPage } from '../tools/page.ts';
import { startServer, type TestServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

const USED = [{ code: 'link-used' }];
const ASK = { type: 'offer', what: 'rematch' } as const;
const YES = { type: 'answer', what: 'rematch', isAccepted: true } as const;

describe.each(useDatabases('seat-links'))('an invitation, in %s,', (_name, place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ url: await place() });
  });
  afterAll(async () => {
    expect(server.troubles).toEqual([]);
    await server.stop();
  });

  /** A visitor with a session. */
  async function guest(): Promise<Visitor> {
    const visitor = server.visitor();
    await visitor.ask('POST', 'me', {});
    return visitor;
  }

  /** The maker has the first seat, and still knows the link that the opponent used. */
  async function invited(wish: object = {}) {
    const maker = server.visitor();
    const { id, links, watch } = await maker.make({ ...MINE, ...wish });
    const link = must(links[1], 'a link');
    const one = await server.page(id).open({ cookie: maker.cookie });
    const two = await server.page(id, link).open();
    expect([one.welcome?.seat, two.welcome?.seat]).toEqual([0, 1]);
    return { maker, one, two, id, link, watch };
  }

  const ownersOf = async (id: string): Promise<readonly (string | null)[]> =>
    (await seatsOf(server.service.storage.db, [id])).map(({ person }) => person);

  /** Both players start a rematch; returns its id. */
  async function playAgain(one: TestPage, two: TestPage): Promise<string> {
    await one.ask({ type: 'say', what: 'resign' });
    await one.ask(ASK);
    await two.until(() => two.table?.offers.rematch === 0);
    await two.ask(YES);
    for (const page of [one, two]) await page.until(() => page.rematch !== null);
    return must(one.rematch, 'a next game').game;
  }

  it('is no key any more once the seat is taken: the inviter can neither see nor play it', async () => {
    const { maker, one, two, id, link } = await invited({
      ...{ game: 'napoleonics', scenario: 'quatre-bras' },
    });
    const attempts = [
      await server.page(id, link).enter(),
      await server.page(id, link).open({ cookie: (await guest()).cookie }),
      await server.page(id, link).open({ cookie: maker.cookie }),
      await server.page(id, link).open({ cookie: maker.cookie }, { isSecond: true }),
      await server.page(id, link).open({ cookie: maker.cookie }, { isSecond: true, seat: 1 }),
    ];
    for (const spy of attempts) {
      expect(spy.refusals).toEqual(USED);
      expect(spy.welcome).toBeNull();
      const position = must(two.table, 'a table').position;
      const commands = [
        await spy.ask({ type: 'act', position, action: 'pass' }),
        await spy.ask({ type: 'say', what: 'resign' }),
        await spy.ask({ type: 'look', after: 0 }),
        await spy.ask({ type: 'chat', text: 'it is me' }),
      ];
      for (const command of commands)
        expect(command).toMatchObject({ refusal: { code: 'not-entered' } });
      // No hand, and nothing else.
      expect(spy.heard.filter((text) => !text.startsWith('{"type":"refused"'))).toEqual([]);
    }
    // Naming a seat opens none.
    const own = await server.page(id).open({ cookie: maker.cookie }, { seat: 1 });
    expect(own.welcome?.seat).toBe(0);
    expect(one.table?.outcome).toBeNull();
    // It still leads the player to their own seat.
    expect((await server.twin(two).open()).welcome?.seat).toBe(1);
  });

  it('is no key in the rematch either, nor does asking again make one', async () => {
    const { maker, one, two, id, link } = await invited();
    const first = await ownersOf(id);
    const next = await playAgain(one, two);
    expect(await ownersOf(next)).toEqual([first[1], first[0]]);
    for (const entering of [{}, { isSecond: true }, { seat: 0 }]) {
      const page = await server.page(next, link).open({ cookie: maker.cookie }, entering);
      expect(page.welcome?.seat).toBe(1);
      const bare = await server.page(next, link).enter({}, entering);
      expect(bare.refusals).toEqual([{ code: 'bad-link' }]);
    }
    // The maker enters the finished game late and asks for the rematch repeatedly.
    const late = await server.page(id, link).open({ cookie: maker.cookie });
    expect(late.refusals).toEqual(USED);
    const back = await server.page(id).open({ cookie: maker.cookie });
    for (let i = 0; i < 2; i++) expect(await back.ask(ASK)).toMatchObject({ type: 'done' });
    expect(back.rematch).toMatchObject({ game: next, seat: 1 });
    expect(await ownersOf(next)).toEqual([first[1], first[0]]);
    const mine = await server.page(next).open({ cookie: two.cookie });
    expect(mine.welcome?.seat).toBe(0);
    // Each player was only told their own seat.
    for (const page of [one, two, back]) {
      const told = page.heard.filter((text) => text.startsWith('{"type":"rematch"'));
      expect(told.length).toBeGreaterThan(0);
      for (const text of told) {
        const seat = page === two ? 0 : 1;
        expect(JSON.parse(text)).toEqual({ type: 'rematch', game: next, seat });
      }
    }
  });

  it('makes an opponent without a session a guest, so that both seats have an owner', async () => {
    const maker = server.visitor();
    const { id, links } = await maker.make();
    const bare = await server.page(id, must(links[1], 'a link')).enter();
    expect(bare.refusals).toEqual([{ code: 'session-required' }]);
    expect((await ownersOf(id))[1]).toBeNull();
    expect(bare.welcome).toBeNull();
    const one = await server.page(id).open({ cookie: maker.cookie });
    const two = await server.page(id, must(links[1], 'a link')).open();
    const next = await playAgain(one, two);
    const owners = await ownersOf(next);
    expect(owners).toEqual([expect.any(String), expect.any(String)]);
    expect(owners[0]).not.toBe(owners[1]);
    const makers = await server.page(next).open({ cookie: maker.cookie }, { seat: 0 });
    expect(makers.welcome?.seat).toBe(1);
  });

  it('admits one of two visitors who come at once, and tells the other why not', async () => {
    const { id, links } = await server.make(BY_LINK);
    const comers = [await guest(), await guest(), await guest()];
    const pages = await Promise.all(
      comers.map(({ cookie }) => server.page(id, links[1]).open({ cookie })),
    );
    expect(pages.filter(({ welcome }) => welcome?.seat === 1)).toHaveLength(1);
    const others = pages.filter(({ welcome }) => welcome === null);
    expect(others.map(({ refusals }) => refusals)).toEqual([USED, USED]);
    expect((await ownersOf(id))[1]).not.toBeNull();
  });

  it('admits all pages of one visitor that come at once, and one whose connection broke', async () => {
    const { id, links } = await server.make(BY_LINK);
    const { cookie } = await guest();
    const page = server.page(id, links[1]);
    // The seat is taken, but the page never gets the answer.
    page.breaksAfter = 0;
    await expect(page.open({ cookie })).rejects.toThrow('closed');
    const pages = await Promise.all(
      [0, 1, 2].map(() => server.page(id, links[1]).open({ cookie })),
    );
    expect(pages.map(({ welcome }) => welcome?.seat)).toEqual([1, 1, 1]);
    const { id: fresh, links: others } = await server.make(BY_LINK);
    const both = await Promise.all(
      [0, 1].map(() => server.page(fresh, others[0]).open({ cookie })),
    );
    expect(both.map(({ welcome }) => welcome?.seat)).toEqual([0, 0]);
    // Without the link, too.
    expect((await server.page(fresh).open({ cookie })).welcome?.seat).toBe(0);
  });

  it('to a seat that was taken before sessions were required admits its player, once', async () => {
    const { maker, two, id, link, watch } = await invited();
    const { db } = server.service.storage;
    const [, taken] = await seatsOf(db, [id]);
    const old = { person: null, token_hash: must(taken, 'a seat').used_hash, used_hash: null };
    await db.updateTable('seats').set(old).where('game', '=', id).where('seat', '=', 1).execute();
    two.drop();
    const isSecond = true;
    // Not the inviter, who owns the other seat.
    const spy = await server.page(id, link).open({ cookie: maker.cookie }, { isSecond });
    expect(spy.refusals).toEqual(USED);
    const bare = await server.page(id, link).enter();
    expect(bare.refusals).toEqual([{ code: 'session-required' }]);
    const comers = [await guest(), await guest()];
    const pages = await Promise.all(
      comers.map(({ cookie }) => server.page(id, link).open({ cookie })),
    );
    expect(pages.filter(({ welcome }) => welcome?.seat === 1)).toHaveLength(1);
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual(USED);
    expect((await server.page(id, watch).enter()).welcome?.seat).toBeNull();
  });

  it('opens no seat whose player has deleted their account', async () => {
    const { maker, two, id, link } = await invited();
    const { db } = server.service.storage;
    two.drop();
    const [, owner] = await ownersOf(id);
    await db
      .deleteFrom('persons')
      .where('id', '=', must(owner ?? undefined, 'one'))
      .execute();
    expect(await ownersOf(id)).toEqual([expect.any(String), null]);
    for (const cookie of ['', maker.cookie, (await guest()).cookie]) {
      const spy = await server.page(id, link).enter(cookie === '' ? {} : { cookie });
      expect(spy.refusals).toEqual(USED);
    }
  });

  it('is not needed for a seat that is taken from the start, nor in an open game', async () => {
    const maker = server.visitor();
    const { id, links } = await maker.make({ ...MINE, isOpen: true });
    expect(links).toEqual([null, expect.any(String)]);
    const boris = await guest();
    expect(await boris.join(id)).toEqual({ id, seat: 1 });
    const spy = await server.page(id, must(links[1], 'a link')).open({ cookie: maker.cookie });
    expect(spy.refusals).toEqual(USED);
    expect((await server.page(id).open({ cookie: boris.cookie })).welcome?.seat).toBe(1);
    expect((await server.page(id).enter()).welcome?.seat).toBeNull();
  });
});
