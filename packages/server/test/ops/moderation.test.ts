import { must } from '@bivouac/kernel';
import { PROTOCOL } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';
import {
  banPlayer,
  closeGames,
  findPlayer,
  lastAudits,
  liftBan,
  type Moderator,
  openStorage,
  renamePlayer,
  showPlayers,
  voidByHost,
} from '../../src/ops/index.ts';
import { endGamesOf } from '../../src/ops/moderation.ts';
import { withAudit } from '../../src/storage/audit.ts';
import { entriesAfter, findGameRow, seatsOf } from '../../src/storage/games/games.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { useDatabases } from '../tools/fixtures.ts';
import { BY_LINK, MINE } from '../tools/game-requests.ts';
import { startServer, type TestServer } from '../tools/server.ts';
import type { Visitor } from '../tools/visitor.ts';

const PASSWORD = 'long enough for this';

async function signUp(server: TestServer, name: string): Promise<Visitor> {
  const visitor = server.visitor();
  const answer = await visitor.ask('POST', 'accounts', { name, password: PASSWORD });
  expect(answer.status).toBe(200);
  return visitor;
}

/** The terminal is another process: it shares only the database with the server. */
async function atTerminal<T>(url: string, work: (moderator: Moderator) => Promise<T>): Promise<T> {
  const storage = await openStorage({ url });
  try {
    return await work({ storage, who: 'olga', now: Date.now() });
  } finally {
    await storage.close();
  }
}

const playerIn = async ({ storage }: Moderator, name: string) =>
  must(await findPlayer(storage, name), name);

