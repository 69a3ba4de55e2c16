import { afterEach, expect, it } from 'vitest';
import { bossQueues } from '../src/queue/boss-queues.ts';
import type { Queues, WorkQueue } from '../src/queue/queues.ts';
import { usePostgres } from './tools/for-file.ts';

// Several processes that share their bots' work by one PostgreSQL.

const postgres = usePostgres();
const open: Queues[] = [];
afterEach(async () => {
  for (const queues of open.splice(0)) await queues.close();
});

/** What was begun, in order, by whichever process. */
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

async function startProcesses(
  count: number,
  work: (game: string) => Promise<void>,
): Promise<WorkQueue[]> {
  const url = await postgres.freshDatabase();
  const shape = { workers: 1, mostSeconds: 60 };
  const queues: WorkQueue[] = [];
  for (let i = 0; i < count; i++) {
    const process = await bossQueues(url, { bots: shape, tellings: shape });
    open.push(process);
    queues.push(await process.open('bots', work));
  }
  return queues;
}

it('a person with one game need not wait for somebody’s forty, at whichever process', async () => {
  const served = new Served();
  const [here, there] = await startProcesses(2, async (game) => served.begin(game));
  for (let i = 0; i < 40; i++) here?.add('many', `many ${i}`);
  await served.until(() => served.games.length >= 2);
  const before = served.games.length;
  there?.add('one', 'one');
  await served.until(() => served.count('one') === 1);
  // Those of the turn that had begun at both processes, and of the next one.
  expect(served.games.length - 1 - before).toBeLessThanOrEqual(6);
});

it('who comes again and again does not keep those waiting who have many games', async () => {
  const served = new Served();
  const [queue] = await startProcesses(1, async (game) => {
    served.begin(game);
    // The bot of this game has given way and goes on when it is its turn again.
    if (game === 'one') queue?.add('one', 'one');
  });
  for (let i = 0; i < 30; i++) queue?.add('many', `many ${i}`);
  queue?.add('one', 'one');
  await served.until(() => served.count('one') >= 5);
  // By turns, from when he came.
  const turns = served.games.slice(served.games.indexOf('one')).map((game) => game.slice(0, 4));
  expect(turns).toEqual(turns.map((_, i) => (i % 2 === 0 ? 'one' : 'many')));
  // Each of them in the order in which it came.
  const many = served.games.filter((game) => game.startsWith('many'));
  expect(many).toEqual(many.map((_, i) => `many ${i}`));
});

it('a game that is asked for again and again stands in the queue once', async () => {
  const served = new Served();
  const [queue] = await startProcesses(1, async (game) => served.begin(game));
  for (let i = 0; i < 5; i++) queue?.add('one', 'same');
  queue?.add('one', 'last');
  await served.until(() => served.games.includes('last'));
  expect(served.count('same')).toBeLessThanOrEqual(2);
});
