import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@bivouac/protocol';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { useServer } from '../tools/fixtures.ts';
import { MINE } from '../tools/game-requests.ts';
import { startServer } from '../tools/server.ts';

const server = useServer();

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('answers messages that arrive before the session is looked up, and refuses too many of them', async () => {
  const visitor = server.visitor();
  const { id } = await visitor.make(MINE);
  // The session lookup waits for the held write lock.
  const known = Promise.withResolvers<void>();
  const writing = server.service.storage.db.transaction().execute(() => known.promise);
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/play`, {
    headers: { cookie: visitor.cookie },
  });
  const answers = new Map<string, string>();
  const all = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    const { type, ref, refusal } = JSON.parse(String(data));
    if (ref !== undefined) answers.set(ref, refusal?.code ?? type);
    // Excess messages are refused at once, the others answered after the lookup.
    if (answers.size === 3) known.resolve();
    if (answers.size === 10) all.resolve();
  });
  await once(socket, 'open');
  const refs = Array.from({ length: 10 }, (_, i) => `c${i}`);
  socket.send(JSON.stringify({ type: 'enter', protocol: PROTOCOL, game: id, since: 0 }));
  for (const ref of refs) socket.send(JSON.stringify({ type: 'chat', ref, text: ref }));
  await all.promise;
  await writing;
  socket.terminate();
  expect(refs.map((ref) => answers.get(ref))).toEqual([
    ...Array(7).fill('done'),
    ...Array(3).fill('too-many'),
  ]);
});

it('sends alive messages to an idle page', async () => {
  const quick = await startServer({ api: { pingMs: 200 } });
  const [one] = await quick.seatTwo();
  const signs = () => one.heard.filter((text) => text === '{"type":"alive"}').length;
  await one.until(() => signs() > 2);
  await quick.stop();
});

it('closes a socket with a cookie for a moment if the database cannot look up its session', async () => {
  const visitor = server.visitor();
  await visitor.make(MINE);
  const away = vi.spyOn(server.service.storage.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/play`, {
    headers: { cookie: visitor.cookie },
  });
  expect((await once(socket, 'close'))[0]).toBe(1013);
  away.mockRestore();
});

it.each([
  [{}, {}, 'bivouac'],
  [{ isSecure: true }, {}, '__Host-bivouac'],
  [{ isSecure: false }, { 'x-forwarded-proto': 'https' }, 'bivouac'],
  [{}, { 'x-forwarded-proto': 'https' }, '__Host-bivouac'],
  [{}, { 'x-forwarded-proto': 'https, http' }, 'bivouac'],
])('accepts one cookie name only, with %j and %j by %s', async (api, said, name) => {
  const behind = await startServer({ api, trustProxy: true });
  const made = await fetch(`${behind.origin}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...said },
    body: JSON.stringify(MINE),
  });
  const set = made.headers.get('set-cookie') ?? '';
  expect(set.split('=')[0]).toBe(name);
  const { id } = (await made.json()) as { id: string };
  const token = /=([\w-]+)/.exec(set)?.[1] ?? '';
  const other = name === 'bivouac' ? '__Host-bivouac' : 'bivouac';
  const seatBy = async (cookie: string) => {
    const page = await behind.page(id).open({ cookie, ...said });
    return page.welcome?.seat ?? page.refusals[0]?.code;
  };
  expect(await seatBy(`${name}=${token}`)).toBe(0);
  expect(await seatBy(`${other}=${token}`)).toBe('bad-link');
  expect(await seatBy(`${other}=planted; ${name}=${token}`)).toBe(0);
  await behind.stop();
});

it('acknowledges an act during shutdown although the disk is slow', async () => {
  const going = await startServer();
  const [one] = await going.seatTwo();
  // Another connection holds the write lock.
  const disk = Promise.withResolvers<void>();
  const writing = going.service.storage.db.transaction().execute(() => disk.promise);
  const answer = Promise.race([one.act(one.table?.actions[0]), one.until(() => false)]);
  await vi.waitUntil(() => going.service.storage.appender.pending === 1, { timeout: 20_000 });
  const stopped = going.stop({ isGentle: true });
  await one.until(() => one.isClosing);
  await sleep(400);
  disk.resolve();
  await writing;
  expect(await answer).toMatchObject({ type: 'done' });
  await stopped;
});

it('keeps sending after a table that alone is as large as the limit for unread bytes', async () => {
  const [one, two, { id }] = await server.seatTwo();
  const { hub } = server.service;
  const line = { type: 'chat', at: 0, seat: 0, seq: 1_000 } as const;
  hub.sendToAll(id, { ...line, text: 'x'.repeat(20_000_000) });
  for (let seq = 1_001; seq < 1_010; seq++) hub.sendToAll(id, { ...line, seq, text: 'more' });
  for (const page of [one, two]) await page.reach(1_009);
  expect([...hub.presence(id).seats]).toEqual([0, 1]);
});

it('disconnects a page that does not read, and no other page at the table', async () => {
  const [one, two, { id }] = await server.seatTwo();
  const { hub } = server.service;
  two.socket.pause();
  const seats = () => [...hub.presence(id).seats];
  const line = { type: 'chat', at: 0, seat: 0, text: 'x'.repeat(100_000) } as const;
  // The system buffers a few megabytes for a page that does not read; then they pile up in the server's memory.
  for (let seq = 1_000; seq < 1_600 && seats().length > 1; seq++) {
    hub.sendToAll(id, { ...line, seq });
    await one.reach(seq);
    await turn();
  }
  expect(seats()).toEqual([0]);
  expect((await one.ask({ type: 'chat', text: 'still here' })).type).toBe('done');
});

it.each([
  ['a game', { game: 'NOT-A-GAME' }, 'unknown-game'],
  ['a game that is empty', { game: '' }, 'unknown-game'],
  ['a game with a NUL', { game: 'abcdefgh\0' }, 'unknown-game'],
  ['a link', { token: 'cut-short' }, 'bad-link'],
  ['a game that is no text', { game: 7 }, 'bad-message'],
  ['a game, and something unknown', { game: 'NOT-A-GAME', more: 1 }, 'bad-message'],
])('says what is wrong with the name of %s, and goes on listening', async (_what, wrong, code) => {
  const { id } = await server.make();
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/play`);
  await once(socket, 'open');
  const enter = { type: 'enter', protocol: PROTOCOL, game: id, since: 0 };
  const answerTo = async (message: object): Promise<unknown> => {
    const answer = once(socket, 'message');
    socket.send(JSON.stringify(message));
    return JSON.parse(String((await answer)[0]));
  };
  expect(await answerTo({ ...enter, ...wrong })).toEqual({
    ...{ type: 'refused', ref: null, refusal: { code } },
  });
  expect(await answerTo(enter)).toMatchObject({ refusal: { code: 'bad-link' } });
  socket.terminate();
});