describe.each(useDatabases('moderation'))(
  'from the terminal, beside a server with %s,',
  (_name, place) => {
    it('a ban ends sessions, open tables and unfinished games, and blocks the player until it is lifted', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      const made = await anna.make({ ...MINE, isRated: true });
      const page = await server.page(made.id, made.links[0] ?? '').open({ cookie: anna.cookie });
      const opponent = await server.page(made.id, made.links[1] ?? '').open();
      const gone = new Promise<number>((resolve) => page.socket.once('close', resolve));

      const ended = await atTerminal(url, async (moderator) =>
        banPlayer(moderator, await playerIn(moderator, 'anna'), 'insults'),
      );
      expect(ended).toBe(1);
      expect(await gone).toBe(1008);
      await opponent.until(() => opponent.refusals.length > 0);
      expect(opponent.refusals).toMatchObject([{ code: 'void', ended: { why: 'ban', note: '' } }]);
      // The reason is for the host and the audit log only.
      expect(opponent.heard.join('')).not.toContain('insults');
      expect((await anna.ask('GET', 'me')).body).toMatchObject({ name: null });

      const signIn = (password: string) =>
        server.visitor().ask('POST', 'session', { name: 'Anna', password });
      expect(await signIn(PASSWORD)).toMatchObject({ status: 403, body: { error: 'banned' } });
      // Only the owner of the account learns of it.
      expect(await signIn('not the password')).toMatchObject({ body: { error: 'wrong-password' } });

      await atTerminal(url, async (moderator) =>
        liftBan(moderator, await playerIn(moderator, 'Anna')),
      );
      expect((await signIn(PASSWORD)).status).toBe(200);
      expect((await anna.ask('GET', 'me')).body).toMatchObject({ name: null });
      const { storage } = server.service;
      expect(await findGameRow(storage.db, made.id)).toMatchObject({ status: 'over', is_rated: 0 });
      expect(await lastAudits(storage.db, 10)).toMatchObject([
        { id: 3, who: 'olga', what: 'lift-ban', detail: 'Anna' },
        { id: 2, who: 'olga', what: 'void', subject: made.id },
        { id: 1, who: 'olga', what: 'ban', detail: 'Anna: insults' },
      ]);
      expect(server.troubles).toEqual([]);
      await server.stop();
    });

    it('a banned player takes no seat while their table is still open', async () => {
      const url = await place();
      const server = await startServer({ url });
      const [anna, host] = [await signUp(server, 'Anna'), server.visitor()];
      const own = await anna.make(MINE);
      const others = await host.make({ ...MINE, isOpen: true });
      const page = await server.page(own.id).open({ cookie: anna.cookie });
      const gone = new Promise<number>((resolve) => page.socket.once('close', resolve));
      await atTerminal(url, async (moderator) =>
        banPlayer(moderator, await playerIn(moderator, 'anna'), ''),
      );
      const token = others.links[1] ?? '';
      page.say({ type: 'enter', protocol: PROTOCOL, game: others.id, token, since: 0, page: 'p' });
      expect(await gone).toBe(1008);
      const { db } = server.service.storage;
      expect(await findGameRow(db, others.id)).toMatchObject({ status: 'waiting', head: 0 });
      expect((await seatsOf(db, [others.id]))[1]).toMatchObject({ person: null, taken_at: null });
      // The link still invites another player.
      const guest = await server.page(others.id, token).open();
      expect(guest.welcome?.seat).toBe(1);
      await server.stop();
    });

    it('a server ends games that a banned player got into in the same moment', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      const made = await anna.make(MINE);
      const opponent = await server.page(made.id, made.links[1] ?? '').open();
      await atTerminal(url, async ({ storage: { db } }) => {
        const { id } = must(await findPlayer({ db } as Storage, 'anna'), 'Anna');
        const ban = { at: Date.now(), who: 'olga', what: 'ban', subject: id, detail: '' } as const;
        await withAudit(db, ban, async (tx) => {
          await tx.updateTable('persons').set({ banned_at: 1 }).where('id', '=', id).execute();
          return true;
        });
      });
      await opponent.until(() => opponent.refusals.length > 0);
      expect(opponent.refusals).toMatchObject([{ code: 'void', ended: { why: 'ban' } }]);
      await server.stop();
    });

    it('no player gets a rematch with a banned one', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      const made = await anna.make(MINE);
      const page = await server.page(made.id).open({ cookie: anna.cookie });
      const opponent = await server.page(made.id, made.links[1] ?? '').open();
      await page.ask({ type: 'say', what: 'resign' });
      await page.ask({ type: 'offer', what: 'rematch' });
      await atTerminal(url, async (moderator) =>
        banPlayer(moderator, await playerIn(moderator, 'anna'), ''),
      );
      const answer = await opponent.ask({ type: 'answer', what: 'rematch', isAccepted: true });
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'not-now' } });
      await server.stop();
    });

    it('a command changes nothing if its audit entry cannot be written', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      await signUp(server, 'Boris');
      const made = await anna.make({ ...MINE, isRated: true });
      await atTerminal(url, async (moderator) =>
        banPlayer(moderator, await playerIn(moderator, 'Boris'), ''),
      );
      await server.stop();
      await atTerminal(url, async (moderator) => {
        const { db } = moderator.storage;
        const before = await findGameRow(db, made.id);
        const [a, b] = [await playerIn(moderator, 'Anna'), await playerIn(moderator, 'Boris')];
        await db.schema.alterTable('audit').renameTo('audit_away').execute();
        const diverged = { id: made.id, game: 'skirmish', rules: 1, seq: 0, entry: '', now: '' };
        const sessions = () => db.selectFrom('sessions').selectAll().execute();
        const signedIn = await sessions();
        for (const command of [
          () => showPlayers(moderator, { search: null, limit: 10, hasGuests: true }),
          () => banPlayer(moderator, a, ''),
          () => liftBan(moderator, b),
          () => renamePlayer(moderator, a, 'Cyril'),
          () => voidByHost(moderator, made.id, 'As agreed.'),
          () => closeGames(moderator.storage, [diverged], moderator),
          () => endGamesOf(moderator, a.id),
        ]) {
          await expect(command()).rejects.toThrow('audit');
        }
        expect(await playerIn(moderator, a.id)).toEqual(a);
        expect(await playerIn(moderator, b.id)).toEqual(b);
        expect(await sessions()).toEqual(signedIn);
        expect(await findGameRow(db, made.id)).toEqual(before);
        expect(await entriesAfter(db, made.id, 0)).toHaveLength(before?.head ?? -1);
      });
    });

    it('a new name is checked like any other, and the players at the table see it at once', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      await signUp(server, 'Boris');
      const made = await anna.make(MINE);
      const opponent = await server.page(made.id, made.links[1] ?? '').open();
      const nameSeen = () => {
        const player = opponent.table?.players[0];
        return player?.kind === 'human' ? player.name : null;
      };
      expect(nameSeen()).toBe('Anna');
      const rename = (name: string) =>
        atTerminal(url, async (moderator) =>
          renamePlayer(moderator, await playerIn(moderator, 'anna'), name),
        );
      expect(await rename('boris')).toEqual({ ok: false, problem: 'taken' });
      expect(await rename('B0ris')).toEqual({ ok: false, problem: 'taken' });
      expect(await rename('Аnna B')).toEqual({ ok: false, problem: 'scripts' });
      expect(await rename('ANNA')).toEqual({ ok: true, value: 'ANNA' });
      expect(await rename('Anna Karla')).toEqual({ ok: true, value: 'Anna Karla' });
      await opponent.until(() => nameSeen() === 'Anna Karla');
      expect((await anna.ask('GET', 'me')).body).toMatchObject({ name: 'Anna Karla' });
      const guest = await server.visitor().make(BY_LINK);
      const { creator } = must(await findGameRow(server.service.storage.db, guest.id), 'game');
      const unnamed = await atTerminal(url, async (moderator) =>
        renamePlayer(moderator, await playerIn(moderator, must(creator, 'guest')), 'Cyril'),
      );
      expect(unnamed).toEqual({ ok: false, problem: 'guest' });
      await server.stop();
    });

    it('a game is ended with a reason that the players at the table see without asking', async () => {
      const url = await place();
      const server = await startServer({ url });
      const [one, two, made] = await server.seatTwo();
      const end = () =>
        atTerminal(url, (moderator) => voidByHost(moderator, made.id, 'As agreed.'));
      expect(await end()).toBe('void');
      for (const page of [one, two]) {
        await page.until(() => page.refusals.length > 0);
        expect(page.refusals).toMatchObject([
          { code: 'void', ended: { why: 'host', note: 'As agreed.' } },
        ]);
      }
      expect(await end()).toBe('over');
      expect(await lastAudits(server.service.storage.db, 10)).toMatchObject([
        { what: 'void', subject: made.id, detail: 'As agreed.' },
      ]);
      await server.stop();
    });

    it('players are listed and found with their games and sessions', async () => {
      const url = await place();
      const server = await startServer({ url });
      const anna = await signUp(server, 'Anna');
      await signUp(server, 'Bo_ris');
      await anna.make(MINE);
      await server.visitor().make(MINE);
      const list = (search: string | null, hasGuests = false) =>
        atTerminal(url, (moderator) => showPlayers(moderator, { search, limit: 10, hasGuests }));
      const names = async (...wish: Parameters<typeof list>) =>
        (await list(...wish)).map(({ name }) => name).sort();
      expect(await names(null)).toEqual(['Anna', 'Bo_ris']);
      expect(await names(null, true)).toHaveLength(3);
      expect(await names('ANN')).toEqual(['Anna']);
      expect(await names('o_r')).toEqual(['Bo_ris']);
      expect(await names('missing')).toEqual([]);
      const [found] = await list('anna');
      expect(found).toMatchObject({ games: 1, sessions: 1, banned_at: null });
      expect(found?.seen_at).toBeGreaterThan(0);
      const { id } = must(found, 'Anna');
      expect(await names(id)).toEqual(['Anna']);
      // Each look is in the audit log.
      const looks = await lastAudits(server.service.storage.db, 10);
      expect(looks).toHaveLength(7);
      expect(looks[0]).toMatchObject({ who: 'olga', what: 'list', subject: '', detail: id });
      await server.stop();
    });

    it('audit entries that are written at once get numbers without a gap', async () => {
      const storage = await openStorage({ url: await place() });
      const entry = { at: 1, who: 'olga', what: 'void', subject: 'a', detail: '' } as const;
      await Promise.all(
        Array.from({ length: 5 }, () => withAudit(storage.db, entry, async () => true)),
      );
      expect((await lastAudits(storage.db, 10)).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
      await storage.close();
    });
  },
);
