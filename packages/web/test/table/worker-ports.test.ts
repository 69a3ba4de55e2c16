import { seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { workerBots, workerOdds } from '../../src/shell/worker-ports.ts';

/** A worker that the test answers for. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  posted: { [name: string]: unknown }[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: { [name: string]: unknown }): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

function makeWorker(): Worker {
  return new FakeWorker() as unknown as Worker;
}

const lastWorker = (): FakeWorker => {
  const worker = FakeWorker.all.at(-1);
  if (worker === undefined) throw new Error('a worker was expected');
  return worker;
};

const QUESTION = {
  game: 'skirmish',
  bot: 'easy',
  seat: 1,
  view: {},
  actions: [],
  trials: 1,
  seed: seedFromPhrase('x'),
};

describe('bots in a worker', () => {
  it('answers only the current question', async () => {
    const bots = workerBots(makeWorker);
    const reply = bots.choose(QUESTION);
    lastWorker().onmessage?.({ data: { id: 99, ok: true, action: 'stale' } });
    lastWorker().onmessage?.({ data: { id: 1, ok: true, action: 'mine' } });
    expect(await reply).toEqual({ id: 1, ok: true, action: 'mine' });
  });

  it('signals a bot that shares memory to answer soon', () => {
    const bots = workerBots(makeWorker);
    void bots.choose(QUESTION);
    const flag = lastWorker().posted[0]?.hurry as SharedArrayBuffer;
    expect(new Int32Array(flag)[0]).toBe(0);
    bots.hurry();
    expect(new Int32Array(flag)[0]).toBe(1);
    expect(lastWorker().isTerminated).toBe(false);
  });

  it('asks another worker for a quick answer if memory cannot be shared', async () => {
    const shared = globalThis.SharedArrayBuffer;
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
    try {
      const bots = workerBots(makeWorker);
      const reply = bots.choose(QUESTION);
      const first = lastWorker();
      bots.hurry();
      expect(first.isTerminated).toBe(true);
      expect(lastWorker().posted[0]).toMatchObject({ deadline: 0, hurry: null });
      lastWorker().onmessage?.({ data: { id: 1, ok: true, action: 'quick' } });
      expect(await reply).toMatchObject({ action: 'quick' });
    } finally {
      globalThis.SharedArrayBuffer = shared;
    }
  });

  it('rejects when the worker breaks, and starts another for the next question', async () => {
    const bots = workerBots(makeWorker);
    const broken = bots.choose(QUESTION);
    const first = lastWorker();
    first.onerror?.();
    await expect(broken).rejects.toThrow('the bot failed');
    const sound = bots.choose(QUESTION);
    expect(lastWorker()).not.toBe(first);
    lastWorker().onmessage?.({ data: { id: 2, ok: true, action: 1 } });
    expect((await sound).ok).toBe(true);
  });
});

describe('odds in a worker', () => {
  it('drops a question that is out of date', async () => {
    const odds = workerOdds(makeWorker);
    void odds.ask({ game: 'skirmish', view: {}, actions: [1] });
    const first = lastWorker();
    const second = odds.ask({ game: 'skirmish', view: {}, actions: [2] });
    expect(first.isTerminated).toBe(true);
    lastWorker().onmessage?.({ data: { id: 1, odds: ['stale'] } });
    lastWorker().onmessage?.({ data: { id: 2, odds: [null] } });
    expect(await second).toEqual([null]);
    const third = odds.ask({ game: 'skirmish', view: {}, actions: [3] });
    lastWorker().onmessage?.({ data: { id: 3, odds: [] } });
    expect(await third).toEqual([]);
    odds.close();
    expect(lastWorker().isTerminated).toBe(true);
  });
});
