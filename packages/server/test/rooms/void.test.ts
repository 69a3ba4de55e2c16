import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { done, must } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../../bench/server-process.ts';
import { closeGames, openStorage, repairGames } from '../../src/ops/index.ts';
import { checkRules } from '../../src/ops/rules-check.ts';
import { rateGame } from '../../src/rating/rate-game.ts';
import { voidGame } from '../../src/rooms/void.ts';
import { countUnfinished, entriesAfter, findGameRow } from '../../src/storage/games/games.ts';
import { resultsOf } from '../../src/storage/games/results.ts';
import { readState } from '../../src/storage/server-state.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { useDatabases, useFolder } from '../tools/fixtures.ts';
import { MINE } from '../tools/game-requests.ts';
import { TestPage } from '../tools/page.ts';
import { playOn, steadyLuck } from '../tools/play.ts';
import { makeGame, startServer } from '../tools/server.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const folder = useFolder('void');

/** The shelf after a change of the rules. */
const changed = (changes: object) => (id: string) => {
  const game = findGame(id);
  return game.ok ? done({ ...game.value, ...changes }) : game;
};
/** New rules that do not allow what was played. */
const stricter = changed({ rules: 2, actions: () => [] });

const host = { now: Date.now(), who: 'host' };
const audit = { at: host.now, who: 'host', detail: '' };
const refusalOf = (page: TestPage) => must(page.refusals.at(-1), 'a refusal');

/** As if it had been played under other rules. */
async function makeDiverge({ db }: Storage): Promise<void> {
  await db.updateTable('entries').set({ body: 'bid nothing' }).where('kind', '=', 'act').execute();
  await db.deleteFrom('server_state').execute();
}

describe.each(useDatabases('void'))(
  'a game that new rules cannot play, with %s,',
  (_name, place) => {
    it('is reported as such and, once closed, with the reason and its stored record, and is not rated', async () => {
      const url = await place();
      const first = await startServer({ url });
      const anna = first.visitor();
      const made = await anna.make({ ...MINE, isRated: true });
      const links = made.links.map((link) => link ?? '');
      const one = await first.page(made.id, links[0]).open({ cookie: anna.cookie });
      const two = await first.page(made.id, links[1]).open();
      await playOn([one, two], steadyLuck(2), 8);
      await two.ask({ type: 'chat', text: 'a private word' });
      await first.stop();

      const second = await startServer({ url, deps: { shelf: stricter } });
      const { storage } = second.service;
      const early = await second.page(made.id, links[1]).open();
      expect(refusalOf(early)).toEqual({ code: 'diverged' });
      const record = (cookie: string) =>
        fetch(`${second.origin}/api/games/${made.id}/record`, { headers: { cookie } });
      expect((await record(anna.cookie)).status).toBe(404);
      const person = must((await findGameRow(storage.db, made.id))?.creator, 'creator');
      expect(await countUnfinished(storage.db, person)).toBe(1);

      // From another process, while the server runs and knows that it cannot play the game.
      const terminal = await openStorage({ url });
      const { diverged } = await repairGames(terminal, stricter);
      expect(diverged).toMatchObject([{ id: made.id }]);
      expect(await closeGames(terminal, diverged, host)).toBe(1);
      expect(await closeGames(terminal, diverged, host)).toBe(0);
      await terminal.close();

      for (const token of [links[1], made.watch]) {
        const late = await second.page(made.id, must(token, 'a link')).open();
        const { code, ended } = refusalOf(late);
        expect(code).toBe('void');
        expect(ended).toMatchObject({ title: 'skirmish', why: 'rules', note: '' });
        const lines = must(ended, 'ended').record.split('\n');
        expect(lines).toContain('game skirmish 1');
        expect(lines.some((line) => line.startsWith('seed chacha20:'))).toBe(true);
        expect(lines.filter((line) => / act /.test(line))).toHaveLength(8);
        expect(ended?.record).not.toContain('a private word');
      }
      const answer = await record(anna.cookie);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('game skirmish 1');
      // Other visitors learn nothing.
      const stranger = await second.page(made.id, 'x'.repeat(24)).open();
      expect(refusalOf(stranger)).toEqual({ code: 'bad-link' });
      expect((await record('')).status).toBe(404);

      const row = must(await findGameRow(storage.db, made.id), 'row');
      expect(row).toMatchObject({ status: 'over', is_rated: 0, awaited: 0, deadline: null });
      expect(await countUnfinished(storage.db, person)).toBe(0);
      await storage.db.updateTable('games').set({ is_rated: 1, is_open: 1 }).execute();
      expect(await rateGame(storage.db, made.id, Date.now())).toBe(false);
      expect(await resultsOf(storage.db, person)).toEqual([]);
      await second.stop();
    });

    it('is announced to its readers as soon as the server finds its number taken', async () => {
      const url = await place();
      const server = await startServer({ url });
      const [one, two, made] = await server.seatTwo();
      await playOn([one, two], steadyLuck(3), 4);
      const terminal = await openStorage({ url });
      const order = { why: 'host', note: 'Both have asked me.' } as const;
      expect(await voidGame(terminal, made.id, order, audit)).toBe('void');
      expect(await voidGame(terminal, made.id, order, audit)).toBe('over');
      expect(await voidGame(terminal, 'nosuchgame', order, audit)).toBe('unknown-game');
      await terminal.close();
      const refused = await one.ask({ type: 'say', what: 'resign' });
      expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'void' } });
      for (const page of [one, two]) {
        await page.until(() => page.refusals.some(({ ended }) => ended !== undefined));
        expect(refusalOf(page)).toMatchObject({ code: 'void', ended: order });
      }
      const kinds = (await entriesAfter(server.service.storage.db, made.id, 0)).map(
        ({ kind }) => kind,
      );
      expect(kinds.at(-1)).toBe('void');
      expect(kinds).not.toContain('say');
      expect(server.troubles).toEqual([]);
      await server.stop();
    });
  },
);

