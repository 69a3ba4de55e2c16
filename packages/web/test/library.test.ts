import { must } from '@bivouac/kernel';
import { SHELF } from '@bivouac/shelf';
import { FIRST_GAME, findClient, GAMES } from '@bivouac/shelf/games';
import { loadThumb } from '@bivouac/table/contract/client.ts';
import { expect, it } from 'vitest';
import { COVER_GAMES, createLibrary, sheetOf } from '../src/games/library.ts';
import { loadPlayers } from '../src/games/players.ts';
import { PLAYABLE } from '../src/games/unknown-game.ts';
import { INVITED } from '../src/online/invitation.ts';

const { loadEntry } = createLibrary(() => ['en']);

it('can load every game of the shelf, and lists only games that are for players', () => {
  const ids = SHELF.map(({ game }) => game.id);
  expect(PLAYABLE.toSorted()).toEqual(ids.toSorted());
  const sheets = GAMES.filter(({ isForPlayers, expands }) => isForPlayers && expands === undefined);
  const forPlayers = sheets.map(({ id }) => id);
  expect(COVER_GAMES.map(({ id }) => id)).toEqual(forPlayers);
});

it('uses the names that the rules use, and has a page for each campaign', async () => {
  for (const client of GAMES) {
    const { game, campaign } = await client.entry();
    expect(game.id).toBe(client.id);
    expect(client.campaign === undefined).toBe(campaign === undefined);
  }
});

it('invites to every game that is for players, and to no other', () => {
  const forPlayers = GAMES.filter(({ isForPlayers }) => isForPlayers);
  expect(INVITED.toSorted()).toEqual(forPlayers.map(({ id }) => id).toSorted());
});

it.each(SHELF)('loads $game.id exactly as it is on the shelf', async (entry) => {
  const loaded = await loadEntry(entry.game.id);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  // A long book is read page by page, so the texts need not be the same object.
  expect(loaded.value.game).toBe(entry.game);
  const { standingOrders, ...own } = loaded.value;
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(entry).toSorted());
  expect(standingOrders).toBe(await findClient(entry.game.id)?.standingOrders?.());
  expect(loaded.value.bots).toEqual(entry.bots);
  const players = await loadPlayers(entry.game.id);
  expect(players.ok && players.value.game).toBe(entry.game);
  expect(players.ok && players.value.bots.map(({ id }) => ({ id }))).toEqual(entry.bots);
});

it('suggests a game for a misspelt address', async () => {
  for (const load of [loadEntry, loadPlayers]) {
    expect(await load('normndy')).toEqual({
      ok: false,
      problem: { code: 'unknown-game', name: 'normndy', nearest: 'normandy' },
    });
  }
  expect((await loadEntry('constructor')).ok).toBe(false);
});

it('begins with a game that exists', async () => {
  const loaded = await loadEntry(FIRST_GAME.game);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  const { game, bots } = loaded.value;
  expect(game.scenarios[0]?.id).toBe(FIRST_GAME.scenario);
  expect(bots.map(({ id }) => id)).toContain(FIRST_GAME.opponent);
});

it('draws every scenario of Normandy, large and small, and no other game yet', async () => {
  const boards = (await findClient('normandy')?.boards?.()) ?? null;
  const loaded = await loadEntry('normandy');
  if (!loaded.ok || boards === null) throw new Error('Normandy is there');
  for (const { id } of loaded.value.game.scenarios) {
    expect(boards.board(id)?.art.length, id).toBeGreaterThan(1_000);
    expect(boards.thumb(id)?.viewBox, id).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
  }
  expect(boards.board('nowhere')).toBeNull();
  expect(findClient('skirmish')?.boards).toBeUndefined();
});

it('lists every game for players under a heading, with a small picture', async () => {
  for (const { game } of SHELF) {
    const client = must(findClient(game.id), game.id);
    const { isForPlayers, expands } = client;
    expect(sheetOf(game.id)).toBe(isForPlayers ? (expands ?? game.id) : null);
    if (!isForPlayers) continue;
    const picture = await loadThumb(client, game.scenarios[0]?.id ?? '');
    expect(picture?.art.length, game.id).toBeGreaterThan(100);
  }
});
