import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readSteps, type Shard, type Step, writeStep } from './plan.ts';
import { ROOT } from './target.ts';

const CONFIG = fileURLToPath(new URL('./worker/vitest.config.ts', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** A mutant whose tests are silent for this long has made them endless. */
const MOST_SILENT_MS = 60_000;
const LOOK_MS = 500;

export interface ShardOrder {
  readonly mutants: readonly string[];
  readonly tests: readonly string[];
  readonly plan: string;
  /** Where the shard keeps its files. */
  readonly path: string;
}

/** Tries the mutants of one shard; starts again where a mutant hangs or spoils the process. */
export async function runShard(order: ShardOrder): Promise<readonly Step[]> {
  const shard: Shard = { mutants: order.mutants, progress: `${order.path}.progress` };
  writeFileSync(`${order.path}.json`, JSON.stringify(shard));
  let before = -1;
  for (;;) {
    const child = startTests(order);
    const isFinished = await watch(child, shard.progress);
    const steps = readSteps(shard.progress);
    if (isFinished) return steps;
    if (steps.length === before) throw new Error(`the tests fail without mutants: ${child.said()}`);
    before = steps.length;
  }
}

/** Whether the tests notice a mutant that is active from the start: one process for each. */
export async function killsFromStart(order: ShardOrder, mutant: string): Promise<boolean> {
  const shard: Shard = { mutants: [], progress: `${order.path}.progress`, fromStart: mutant };
  writeFileSync(`${order.path}.json`, JSON.stringify(shard));
  const { process: child } = startTests(order, '--bail=1');
  const overdue = setTimeout(() => endGroup(child), MOST_SILENT_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(overdue);
  return code !== 0;
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

interface Tests {
  readonly process: ChildProcess;
  said(): string;
}

function startTests({ plan, tests, path }: ShardOrder, ...flags: string[]): Tests {
  const child = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG, ...flags], {
    cwd: ROOT,
    env: {
      ...process.env,
      MUTANTS_PLAN: plan,
      MUTANTS_SHARD: `${path}.json`,
      MUTANTS_TESTS: JSON.stringify(tests),
      MUTANTS_FILES: String(tests.length),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: a hanging worker is ended with it.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2_000);
    });
  }
  return { process: child, said: () => said };
}

/** True when all mutants were tried; false when the process had to be left. */
async function watch({ process: child }: Tests, progress: string): Promise<boolean> {
  const gone = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const end = (): void => endGroup(child);
  process.once('exit', end);
  let [count, since] = [readSteps(progress).length, Date.now()];
  try {
    for (;;) {
      const code = await Promise.race([gone, sleep(LOOK_MS)]);
      if (code !== undefined) return code === 0;
      const steps = readSteps(progress);
      if (steps.length !== count) [count, since] = [steps.length, Date.now()];
      const last = steps.at(-1);
      if (last?.is !== 'begun' || Date.now() - since < MOST_SILENT_MS) continue;
      end();
      await gone;
      writeStep(progress, { ...last, is: 'killed', by: 'an endless loop' });
      return false;
    }
  } finally {
    process.removeListener('exit', end);
  }
}
