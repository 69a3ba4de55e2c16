import { completeSetup, must } from '@bivouac/kernel';
import { findGame, SHELF } from '@bivouac/shelf';
import type { FuzzReport } from '@bivouac/testkit';
import type { FlagsOf } from '../args/flag-tables.ts';
import { countOf, optionsOf, refuseWordsAfter, seedOf } from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { chunksOf, type FuzzData } from '../fuzz/chunks.ts';
import { keepFailures, printFuzz } from '../fuzz/report.ts';
import { interruptible } from '../interrupt.ts';
import { progressBar } from '../output/progress.ts';
import { EXIT_FAILURE, EXIT_INTERRUPTED, orRefuse, Refusal } from '../problems.ts';
import { DEFAULT_WORKERS, runPool } from '../workers/pool.ts';

/** Plays random games on all cores and checks every promise of the contract at every step. */
export const fuzzGames: RunCommand<'fuzz'> = async (context, words, flags) => {
  const data = readWish(words, flags);
  const workers = countOf('--workers', flags.workers, {
    min: 1,
    max: 256,
    default: DEFAULT_WORKERS,
  });
  if (!flags.json) context.output.line(context.text.fuzz.seed({ seed: data.seed }));
  const { reports, isWhole } = await interruptible((signal) =>
    runChunks(data, { workers, signal }, context),
  );
  const failures = reports.flatMap(({ game, report }) =>
    report.failures.map((failure) => ({ ...failure, game })),
  );
  const result = {
    games: reports.reduce((sum, { report }) => sum + report.games, 0),
    decisions: reports.reduce((sum, { report }) => sum + report.decisions, 0),
    failures: keepFailures(failures, flags.out ?? 'fuzz-failures'),
  };
  if (flags.json) context.output.json({ ...result, ...(isWhole ? {} : { cutShort: true }) });
  else {
    if (!isWhole) context.output.line(context.text.fuzz.cutShort);
    printFuzz(result, context);
  }
  if (failures.length > 0) return EXIT_FAILURE;
  return isWhole ? 0 : EXIT_INTERRUPTED;
};

function readWish(words: readonly string[], flags: FlagsOf<'fuzz'>): FuzzData {
  const [id, scenario] = words;
  const options = flags.option.length === 0 ? undefined : optionsOf(flags.option);
  if (flags.all) refuseWordsAfter(words, 0);
  else if (id === undefined) throw new Refusal({ code: 'missing-game' });
  refuseWordsAfter(words, 2);
  const games = flags.all ? SHELF.map(({ game }) => game) : [orRefuse(findGame(id ?? ''))];
  for (const game of games) orRefuse(completeSetup(game, { scenario, options }));
  return {
    games: games.map((game) => game.id),
    wish: { scenario, options },
    count: countOf('--games', flags.games, { min: 1, max: 100_000_000, default: 1000 }),
    seed: seedOf(flags.seed),
  };
}

async function runChunks(
  data: FuzzData,
  how: { readonly workers: number; readonly signal: AbortSignal },
  { text }: Context,
) {
  const chunks = chunksOf(
    data.games.map((id) => orRefuse(findGame(id))),
    data.count,
  );
  const total = data.count * data.games.length;
  const bar = progressBar(total, (done) => text.progress({ done, total }));
  const found: { job: number; report: FuzzReport }[] = [];
  let played = 0;
  const isWhole = await runPool<FuzzReport, number>({
    script: new URL('../fuzz/fuzz-worker.ts', import.meta.url),
    data,
    jobs: chunks.length,
    ...how,
    onAnswer: (job, report) => found.push({ job, report }),
    onNote(games) {
      played += games;
      bar.show(played);
    },
    graceMs: 5000,
  });
  bar.end();
  found.sort((a, b) => a.job - b.job);
  const reports = found.map(({ job, report }) => ({
    game: must(chunks[job], 'a job is a chunk').game,
    report,
  }));
  // A chunk that was stopped half-way counts as answered, so ask the games, not the chunks.
  const whole = reports.reduce((sum, { report }) => sum + report.games, 0) === total;
  return { reports, isWhole: isWhole && whole };
}
