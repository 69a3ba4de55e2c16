import { type AnyGame, completeSetup } from '@bivouac/kernel';
import { findGame, SHELF } from '@bivouac/shelf';
import type { FlagsOf } from '../args/flag-tables.ts';
import { refuseWordsAfter } from '../args/values.ts';
import type { CatalogueGame } from '../bench/against/messages.ts';
import { readAgainst } from '../bench/against/wishes.ts';
import {
  type BenchRow,
  type BenchTask,
  type Effort,
  FULL,
  METRICS,
  QUICK,
} from '../bench/metrics.ts';
import { RESULTS_FILE, readResults, saveResults } from '../bench/results-file.ts';
import { printBench } from '../bench/table.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { interruptible } from '../interrupt.ts';
import { progressBar } from '../output/progress.ts';
import { EXIT_INTERRUPTED, orRefuse, Refusal } from '../problems.ts';
import { runPool } from '../workers/pool.ts';
import { benchAgainst } from './bench-against.ts';

/** Measures the games; compares with the saved results unless there are none. */
export const bench: RunCommand<'bench'> = async (context, words, flags) => {
  const wanted = readGames(words, flags);
  const against = readAgainst(flags);
  if (against !== undefined) return benchAgainst(context, wanted, against, flags);
  const tasks = tasksOf(wanted, flags.quick ? QUICK : FULL);
  const path = flags.file ?? RESULTS_FILE;
  const saved = readResults(path);
  if (flags.compare && saved === undefined) context.output.aside(context.text.bench.nothingSaved);
  const { rows, isWhole } = await interruptible((signal) => measureAll(tasks, signal, context));
  if (flags.json) {
    context.output.json({ results: rows, ...(isWhole ? {} : { cutShort: true }) });
  } else {
    printBench(rows, saved, context);
    if (!isWhole) context.output.line(context.text.bench.cutShort);
  }
  if (!isWhole) return EXIT_INTERRUPTED;
  if (flags.save) {
    // A look at one game leaves the others as they were; a full run replaces everything.
    saveResults(path, rows, words.length > 0 ? (saved?.results ?? []) : []);
    if (!flags.json) context.output.line(context.text.bench.saved);
  }
  return 0;
};

function readGames(words: readonly string[], flags: FlagsOf<'bench'>): readonly CatalogueGame[] {
  refuseWordsAfter(words, 1);
  const [id] = words;
  if (id === undefined && flags.scenario !== undefined) throw new Refusal({ code: 'missing-game' });
  const games = id === undefined ? SHELF.map(({ game }) => game) : [orRefuse(findGame(id))];
  return games.map((game) => ({ id: game.id, scenarios: scenariosOf(game, flags.scenario) }));
}

function tasksOf(games: readonly CatalogueGame[], effort: Effort): readonly BenchTask[] {
  return games.flatMap(({ id, scenarios }) =>
    scenarios.flatMap((scenario) =>
      METRICS.map((metric) => ({ game: id, scenario, metric, effort })),
    ),
  );
}

function scenariosOf(game: AnyGame, wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return game.scenarios.map(({ id }) => id);
  return [orRefuse(completeSetup(game, { scenario: wanted })).scenario];
}

/**
 * One task after another, each in a thread of its own: what the compiler learnt from one game must
 * not colour the next, and two at a time would share the cores.
 */
async function measureAll(
  tasks: readonly BenchTask[],
  signal: AbortSignal,
  { text }: Context,
): Promise<{ rows: readonly BenchRow[]; isWhole: boolean }> {
  const rows: BenchRow[] = [];
  const total = tasks.length;
  const bar = progressBar(total, (done) => text.progress({ done, total }));
  for (const task of tasks) {
    bar.show(rows.length);
    const isDone = await runPool<BenchRow, never>({
      script: new URL('../bench/bench-worker.ts', import.meta.url),
      data: [task],
      jobs: 1,
      workers: 1,
      onAnswer: (_, row) => rows.push(row),
      signal,
      graceMs: 0,
    });
    if (!isDone) break;
  }
  bar.end();
  return { rows, isWhole: rows.length === total };
}
