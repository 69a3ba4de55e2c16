import { SHELF } from '@bivouac/shelf';
import { FIRST_GAME, findClient, GAMES } from '@bivouac/shelf/games';
import { loadThumb } from '@bivouac/table/contract/client.ts';
import { expect, it } from 'vitest';
import {
  COVER_GAMES,
  createLibrary,
  loadPlayers,
  PLAYABLE,
  sheetOf,
} from '../src/games/library.ts';
import { INVITED } from '../src/online/invitation.ts';

const { loadEntry } = createLibrary(() => ['en']);

it('can load every game of the shelf, and shows as playable only what can be played', () => {
  const ids = SHELF.map(({ game }) => game.id);
  expect(PLAYABLE.toSorted()).toEqual(ids.toSorted());
  const sheets = SHELF.filter(({ isForPlayers, expands }) => isForPlayers && expands === undefined);
  const forPlayers = sheets.map(({ game }) => game.id);
  expect(COVER_GAMES.map(({ id }) => id)).toEqual(forPlayers);
});

it('has manifests that say the same as the entries', async () => {
  for (const client of GAMES) {
    const { game, isForPlayers, expands, standingOrders, campaign } = await client.entry();
    expect(game.id).toBe(client.id);
    expect([isForPlayers, expands]).toEqual([client.isForPlayers, client.expands]);
    expect(client.hasStandingOrders === true).toBe(standingOrders !== undefined);
    expect(client.campaign === undefined).toBe(campaign === undefined);
  }
});

it('invites to every game that is for players, and to no other', () => {
  const forPlayers = SHELF.filter(({ isForPlayers }) => isForPlayers);
  expect(INVITED.toSorted()).toEqual(forPlayers.map(({ game }) => game.id).toSorted());
});

it.each(SHELF)('loads $game.id just as it stands on the shelf', async (entry) => {
  const loaded = await loadEntry(entry.game.id);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  // A long book is read page by page, so the texts need not be the same object.
  expect(loaded.value.game).toBe(entry.game);
  expect(Object.keys(loaded.value).toSorted()).toEqual(Object.keys(entry).toSorted());
  expect(loaded.value.bots).toEqual(entry.bots);
  const players = await loadPlayers(entry.game.id);
  expect(players.ok && players.value.game).toBe(entry.game);
  expect(players.ok && players.value.bots.map(({ id }) => ({ id }))).toEqual(entry.bots);
});

it('says which game was perhaps meant', async () => {
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

it('lists every game for players under a sheet, and has a small picture of it', async () => {
  for (const { game, isForPlayers, expands } of SHELF) {
    expect(sheetOf(game.id)).toBe(isForPlayers ? (expands ?? game.id) : null);
    if (!isForPlayers) continue;
    const picture = await loadThumb(findClient(game.id), game.scenarios[0]?.id ?? '');
    expect(picture?.art.length, game.id).toBeGreaterThan(100);
  }
});
