import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type FloorOptions, timeFloor } from './floor.ts';
import { type LoadOptions, type LoadResult, load } from './load.ts';

// Each load runs in a fresh process: garbage collection of earlier loads would count as the server's time.

interface Jobs {
  readonly load: (options: LoadOptions) => Promise<LoadResult>;
  readonly floor: (options: FloorOptions) => Promise<readonly number[]>;
}

const JOBS: Jobs = { load, floor: timeFloor };

/** A heap large enough that no major collection runs during the measurement. */
const FLAGS = ['--initial-heap-size=1024'];

const ITSELF = fileURLToPath(import.meta.url);

export async function apart<J extends keyof Jobs>(
  job: J,
  options: Parameters<Jobs[J]>[0],
): Promise<Awaited<ReturnType<Jobs[J]>>> {
  const child = fork(ITSELF, { execArgv: FLAGS, serialization: 'advanced' });
  child.send({ job, options });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with ${code}`);
  });
  const [result] = await Promise.race([once(child, 'message'), gone]);
  child.kill();
  return result;
}

if (process.argv[1] === ITSELF) {
  process.once('message', async ({ job, options }: { job: keyof Jobs; options: never }) => {
    process.send?.(await JOBS[job](options));
  });
}
