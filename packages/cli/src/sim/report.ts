import { type SeriesTally, wilson } from '@bivouac/bots';
import type { ShelfEntry } from '@bivouac/manifest';
import { formatNumber, formatShare } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns } from '../output/columns.ts';
import type { SimData } from './share.ts';

export interface SimResult {
  readonly entry: ShelfEntry;
  readonly data: SimData;
  readonly tally: SeriesTally;
  /** False: cut short by Ctrl-C. */
  readonly isWhole: boolean;
}

export function tallyJson({ entry, data, tally, isWhole }: SimResult): object {
  return {
    games: tally.games,
    byBot: named(uniqueNames(data.bots), tally.byBot),
    bySeat: named(entry.game.seats, tally.bySeat),
    draws: tally.draws,
    unfinished: tally.unfinished,
    meanDecisions: mean(tally, tally.decisions),
    ...(entry.progress === undefined ? {} : { meanRounds: mean(tally, tally.rounds) }),
    ...(isWhole ? {} : { cutShort: true }),
  };
}

/** `hard`, `hard#2`: the same bot in two seats is two players. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  return names.map((name, i) => {
    const earlier = names.slice(0, i).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name}#${earlier + 1}`;
  });
}

function named(names: readonly string[], wins: readonly number[]): { [name: string]: number } {
  return Object.fromEntries(names.map((name, i) => [name, wins[i] ?? 0]));
}

function mean({ games }: SeriesTally, sum: number): number {
  return games === 0 ? 0 : sum / games;
}

export function printTally({ entry, data, tally, isWhole }: SimResult, context: Context): void {
  const { language, output, text } = context;
  const own = entry.texts.in(language);
  const words = text.sim;
  output.line(output.heading(`${own.title}: ${own.scenario(data.setup.scenario).title}`));
  output.line(words.played({ games: tally.games, mirror: data.mirror }));
  output.line(words.seed({ seed: data.seed }));
  if (!isWhole) output.line(words.cutShort({ games: data.games }));
  const seats = entry.game.seats.map((_, seat) => own.seat(seat));
  const row = (name: string, wins: number): string[] => {
    const { share, low, high } = wilson(wins, tally.games);
    const interval = `${formatShare(language, low)} – ${formatShare(language, high)}`;
    return [`  ${name}`, formatNumber(language, wins), formatShare(language, share), interval];
  };
  const head = (first: string): string[] => [first, words.wins, words.share, words.interval];
  const bots = uniqueNames(data.bots).map((name, i) => row(name, tally.byBot[i] ?? 0));
  const sides = seats.map((name, i) => row(name, tally.bySeat[i] ?? 0));
  const rows = [head(words.bot), ...bots, head(words.seat), ...sides];
  output.line();
  for (const line of columns(rows, [1, 2, 3])) output.line(line);
  output.line();
  output.line(words.draws({ draws: tally.draws, unfinished: tally.unfinished }));
  output.line(words.length({ decisions: mean(tally, tally.decisions) }));
}
