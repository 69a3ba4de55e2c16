// npm run mutants -- <package>…: changes the rules in small ways, one at a time, and lists the changes that no
// rule test notices. Exits with 1 if too few are noticed, or if a survivor has no reason.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument } from './instrument.ts';
import { type Plan, readSteps, type Step } from './plan.ts';
import { describe, faultOf, judge, shareKilled } from './report.ts';
import { killsFromStart, runShard, type ShardOrder } from './run-shard.ts';
import { allTargets, type Target } from './target.ts';

const USAGE =
  'Usage: npm run mutants -- <package>… [--file <part of a path>] [--loaded] [--workers <n>] ' +
  '[--least <per cent>] [--json <file>]';
const SAY_EVERY_MS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only source files whose path contains this. */
    file: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    /** Also code that runs when its module loads, which takes a process for each mutant. */
    loaded: { type: 'boolean', default: false },
    /** The share of killed mutants, in per cent, under which a package fails. */
    least: { type: 'string', default: '90' },
    json: { type: 'string' },
  },
});

const targets = allTargets();
const wanted = targets.filter(({ name }) => positionals.includes(name));
const unknown = positionals.filter((name) => !targets.some((target) => target.name === name));
if (wanted.length === 0 || unknown.length > 0 || Number.isNaN(Number(values.least))) {
  console.error(`${USAGE}\nPackages: ${targets.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  const reports = [];
  for (const target of wanted) reports.push(await mutate(target));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(reports, null, 2));
}

async function mutate(target: Target): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-mutants-'));
  try {
    const sources = target.sources.filter((path) => path.includes(values.file));
    const plan = await instrument(sources, folder);
    const planPath = join(folder, 'plan.json');
    writeFileSync(planPath, JSON.stringify(plan));
    const count = Math.max(1, Number(values.workers));
    const paths = Array.from({ length: count }, (_, at) => join(folder, `shard-${at}`));
    console.log(
      `${target.name}: ${plan.mutants.length} mutants, ${target.tests.length} test files`,
    );
    const saying = setInterval(() => sayProgress(paths, plan), SAY_EVERY_MS);
    const shards = paths.map(async (path, at) => {
      const order: ShardOrder = {
        mutants: plan.mutants.filter((_, each) => each % count === at).map(({ id }) => id),
        tests: target.tests,
        plan: planPath,
        path,
      };
      const steps = await runShard(order);
      return values.loaded ? [...steps, ...(await tryLoaded(order, steps))] : steps;
    });
    const steps = (await Promise.all(shards).finally(() => clearInterval(saying))).flat();
    const verdicts = judge(target, plan.mutants, steps);
    console.log(describe(target, verdicts));
    const fault = faultOf(target, verdicts, Number(values.least) / 100);
    if (fault !== null) {
      console.error(fault);
      process.exitCode = 1;
    }
    return { name: target.name, share: shareKilled(verdicts), ...verdicts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mutants that no test met except while modules loaded, each in a process of its own. */
async function tryLoaded(order: ShardOrder, steps: readonly Step[]): Promise<readonly Step[]> {
  const settled = new Set(
    steps.filter(({ is }) => is === 'killed' || is === 'passed').map(({ mutant }) => mutant),
  );
  const seen = new Set(steps.map(({ mutant }) => mutant));
  const found: Step[] = [];
  for (const mutant of [...seen].filter((each) => !settled.has(each))) {
    const isKilled = await killsFromStart({ ...order, path: `${order.path}-loaded` }, mutant);
    found.push(isKilled ? { mutant, is: 'killed', by: 'a test' } : { mutant, is: 'passed' });
  }
  return found;
}

function sayProgress(paths: readonly string[], { mutants }: Plan): void {
  const steps = paths.flatMap((path) => readSteps(`${path}.progress`));
  const killed = steps.filter(({ is }) => is === 'killed').length;
  console.log(`  ${killed} of ${mutants.length} killed so far`);
}
