import { afterEach, expect, it } from 'vitest';
import { throttledLog } from '../../src/ops/throttled-log.ts';
import { bossQueues } from '../../src/queue/boss-queues.ts';
import {
  MAX_OF_NETWORK,
  MAX_OF_OWNER,
  type Queues,
  type WorkQueue,
} from '../../src/queue/queues.ts';
import { usePostgres } from '../tools/fixtures.ts';
import { lossyProxy } from '../tools/lossy-proxy.ts';

// Several processes share their bots' work through one PostgreSQL.

const postgres = usePostgres();
const open: Queues[] = [];
afterEach(async () => {
  for (const queues of open.splice(0)) await queues.close();
});

/** The jobs that were started, in order, by any process. */
class Served {
  readonly games: string[] = [];
  #wake: () => void = () => undefined;

  begin(game: string): void {
    this.games.push(game);
    this.#wake();
  }

  count(owner: string): number {
    return this.games.filter((game) => game.startsWith(owner)).length;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

const SHAPE = { workers: 1, maxSeconds: 60 };
const SHAPES = { bots: SHAPE, tellings: SHAPE };

async function startProcesses(
  count: number,
  work: (game: string) => Promise<void>,
): Promise<WorkQueue[]> {
  const url = await postgres.freshDatabase();
  const queues: WorkQueue[] = [];
  for (let i = 0; i < count; i++) {
    const process = await bossQueues(url, SHAPES, () => undefined);
    open.push(process);
    queues.push(await process.open('bots', work));
  }
  return queues;
}

it('serves an owner’s only game before another owner’s forty, in any process', async () => {
  const served = new Served();
  const [here, there] = await startProcesses(2, async (game) => served.begin(game));
  for (let i = 0; i < 40; i++) here?.add('many', `many ${i}`);
  await served.until(() => served.games.length >= 2);
  const before = served.games.length;
  there?.add('one', 'one');
  await served.until(() => served.count('one') === 1);
  // The jobs of the turn that had begun in both processes, and of the next turn.
  expect(served.games.length - 1 - before).toBeLessThanOrEqual(6);
});

it('still serves an owner of many games while another owner keeps adding one', async () => {
  const served = new Served();
  const [queue] = await startProcesses(1, async (game) => {
    served.begin(game);
    // The bot of this game has yielded and continues in its next turn.
    if (game === 'one') queue?.add('one', 'one');
  });
  for (let i = 0; i < 30; i++) queue?.add('many', `many ${i}`);
  queue?.add('one', 'one');
  await served.until(() => served.count('one') >= 5);
  // Alternating from then on.
  const turns = served.games.slice(served.games.indexOf('one')).map((game) => game.slice(0, 4));
  expect(turns).toEqual(turns.map((_, i) => (i % 2 === 0 ? 'one' : 'many')));
  // Each owner's games in the order they were added.
  const many = served.games.filter((game) => game.startsWith('many'));
  expect(many).toEqual(many.map((_, i) => `many ${i}`));
});

it('queues a game once, however often it is added', async () => {
  const served = new Served();
  const [queue] = await startProcesses(1, async (game) => served.begin(game));
  for (let i = 0; i < 5; i++) queue?.add('one', 'same');
  queue?.add('one', 'last');
  await served.until(() => served.games.includes('last'));
  expect(served.count('same')).toBeLessThanOrEqual(2);
});

it('accepts a limited number of games of one owner, and others as before', async () => {
  const served = new Served();
  const free = Promise.withResolvers<void>();
  const [here, there] = await startProcesses(2, async (game) => {
    served.begin(game);
    await free.promise;
  });
  for (let i = 0; i < 60; i++) here?.add('many', `many ${i}`);
  await expect.poll(() => here?.waiting).toBe(0);
  for (let i = 60; i < 120; i++) there?.add('many', `many ${i}`);
  await expect.poll(() => there?.waiting).toBe(0);
  here?.add('one', 'one');
  free.resolve();
  await served.until(() => served.count('one') === 1);
  there?.add('last', 'last');
  await served.until(() => served.count('last') === 1);
  // The games that waited, and those that both processes had started.
  expect(served.count('many')).toBeLessThanOrEqual(MAX_OF_OWNER + 4);
});

it('accepts a limited number of games of one network, however many accounts it has', async () => {
  const served = new Served();
  const free = Promise.withResolvers<void>();
  const [here, there] = await startProcesses(2, async (game) => {
    served.begin(game);
    await free.promise;
  });
  for (const [i, queue] of [here, there].entries()) {
    for (let j = 0; j < 50; j++) queue?.add(`account ${i} ${j}`, `many ${i} ${j}`, 'network');
    await expect.poll(() => queue?.waiting, { timeout: 20_000 }).toBe(0);
  }
  here?.add('one', 'one', 'another network');
  free.resolve();
  await served.until(() => served.count('one') === 1);
  there?.add('last', 'last');
  await served.until(() => served.count('last') === 1);
  expect(served.count('many')).toBeLessThanOrEqual(MAX_OF_NETWORK + 4);
});

it('recovers when connections to the database die silently, and logs it', async () => {
  const served = new Served();
  const way = await lossyProxy(await postgres.freshDatabase());
  const told: unknown[] = [];
  const process = await bossQueues(
    way.url,
    SHAPES,
    (what, { error }, level) => told.push({ what, error, level }),
    2_000,
  );
  open.push(process);
  const queue = await process.open('bots', async (game) => served.begin(game));
  await process.open('tellings', async () => undefined);
  await expect.poll(() => way.connections).toBe(2);
  way.dropConnections();
  // The connections are dead, and the queue polls all the time.
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(told[0]).toMatchObject({
    level: 'warn',
    error: { message: expect.stringContaining('timeout') },
  });
  queue.add('one', 'game');
  await served.until(() => served.games.includes('game'));
  expect(queue.waiting).toBe(0);
});

it('throttles repeated log messages', () => {
  let now = 0;
  const told: unknown[] = [];
  const say = throttledLog(
    (error, times) => told.push([error, times]),
    () => now,
  );
  for (const second of [0, 1, 2, 59, 60, 61]) {
    now = second * 1_000;
    say(second);
  }
  expect(told).toEqual([
    [0, 1],
    [60, 4],
  ]);
});
