import type { SoundGame } from '@bivouac/table/contract/kept-games.ts';
import {
  AGAINST_BOT,
  instantBots,
  latest,
  openScene,
  playToTheEnd,
  SEED,
  settled,
  TWO_PEOPLE,
} from '@bivouac/table/testing/fakes.ts';
import { describeProblem, platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { describe, expect, it } from 'vitest';
import { createLibrary } from '../src/games/library.ts';
import { createLocalGames } from '../src/storage/local-games.ts';
import type { LocalGames, LocalGamesDeps } from '../src/storage/local-games-model.ts';
import { saveKey } from '../src/storage/save-keys.ts';
import { memoryStore, type Store } from '../src/storage/store.ts';
import { gamesNow, tableOf } from './local-games-tools.ts';

await loadEvery(platformWords);

const { loadEntry } = createLibrary(() => ['en', 'cs']);

/** The kept games of the store; each of its games gets the next free number. */
function localGames(store: Store = memoryStore(), deps: Partial<LocalGamesDeps> = {}): LocalGames {
  let clock = store.keys().length;
  return createLocalGames({
    store,
    load: loadEntry,
    makeBots: instantBots,
    freshSeed: () => SEED,
    freshId: () => String(store.keys().length + 1),
    now: () => ++clock,
    language: () => 'en',
    ...deps,
  });
}

async function start(at: LocalGames, wish = AGAINST_BOT): Promise<string> {
  const id = await at.start(wish);
  if (id === null) throw new Error('the game was expected to begin');
  return id;
}

async function playSome(at: LocalGames, actions: number): Promise<void> {
  const table = tableOf(at);
  while (latest(table).position < actions) {
    const { scene, position } = latest(table);
    if (scene.kind === 'curtain') table.openCurtain();
    else if (scene.actions[0]) table.act(scene.actions[0], position);
    else await settled();
  }
  await settled();
}

const sound = (at: LocalGames): SoundGame[] =>
  gamesNow(at).games.flatMap((kept) => (kept.kind === 'sound' ? [kept] : []));

describe('games kept in the browser', () => {
  it('is empty at first', () => {
    const nothing = { game: null, table: null, trouble: null, review: null, notice: null };
    expect(gamesNow(localGames())).toEqual({ games: [], ...nothing });
  });

  it('resumes exactly the same position after a reload', async () => {
    const store = memoryStore();
    const before = localGames(store);
    const id = await start(before);
    await playSome(before, 9);
    const after = localGames(store);
    await after.open(id);
    await settled();
    const [old, now] = [tableOf(before), tableOf(after)];
    expect(now.record()).toBe(old.record());
    expect(openScene(latest(now)).view).toEqual(openScene(latest(old)).view);
    expect(openScene(latest(now)).log).toEqual(openScene(latest(old)).log);
    expect(openScene(latest(now)).undo).toEqual(openScene(latest(old)).undo);
    expect(latest(now).commitment).toBe(latest(old).commitment);
  });

  it('resumes a game of two people behind the curtain', async () => {
    const store = memoryStore();
    const before = localGames(store);
    const id = await start(before, TWO_PEOPLE);
    await playSome(before, 3);
    const after = localGames(store);
    await after.open(id);
    expect(latest(tableOf(after)).scene.kind).toBe('curtain');
  });

  it('keeps many games at once, each at its last position, the latest first', async () => {
    const store = memoryStore();
    const at = localGames(store);
    const first = await start(at);
    await playSome(at, 3);
    const record = tableOf(at).record();
    const second = await start(at, TWO_PEOPLE);
    await playSome(at, 2);
    expect(sound(at).map(({ id }) => id)).toEqual([second, first]);
    await at.open(first);
    expect(tableOf(at).record()).toBe(record);
    await playSome(at, 5);
    expect(sound(at).map(({ id }) => id)).toEqual([first, second]);
    // The list is the same after a reload.
    expect(gamesNow(localGames(store)).games).toEqual(gamesNow(at).games);
    at.remove(first);
    expect(gamesNow(at)).toMatchObject({ game: null, table: null });
    expect(sound(localGames(store)).map(({ id }) => id)).toEqual([second]);
  });

  it('notes for each game the side to move, and at the end the winner', async () => {
    const at = localGames();
    await start(at);
    const [begun] = sound(at);
    expect(begun).toMatchObject({ game: 'skirmish', scenario: 'crossing', actions: 0 });
    expect(begun?.saved.note).toMatchObject({ isOver: false, winner: null, round: null });
    expect(begun?.saved.note.names).toEqual({
      en: { game: 'Skirmish', scenario: 'The Crossing', sides: ['Blue', 'Red'] },
    });
    // A reader of another language finds names in it, and the old ones are still there.
    await at.nameGames('cs');
    expect(sound(at)[0]?.saved.note.names).toMatchObject({
      en: { scenario: 'The Crossing' },
      cs: { game: 'Šarvátka', scenario: 'Přechod přes řeku', sides: ['Modří', 'Červení'] },
    });
    await playToTheEnd(tableOf(at));
    const [ended] = sound(at);
    expect(ended?.saved.note).toMatchObject({ isOver: true, awaited: [] });
  });

  it('notes rounds and points if the game counts them', async () => {
    const at = localGames();
    await start(at, { ...AGAINST_BOT, game: 'normandy', scenario: 'mortain' });
    const note = sound(at)[0]?.saved.note;
    expect(note).toMatchObject({ round: 1, points: [expect.any(Number), expect.any(Number)] });
  });

  it('opens only the game that was requested last', async () => {
    const store = memoryStore();
    const before = localGames(store);
    const [one, two] = [await start(before), await start(before, TWO_PEOPLE)];
    const after = localGames(store);
    await Promise.all([after.open(one), after.open(two)]);
    expect(gamesNow(after).game).toBe(two);
    expect(latest(tableOf(after)).players).toEqual(TWO_PEOPLE.players);
  });

  it('plays on if the browser cannot store anything, and says so', async () => {
    const forgetful: Store = {
      read: () => null,
      write: () => false,
      remove: () => undefined,
      keys: () => [],
    };
    const at = localGames(forgetful);
    await start(at);
    expect(gamesNow(at).notice).toEqual({ kind: 'not-kept' });
    await playToTheEnd(tableOf(at));
    at.dismissNotice();
    expect(gamesNow(at).notice).toBeNull();
  });

  it('says what is wrong with a set-up, and leaves the current game alone', async () => {
    const at = localGames();
    await start(at);
    const table = tableOf(at);
    expect(await at.start({ ...AGAINST_BOT, scenario: 'crosing' })).toBeNull();
    expect(tableOf(at)).toBe(table);
    expect(gamesNow(at).notice).toMatchObject({ problem: { nearest: 'crossing' } });
    expect(await at.start({ ...AGAINST_BOT, game: 'skirmsh' })).toBeNull();
    expect(gamesNow(at).notice).toMatchObject({ problem: { nearest: 'skirmish' } });
  });
});

describe('a problem with a saved game', () => {
  it.each([
    ['not JSON at all', 'oops'],
    ['JSON of something else', '{"players":[]}'],
    ['without its note', '{"record":"x","players":[{"kind":"human"}],"commitment":"y"}'],
  ])('is reported when it is %s, and the readable part is kept', async (_what, text) => {
    const store = memoryStore();
    store.write(saveKey('7'), text);
    const at = localGames(store);
    const damaged = { kind: 'damaged', text, problem: null };
    expect(gamesNow(at).games).toEqual([{ ...damaged, id: '7' }]);
    await at.open('7');
    expect(gamesNow(at)).toMatchObject({ table: null, trouble: damaged });
    expect(store.read(saveKey('7'))).toBe(text);
    at.remove('7');
    expect(gamesNow(at)).toMatchObject({ games: [], trouble: null });
  });

  it('shows in the list if the record was altered, without the code of the game', async () => {
    const store = memoryStore();
    const id = await start(localGames(store));
    const kept = store.read(saveKey(id)) ?? '';
    store.write(saveKey(id), kept.replace('scenario crossing', 'scenario mill-yard'));
    const at = localGames(store, { load: () => Promise.reject(new Error('no network')) });
    expect(gamesNow(at).games).toMatchObject([{ problem: { code: 'record-altered' } }]);
  });

  it('is reported when the seed does not match its commitment', async () => {
    const store = memoryStore();
    const id = await start(localGames(store));
    const kept = store.read(saveKey(id)) ?? '';
    store.write(saveKey(id), kept.replace(/"commitment":"sha256:\w/, '"commitment":"sha256:-'));
    const at = localGames(store);
    await at.open(id);
    const problem = { code: 'record-bad-commitment' };
    expect(gamesNow(at).trouble).toMatchObject({ kind: 'damaged', problem });
  });

  it('is reported when there is no such game', async () => {
    const at = localGames();
    await at.open('nowhere');
    expect(gamesNow(at).trouble).toEqual({ kind: 'missing' });
  });

  it('is gone when the network is back', async () => {
    const store = memoryStore();
    const id = await start(localGames(store));
    let isDown = true;
    const load: typeof loadEntry = (game) =>
      isDown ? Promise.reject(new Error('no network')) : loadEntry(game);
    const at = localGames(store, { load });
    await at.open(id);
    expect(gamesNow(at).trouble).toEqual({ kind: 'not-loaded' });
    expect(await at.start(AGAINST_BOT)).toBeNull();
    expect(gamesNow(at).notice).toEqual({ kind: 'not-loaded' });
    isDown = false;
    await at.openAgain(id);
    expect(gamesNow(at).trouble).toBeNull();
    expect(latest(tableOf(at)).position).toBe(0);
  });

  it('stops the game when another window continues it, until the player resumes it here', async () => {
    const store = memoryStore();
    const here = localGames(store);
    const id = await start(here);
    here.heardFromElsewhere('bivouac.settings');
    expect(gamesNow(here).table).not.toBeNull();
    const there = localGames(store);
    await there.open(id);
    await playSome(there, 4);
    here.heardFromElsewhere(saveKey(id));
    expect(gamesNow(here)).toMatchObject({ table: null, trouble: { kind: 'elsewhere' } });
    await here.openAgain(id);
    expect(tableOf(here).record()).toBe(tableOf(there).record());
  });
});

describe('records opened next to the saved games', () => {
  it('opens a record without closing the current game', async () => {
    const at = localGames();
    await start(at);
    await playToTheEnd(tableOf(at));
    const record = tableOf(at).record();
    expect(await at.openRecord(record)).toBe(true);
    expect(gamesNow(at).review).toMatchObject({ isFinished: true, text: record });
    at.closeRecord();
    expect(gamesNow(at).review).toBeNull();
    expect(tableOf(at).record()).toBe(record);
  });

  it.each([
    ['something else', () => 'hello', 'record-not-one'],
    ['torn', (record: string) => record.split('\n').slice(0, -3).join('\n'), 'record-truncated'],
    ['altered', (record: string) => record.replace('crossing', 'mill-yard'), 'record-altered'],
  ])('keeps the game under way when a file is %s', async (_what, spoil, code) => {
    const at = localGames();
    await start(at);
    await playSome(at, 4);
    const table = tableOf(at);
    expect(await at.openRecord(spoil(table.record()))).toBe(false);
    const { notice, review } = gamesNow(at);
    expect(review).toBeNull();
    expect(tableOf(at)).toBe(table);
    expect(notice).toMatchObject({ kind: 'problem', problem: { code } });
    if (notice?.kind === 'problem') {
      expect(describeProblem('cs', notice.problem)).not.toBe(describeProblem('en', notice.problem));
    }
  });
});

describe('games of a campaign', () => {
  it('keep the remembered hero, and stay as single games when the campaign starts again', async () => {
    const store = memoryStore();
    const at = localGames(store);
    const wish = { ...AGAINST_BOT, game: 'normandy', scenario: 'la-raye' };
    const id = await at.start(wish, true);
    if (id === null) throw new Error('the game was expected to begin');
    at.remember(id, 'Private Novak');
    await playSome(at, 2);
    expect(sound(at)[0]?.saved).toMatchObject({ isCampaign: true, hero: 'Private Novak' });
    at.endCampaign('normandy');
    await playSome(at, 4);
    expect(sound(localGames(store))[0]?.saved).toMatchObject({ isCampaign: false });
    expect(sound(at)[0]?.saved.note.casualties).toEqual([0, 0]);
  });
});
