import { FULL_AGAINST, QUICK_AGAINST } from '../bench/against/alternate.ts';
import { compareRevisions } from '../bench/against/compare.ts';
import type { CatalogueGame } from '../bench/against/messages.ts';
import { belowLeast } from '../bench/against/ratio.ts';
import { printJson, printTable } from '../bench/against/report.ts';
import type { AgainstWishes } from '../bench/against/wishes.ts';
import type { Context } from '../context.ts';
import { interruptible } from '../interrupt.ts';
import { type Progress, progressBar } from '../output/progress.ts';
import { EXIT_FAILURE, EXIT_INTERRUPTED } from '../problems.ts';

/** Measures the working tree beside an older revision; returns the exit status. */
export async function benchAgainst(
  context: Context,
  wanted: readonly CatalogueGame[],
  wishes: AgainstWishes,
  flags: { readonly quick: boolean; readonly json: boolean },
): Promise<number> {
  const effort = flags.quick ? QUICK_AGAINST : FULL_AGAINST;
  let bar: Progress | undefined;
  const onProgress = (done: number, total: number): void => {
    bar ??= progressBar(total, (now) => context.text.progress({ done: now, total }));
    bar.show(done);
  };
  const outcome = await interruptible((signal) =>
    compareRevisions({ wanted, wishes, effort, onProgress }, signal),
  ).finally(() => bar?.end());
  (flags.json ? printJson : printTable)(context, outcome);
  if (!outcome.isWhole) return EXIT_INTERRUPTED;
  return belowLeast(outcome.rows, wishes.least).length > 0 ? EXIT_FAILURE : 0;
}
