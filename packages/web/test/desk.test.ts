import { describeProblem } from '@bivouac/text';
import { describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../src/lib/desk.ts';
import { eyesOf } from '../src/lib/review.ts';
import { memoryStore, type Store } from '../src/lib/store.ts';
import {
  AGAINST_BOT,
  deskNow,
  instantBots,
  latest,
  openScene,
  playToTheEnd,
  SEED,
  settled,
  TWO_PEOPLE,
  tableOf,
} from './fakes.ts';

function desk(store: Store = memoryStore()): Desk {
  return createDesk({ store, makeBots: instantBots, freshSeed: () => SEED });
}

async function playSome(at: Desk, actions: number): Promise<void> {
  const table = tableOf(at);
  while (latest(table).decision < actions) {
    const { scene, decision } = latest(table);
    if (scene.kind === 'curtain') table.openCurtain();
    else if (scene.actions[0]) table.act(scene.actions[0], decision);
    else await settled();
  }
  await settled();
}

describe('the desk', () => {
  it('has nothing to resume at first', () => {
    const empty = desk();
    empty.resume();
    expect(deskNow(empty)).toEqual({ table: null, review: null, notice: null });
  });

  it('resumes exactly the same position after a reload', async () => {
    const store = memoryStore();
    const before = desk(store);
    before.start(AGAINST_BOT);
    await playSome(before, 9);
    const after = desk(store);
    after.resume();
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
    const before = desk(store);
    before.start(TWO_PEOPLE);
    await playSome(before, 3);
    const after = desk(store);
    after.resume();
    expect(latest(tableOf(after)).scene.kind).toBe('curtain');
  });

  it.each([
    ['not JSON at all', 'oops'],
    ['JSON of something else', '{"players":[]}'],
    ['a seat too few', '{"record":"x","players":[{"kind":"human"}],"commitment":"y"}'],
  ])('says so when what was kept is %s', (_what, text) => {
    const store = memoryStore();
    store.write('bivouac.table', text);
    const after = desk(store);
    after.resume();
    expect(deskNow(after).table).toBeNull();
    expect(deskNow(after).notice?.kind).toBe('saved-game-lost');
  });

  it('will not resume a game whose seed is not the promised one', async () => {
    const store = memoryStore();
    const before = desk(store);
    before.start(AGAINST_BOT);
    const kept = store.read('bivouac.table') ?? '';
    store.write('bivouac.table', kept.replace(/"commitment":"sha256:\w/, '"commitment":"sha256:-'));
    const after = desk(store);
    after.resume();
    expect(deskNow(after).notice).toMatchObject({ problem: { code: 'record-bad-commitment' } });
  });

  it('plays on and says so when the browser keeps nothing', async () => {
    const forgetful: Store = { read: () => null, write: () => false };
    const at = desk(forgetful);
    at.start(AGAINST_BOT);
    expect(deskNow(at).notice).toEqual({ kind: 'not-kept' });
    await playToTheEnd(tableOf(at));
    at.dismissNotice();
    expect(deskNow(at).notice).toBeNull();
  });

  it('says what is wrong with a wish and leaves the game under way alone', () => {
    const at = desk();
    at.start(AGAINST_BOT);
    const table = tableOf(at);
    expect(at.start({ ...AGAINST_BOT, scenario: 'crosing' })).toBe(false);
    expect(tableOf(at)).toBe(table);
    expect(deskNow(at).notice).toMatchObject({ problem: { nearest: 'crossing' } });
  });
});

describe('records on the desk', () => {
  it('opens a record at its end and steps back and forth', async () => {
    const at = desk();
    at.start(AGAINST_BOT);
    await playToTheEnd(tableOf(at));
    const record = tableOf(at).record();
    expect(at.openRecord(record)).toBe(true);
    const review = () => deskNow(at).review;
    const total = review()?.total ?? 0;
    expect(review()).toMatchObject({ at: total, isFinished: true, eyes: 'everyone' });
    at.step(0);
    const start = review();
    expect(start?.match.decision).toBe(0);
    // Before the end nothing hidden is open to everyone.
    expect(start && eyesOf(start)).toBe('spectator');
    at.step(-5);
    expect(review()?.at).toBe(0);
    at.step(7);
    expect(review()?.match.decision).toBe(7);
    at.lookAs(1);
    expect(review()).toMatchObject({ at: 7, eyes: 1 });
    at.step(total + 9);
    expect(review()?.at).toBe(total);
    at.closeRecord();
    expect(review()).toBeNull();
    expect(tableOf(at).record()).toBe(record);
  });

  it('shows only what is public of a game that is not over', async () => {
    const at = desk();
    at.start(AGAINST_BOT);
    await playSome(at, 6);
    at.openRecord(tableOf(at).record());
    expect(deskNow(at).review).toMatchObject({ isFinished: false, eyes: 'spectator' });
  });

  it.each([
    ['something else', () => 'hello', 'record-not-one'],
    ['torn', (record: string) => record.split('\n').slice(0, -3).join('\n'), 'record-truncated'],
    ['altered', (record: string) => record.replace('crossing', 'mill-yard'), 'record-altered'],
  ])('keeps the game under way when a file is %s', async (_what, spoil, code) => {
    const at = desk();
    at.start(AGAINST_BOT);
    await playSome(at, 4);
    const table = tableOf(at);
    expect(at.openRecord(spoil(table.record()))).toBe(false);
    const { notice, review } = deskNow(at);
    expect(review).toBeNull();
    expect(tableOf(at)).toBe(table);
    expect(notice).toMatchObject({ kind: 'problem', problem: { code } });
    if (notice?.kind === 'problem') {
      expect(describeProblem('cs', notice.problem)).not.toBe(describeProblem('en', notice.problem));
    }
  });
});
