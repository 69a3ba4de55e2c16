import { readFileSync } from 'node:fs';
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { readSteps, type Shard, writeStep } from '../plan.ts';

/** The variables that Stryker's switches read and count. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
}

/**
 * A test that takes longer plays whole games or counts every case: no fast rule test. It is several times as slow here as
 * otherwise, since every mutant that is met is counted. Time of the processor, so that a busy machine does not change
 * which tests count.
 */
const MOST_MS = 3_000;
/** A loop that a mutant has made endless is left after this many times the usual rounds. */
const MOST_ROUNDS = 100;

const holder = globalThis as { __stryker__?: Switches };
holder.__stryker__ ??= {};
const switches = holder.__stryker__;
const shard = JSON.parse(readFileSync(process.env.MUTANTS_SHARD ?? '', 'utf8')) as Shard;
// The runner is loaded before any test and so before any of the rules.
switches.activeMutant = shard.fromStart;
const steps = readSteps(shard.progress);
const settled = new Set(steps.filter(({ is }) => is !== 'begun').map(({ mutant }) => mutant));
const left = shard.mutants.filter((mutant) => !settled.has(mutant));
/** The tests of all files, in the order in which they are tried: the last one to notice a mutant first. */
const tests: RunnerTestCase[] = [];
const durations = new Map<string, number>();
let begun = process.cpuUsage();
let filesToCome = Number(process.env.MUTANTS_FILES);

/**
 * Runs every test of every file once as it is and notes which mutants it meets; then, for each mutant, the
 * tests that meet it until one fails.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a runner as the default export.
export default class MutantRunner extends TestRunner {
  override onBeforeTryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): void {
    super.onBeforeTryTask(test, options);
    switches.currentTestId = test.id;
    begun = process.cpuUsage();
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    const { user, system } = process.cpuUsage(begun);
    durations.set(test.id, (user + system) / 1_000);
    switches.currentTestId = undefined;
    super.onAfterTryTask(test);
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    if (shard.fromStart !== undefined) return;
    filesToCome -= files.length;
    tests.push(...files.flatMap(testsIn).filter(isFastAndGreen));
    if (filesToCome > 0) return;
    tests.sort((a, b) => durationOf(a) - durationOf(b));
    for (const mutant of left) await tryMutant(mutant);
  }
}

const isFastAndGreen = (test: RunnerTestCase): boolean =>
  test.result?.state === 'pass' && durationOf(test) <= MOST_MS;

async function tryMutant(mutant: string): Promise<void> {
  const meeting = tests.filter((test) => mutant in metBy(test));
  const isLoaded = mutant in (switches.mutantCoverage?.static ?? {});
  if (meeting.length === 0 && !isLoaded) return;
  writeStep(shard.progress, { mutant, is: 'begun' });
  let isReached = false;
  for (const test of meeting) {
    const isNoticed = !(await passes(test, mutant));
    isReached ||= (switches.hitCount ?? 0) > 0;
    if (!isNoticed) continue;
    writeStep(shard.progress, { mutant, is: 'killed', by: test.fullName });
    tests.splice(tests.indexOf(test), 1);
    tests.unshift(test);
    await leaveIfStained(test, mutant);
    return;
  }
  writeStep(shard.progress, { mutant, is: isReached ? 'passed' : 'loaded' });
}

/** A mutant may have left something behind in a module; then the next ones need a new process. */
async function leaveIfStained(test: RunnerTestCase, mutant: string): Promise<void> {
  if (await passes(test, undefined)) return;
  writeStep(shard.progress, { mutant, is: 'stained' });
  process.exit(1);
}

async function passes(test: RunnerTestCase, mutant: string | undefined): Promise<boolean> {
  const usual = mutant === undefined ? 0 : (metBy(test)[mutant] ?? 0);
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = Math.max(1_000, MOST_ROUNDS * usual);
  try {
    await TestRunner.getTestFn(test)();
    return switches.hitCount <= switches.hitLimit;
  } catch {
    return false;
  } finally {
    switches.activeMutant = undefined;
  }
}

function metBy(test: RunnerTestCase): Record<string, number> {
  return switches.mutantCoverage?.perTest[test.id] ?? {};
}

const durationOf = (test: RunnerTestCase): number => durations.get(test.id) ?? 0;

function testsIn(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}
