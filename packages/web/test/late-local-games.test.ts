import { AGAINST_BOT, instantBots, latest, SEED } from '@bivouac/table/testing/fakes.ts';
import { expect, it } from 'vitest';
import { createLibrary } from '../src/games/library.ts';
import { hasSaves, type LocalGamesCode, lateLocalGames } from '../src/storage/late-local-games.ts';
import { createLocalGames } from '../src/storage/local-games.ts';
import { saveKey } from '../src/storage/save-keys.ts';
import { memoryStore, type Store } from '../src/storage/store.ts';
import { gamesNow, tableOf } from './local-games-tools.ts';

const CODE: LocalGamesCode = { createLocalGames };

/** Local games whose code comes from a network that may be down. */
function arrange({
  store = memoryStore(),
  code = null,
}: {
  store?: Store;
  code?: LocalGamesCode | null;
} = {}) {
  const network = { isDown: false, fetches: 0 };
  const deps = {
    store,
    load: createLibrary(() => ['en']).loadEntry,
    makeBots: instantBots,
    freshSeed: () => SEED,
    freshId: () => 'one',
    now: () => 1,
    language: () => 'en' as const,
  };
  const games = lateLocalGames(deps, code, async () => {
    network.fetches += 1;
    if (network.isDown) throw new Error('no network');
    return CODE;
  });
  return { games, network, store };
}

it('loads no code until a game is started, and then starts it', async () => {
  const { games, network, store } = arrange();
  await games.nameGames('en');
  games.dismissNotice();
  games.closeRecord();
  games.heardFromElsewhere('bivouac.settings');
  expect(network.fetches).toBe(0);
  expect(hasSaves(store)).toBe(false);
  expect(await games.start(AGAINST_BOT)).toBe('one');
  expect(network.fetches).toBe(1);
  expect(latest(tableOf(games)).setup.scenario).toBe(AGAINST_BOT.scenario);
  expect(hasSaves(store)).toBe(true);
});

it('lists saved games at once if its code is already loaded', async () => {
  const { games, store } = arrange();
  await games.start(AGAINST_BOT);
  const again = arrange({ store, code: CODE });
  expect(gamesNow(again.games).games).toHaveLength(1);
  expect(again.network.fetches).toBe(0);
});

it('reports that a game could not be loaded without a network, and starts it at the next try', async () => {
  const { games, network } = arrange();
  network.isDown = true;
  expect(await games.start(AGAINST_BOT)).toBeNull();
  expect(gamesNow(games).notice).toEqual({ kind: 'not-loaded' });
  games.dismissNotice();
  expect(gamesNow(games).notice).toBeNull();
  await games.open('one');
  expect(gamesNow(games)).toMatchObject({ game: 'one', trouble: { kind: 'not-loaded' } });
  network.isDown = false;
  await games.openAgain('one');
  expect(gamesNow(games)).toMatchObject({ game: 'one', trouble: { kind: 'missing' } });
  expect(await games.start(AGAINST_BOT)).toBe('one');
});

it('lists the first game that another window starts', async () => {
  const { games, store } = arrange();
  const elsewhere = arrange({ store });
  await elsewhere.games.start(AGAINST_BOT);
  games.heardFromElsewhere(saveKey('one'));
  await expect.poll(() => gamesNow(games).games.length).toBe(1);
});
