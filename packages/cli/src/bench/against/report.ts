import { formatNumber } from '@bivouac/text';
import type { Context } from '../../context.ts';
import { columns } from '../../output/columns.ts';
import { type AgainstRow, belowLeast } from './ratio.ts';
import type { Revision } from './repository.ts';

/** Everything there is to say after a comparison. */
export interface AgainstOutcome {
  readonly against: Revision;
  readonly rows: readonly AgainstRow[];
  /** Games that the other revision does not have. */
  readonly missing: readonly string[];
  readonly least: number | undefined;
  readonly isWhole: boolean;
}

export function printJson({ output }: Context, outcome: AgainstOutcome): void {
  const { against, rows, missing, least, isWhole } = outcome;
  output.json({
    against,
    results: rows,
    missing,
    ...(least === undefined ? {} : { least, below: belowLeast(rows, least) }),
    ...(isWhole ? {} : { cutShort: true }),
  });
}

export function printTable({ language, output, text }: Context, outcome: AgainstOutcome): void {
  const words = text.bench.against;
  const { against, rows, missing, least, isWhole } = outcome;
  const head = [words.game, words.ours, words.theirs, text.bench.ratio, words.spread, words.pairs];
  const table = rows.map(({ game, ours, theirs, ratio, spread, pairs, sameGames }) => [
    game,
    formatNumber(language, ours),
    formatNumber(language, theirs),
    `${ratio.toFixed(3)}×`,
    spread.map((edge) => edge.toFixed(3)).join('–'),
    formatNumber(language, pairs),
    sameGames ? '' : text.bench.otherWork,
  ]);
  for (const line of columns([head, ...table], [1, 2, 3, 4, 5])) output.line(line);
  output.line(words.comparedWith({ name: against.name, commit: against.commit.slice(0, 12) }));
  if (missing.length > 0) output.line(words.missing({ games: missing.join(', ') }));
  if (!isWhole) {
    output.line(text.bench.cutShort);
    return;
  }
  const below = belowLeast(rows, least);
  if (least !== undefined && below.length > 0) {
    output.line(words.below({ least: String(least), games: below.join(', ') }));
  }
}
