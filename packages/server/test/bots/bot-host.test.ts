import type { BotRequest } from '@bivouac/bots';
import { createMatch, seedFromPhrase } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotHost, BotHostError, type BotHostOptions, createBotHost } from '../../src/index.ts';

const open: BotHost[] = [];

function host(options?: BotHostOptions): BotHost {
  const created = createBotHost(options);
  open.push(created);
  return created;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

function question(id: number, changes: Partial<BotRequest> = {}): BotRequest {
  const game = findGame('skirmish');
  if (!game.ok) throw new Error('skirmish is on the shelf');
  const match = createMatch(game.value, {}, seedFromPhrase('bot host'));
  if (!match.ok) throw new Error('skirmish can be set up');
  const view = match.value.view(0);
  return {
    id,
    game: 'skirmish',
    bot: 'hard',
    seat: 0,
    view: view.ok ? view.value : null,
    actions: match.value.actions(0),
    trials: 1_000,
    seed: seedFromPhrase('luck'),
    ...changes,
  };
}

async function errorOf(promise: Promise<unknown>): Promise<BotHostError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BotHostError)) throw new Error(`expected a BotHostError, got ${error}`);
  return error;
}

const endless = new URL('data:text/javascript,for(;;);');
/** A worker that reports ready and then never answers. */
const unresponsive = new URL(
  'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.postMessage("ready");for(;;);',
);
const dying = new URL('data:text/javascript,process.exit(3)');

describe('the bot host', () => {
  it('answers with a listed action, the same for the same seed', async () => {
    const bots = host();
    const asked = question(7);
    const first = await bots.choose(asked, { timeMs: 20_000 });
    const second = await bots.choose(asked, { timeMs: 20_000 });
    expect(first).toEqual(second);
    expect(first.id).toBe(7);
    expect(first.ok && asked.actions).toContainEqual(first.ok && first.action);
  });

  it('reports an unknown bot', async () => {
    const reply = await host().choose(question(1, { bot: 'genius' }), { timeMs: 1_000 });
    expect(reply).toEqual({ id: 1, ok: false, message: 'no bot genius in skirmish' });
  });

  it('queues simultaneous requests and answers each', async () => {
    const bots = host({ workers: 2 });
    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((id) => bots.choose(question(id), { timeMs: 20_000 })),
    );
    expect(replies.map(({ id, ok }) => [id, ok])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [id, true]),
    );
  });

  it('answers within a short time limit', async () => {
    const reply = await host().choose(question(1), { timeMs: 0 });
    expect(reply.ok).toBe(true);
  });

  it('cancels a running or waiting request and goes on', async () => {
    const bots = host();
    const running = new AbortController();
    const waiting = new AbortController();
    const one = errorOf(bots.choose(question(1), { timeMs: 20_000, signal: running.signal }));
    const two = errorOf(bots.choose(question(2), { timeMs: 20_000, signal: waiting.signal }));
    const three = bots.choose(question(3), { timeMs: 20_000 });
    waiting.abort();
    running.abort();
    expect((await one).code).toBe('cancelled');
    expect((await two).code).toBe('cancelled');
    expect((await three).id).toBe(3);
    const gone = bots.choose(question(4), { timeMs: 1, signal: AbortSignal.abort() });
    expect((await errorOf(gone)).code).toBe('cancelled');
  });

  it('replaces a worker that crashes: its request fails, the next is answered', async () => {
    const bots = host();
    const broken = errorOf(bots.choose(question(1, { view: null }), { timeMs: 20_000 }));
    const sound = bots.choose(question(2), { timeMs: 20_000 });
    expect((await broken).code).toBe('crashed');
    expect((await sound).ok).toBe(true);
  });

  it('notices a worker that exits silently', async () => {
    const lost = host({ workerUrl: dying }).choose(question(1), { timeMs: 20_000 });
    expect((await errorOf(lost)).code).toBe('crashed');
  });

  it('terminates a worker that neither answers nor stops', async () => {
    const bots = host({ workerUrl: unresponsive, graceMs: 20 });
    const stuck = bots.choose(question(1), { timeMs: 20 });
    expect((await errorOf(stuck)).code).toBe('overdue');
  });

  it('terminates a worker that never gets ready', async () => {
    const bots = host({ workerUrl: endless, startMs: 20 });
    const stuck = bots.choose(question(1), { timeMs: 20_000 });
    expect((await errorOf(stuck)).code).toBe('overdue');
  });

  it('rejects open requests when it is closed', async () => {
    const bots = createBotHost({ workerUrl: endless });
    const running = errorOf(bots.choose(question(1), { timeMs: 20_000 }));
    const waiting = errorOf(bots.choose(question(2), { timeMs: 20_000 }));
    await bots.close();
    expect((await running).code).toBe('closed');
    expect((await waiting).code).toBe('closed');
    const late = bots.choose(question(3), { timeMs: 1 });
    expect((await errorOf(late)).code).toBe('closed');
  });
});