it('can still be read if it is finished', async () => {
  const url = join(folder, 'finished.db');
  const first = await startServer({ url });
  const [one, , made] = await first.seatTwo();
  await playOn([one], steadyLuck(1), 1);
  await one.ask({ type: 'say', what: 'resign' });
  await first.stop();
  const second = await startServer({ url, deps: { shelf: stricter } });
  const page = await second.page(made.id, made.links[1]).open();
  expect(refusalOf(page)).toMatchObject({ code: 'diverged', ended: { why: null, note: '' } });
  expect(refusalOf(page).ended?.record).toContain('seat-1 say resign');
  await second.stop();
});

describe('players get one notice', () => {
  it.each([
    ['newer', 'that their game goes on under newer rules', { rules: 2 }, 'rules'],
    [
      'replayed',
      'so too where no option stands for its own',
      { rules: 2, formerRules: { 1: {} } },
      'rules',
    ],
    [
      'kept',
      'that it keeps its own',
      { rules: 2, formerRules: { 1: { length: 'short' } } },
      'rules-kept',
    ],
  ])('%s: %s', async (file, _what, changes, what) => {
    const url = join(folder, `${file}.db`);
    const first = await startServer({ url });
    const [, , made] = await first.seatTwo();
    const [loser, , over] = await first.seatTwo();
    await loser.ask({ type: 'say', what: 'resign' });
    await first.stop();
    for (const deps of [{ shelf: changed(changes) }, { shelf: changed(changes) }]) {
      const server = await startServer({ url, deps });
      const pages = made.links.map((link) => server.page(made.id, link));
      for (const page of pages) {
        await page.open();
        const told = page.notes.filter((note) => note.what.startsWith('rules'));
        expect(told).toMatchObject([{ what, seat: null, detail: '2' }]);
      }
      await playOn(pages, steadyLuck(5), 3);
      const done = await server.page(over.id, over.links[0]).open();
      expect(done.notes.some((note) => note.what.startsWith('rules'))).toBe(false);
      await server.stop();
    }
    const storage = await openStorage({ url });
    const kinds = (await entriesAfter(storage.db, made.id, 0)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'rules')).toHaveLength(1);
    await storage.close();
  });
});

describe('a server with new rules', () => {
  it('does not start if it cannot play some games, unless it is set to end them', async () => {
    const DATA_DIR = join(folder, 'start');
    const first = await startProcess({ DATA_DIR });
    const made = await makeGame(first.origin);
    const pages = made.links.map((link) => new TestPage(first.origin, made.id, link));
    for (const page of pages) await page.open();
    await playOn(pages, steadyLuck(2), 3);
    await first.stop();
    const storage = await openStorage({ url: join(DATA_DIR, 'bivouac.db') });
    await makeDiverge(storage);
    await storage.close();

    const env = { ...process.env, DATA_DIR, PORT: '0' };
    const refused = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const [sentence, [code]] = await Promise.all([text(refused.stderr), once(refused, 'close')]);
    expect(code).toBe(1);
    expect(sentence).toContain(`${made.id} (skirmish 1)`);
    expect(sentence).toContain('ON_DIVERGED=void');
    expect(sentence.trim().split('\n')).toHaveLength(1);

    const told = await startProcess({ DATA_DIR, ON_DIVERGED: 'void', LOG_LEVEL: 'error' });
    const page = await new TestPage(told.origin, made.id, made.links[0]).open();
    expect(refusalOf(page)).toMatchObject({ code: 'void', ended: { why: 'rules' } });
    await told.stop();
  });

  it('checks every game once for each version of the rules, and not at every start', async () => {
    const server = await startServer();
    const [one, two] = await server.seatTwo();
    await playOn([one, two], steadyLuck(2), 3);
    const { storage } = server.service;
    const looked: string[] = [];
    const check = (fingerprint: string, shelf = findGame) =>
      checkRules({
        ...{ storage, shelf, fingerprint, onDiverged: 'refuse', now: Date.now },
        report: (what) => void looked.push(what),
      });
    await check('one');
    expect(looked).not.toEqual([]);
    expect(await readState(storage.db, 'rules-checked')).toBe('one');
    looked.length = 0;
    await check('one', stricter);
    expect(looked).toEqual([]);
    await expect(check('two', stricter)).rejects.toThrow('ON_DIVERGED=void');
    expect(await readState(storage.db, 'rules-checked')).toBe('one');
    await server.stop();
  });
});
