import { must } from '@bivouac/kernel';
import { renewedLinks } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../src/accounts/names.ts';
import { findByName, mergeGuest } from '../../src/storage/accounts/persons.ts';
import { findGameRow, seatsOf, takeSeat } from '../../src/storage/games/games.ts';
import { useServer } from '../tools/fixtures.ts';

const server = useServer(() => ({ deps: { botMs: 1 } }));
const PASSWORD = 'correct horse battery';

describe('a seat', () => {
  it('still belongs to a player who signs in while the game is loaded, without a link', async () => {
    const home = server.visitor();
    await home.ask('POST', 'accounts', { name: 'Hugo', password: PASSWORD });
    const away = server.visitor();
    const { id, links } = await away.make();
    await server.page(id, must(links[1], 'a link')).open();
    const asGuest = await server.page(id).open({ cookie: away.cookie });
    expect(asGuest.welcome?.seat).toBe(0);
    await away.ask('POST', 'session', { name: 'Hugo', password: PASSWORD });
    // On the device where they came as a guest, and on the one where they had their account before.
    for (const { cookie } of [away, home]) {
      const page = await server.page(id).open({ cookie });
      expect(page.welcome?.seat).toBe(0);
      expect(page.table?.players[0]).toMatchObject({ name: 'Hugo' });
    }
  });

  it('belongs to its player even if their browser keeps a replaced link, and to no other visitor', async () => {
    const owner = server.visitor();
    const { id, links, watch } = await owner.make();
    const other = must(links[1], 'a link');
    await server.page(id, other).open();
    const old = `${other.slice(0, -1)}${other.endsWith('A') ? 'B' : 'A'}`;
    const page = await server.page(id, old).open({ cookie: owner.cookie });
    expect(page.welcome?.seat).toBe(0);
    const stranger = await server.page(id, old).open();
    expect(stranger.refusals).toEqual([{ code: 'bad-link' }]);
    // A player may watch their own game.
    const watching = await server.page(id, watch).open({ cookie: owner.cookie });
    expect(watching.welcome?.seat).toBeNull();
  });

  it('of the opponent is not taken by the player who sent its link', async () => {
    const owner = server.visitor();
    const { id, links } = await owner.make();
    const other = server.page(id, must(links[1], 'a link'));
    await other.open({ cookie: owner.cookie });
    expect(other.refusals).toEqual([{ code: 'other-seat' }]);
    expect((await seatsOf(server.service.storage.db, [id])).map((seat) => seat.taken_at)).toEqual([
      expect.any(Number),
      null,
    ]);
    // A player who wants to play both sides confirms it.
    const second = { isSecond: true };
    const both = await server.page(id, other.token).open({ cookie: owner.cookie }, second);
    expect(both.welcome?.seat).toBe(1);
    // From then on each page says which of the two seats it is for.
    for (const seat of [0, 1]) {
      const page = await server.page(id).open({ cookie: owner.cookie }, { seat });
      expect(page.welcome?.seat).toBe(seat);
    }
    // Naming a seat opens none.
    const stranger = server.visitor();
    await stranger.ask('POST', 'me', {});
    const page = await server.page(id).open({ cookie: stranger.cookie }, { seat: 1 });
    expect(page.refusals).toEqual([{ code: 'bad-link' }]);
  });

  it('gets a new link from the maker of the game, and only while it is free', async () => {
    const owner = server.visitor();
    const { id, links } = await owner.make();
    const page = await server.page(id).open({ cookie: owner.cookie });
    expect(page.welcome?.isMaker).toBe(true);
    const renew = (visitor: typeof owner) => visitor.ask('POST', `games/${id}/links`, {});
    expect(await renew(server.visitor())).toMatchObject({ status: 403 });
    const renewed = await renew(owner);
    expect(renewed).toMatchObject({ status: 200, body: { links: [null, expect.any(String)] } });
    const [, fresh] = renewedLinks.parse(renewed.body).links;
    const old = must(links[1], 'a link');
    expect((await server.page(id, old).open()).refusals).toEqual([{ code: 'bad-link' }]);
    const friend = await server.page(id, must(fresh, 'a link')).open();
    expect(friend.welcome).toMatchObject({ seat: 1, isMaker: false });
    // The maker is also recognised after becoming an account.
    const account = { name: 'Otakar', password: PASSWORD };
    await server.visitor().ask('POST', 'accounts', account);
    await owner.ask('POST', 'session', account);
    expect((await server.page(id).open({ cookie: owner.cookie })).welcome?.isMaker).toBe(true);
    // Taken seats get no link.
    expect(await renew(owner)).toMatchObject({ body: { links: [null, null] } });
  });

  it('that was taken by a process which then died is entered when its owner comes back', async () => {
    const { id, links } = await server.make();
    const { db } = server.service.storage;
    await server.page(id, links[0]).open();
    const guest = server.visitor();
    await guest.ask('POST', 'me', {});
    const { id: person } = await db
      .selectFrom('persons')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await takeSeat(db, { game: id, seat: 1 }, { person, taken_at: server.service.now() });
    expect(await findGameRow(db, id)).toMatchObject({ status: 'waiting' });
    const page = await server.page(id, links[1]).open({ cookie: guest.cookie });
    expect(page.notes.filter(({ what }) => what === 'sat').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(await findGameRow(db, id)).toMatchObject({ status: 'running' });
    // Once is enough.
    const again = await server.twin(page).open();
    expect(again.notes.filter(({ what }) => what === 'sat')).toHaveLength(2);
  });

  it('is entered even if the clock was set back since the game was made', async () => {
    const { id, links } = await server.make();
    await server.page(id, links[0]).open();
    const guest = server.visitor();
    await guest.ask('POST', 'me', {});
    server.wait(-3_600_000);
    const two = await server.page(id, links[1]).open({ cookie: guest.cookie });
    server.service.rooms.forget(() => false);
    const page = await server.twin(two).open();
    expect(page.notes.map(({ what, seat }) => [what, seat])).toEqual([
      ['sat', 0],
      ['sat', 1],
    ]);
    server.wait(3_600_000);
  });

  it('keeps in a rematch an owner that only another process knew', async () => {
    const [one, two, { id }] = await server.seatTwo();
    const { db } = server.service.storage;
    const iva = server.visitor();
    await iva.ask('POST', 'accounts', { name: 'Iva', password: PASSWORD });
    const account = must(await findByName(db, nameKey('Iva')), 'an account');
    const [seat] = await seatsOf(db, [id]);
    await mergeGuest(db, must(seat?.person ?? undefined, 'a guest'), account.id);
    await one.ask({ type: 'say', what: 'resign' });
    await one.ask({ type: 'offer', what: 'rematch' });
    await two.ask({ type: 'answer', what: 'rematch', isAccepted: true });
    await one.until(() => one.rematch !== null);
    const next = must(one.rematch, 'rematch').game;
    expect((await seatsOf(db, [next])).map(({ name }) => name)).toEqual([null, 'Iva']);
    const page = await server.page(next).open({ cookie: iva.cookie });
    expect(page.welcome?.seat).toBe(1);
  });
});
