import { addTallies, emptyTally, type SeriesTally } from '@bivouac/bots';
import { completeSetup, seedFromPhrase } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { findEntry } from '@bivouac/shelf';
import type { FlagsOf } from '../args/flag-tables.ts';
import {
  botNames,
  countOf,
  namesPerSeat,
  optionsOf,
  refuseWordsAfter,
  usualBotAt,
} from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { loadGameTexts } from '../game-texts.ts';
import { interruptible } from '../interrupt.ts';
import { progressBar } from '../output/progress.ts';
import { EXIT_INTERRUPTED, orRefuse, Refusal } from '../problems.ts';
import { printTally, tallyJson } from '../sim/report.ts';
import { batchSize, type SimData } from '../sim/share.ts';
import { DEFAULT_WORKERS, runPool } from '../workers/pool.ts';

/** Plays a series of games between bots on all cores. */
export const sim: RunCommand<'sim'> = async (context, words, flags) => {
  await loadGameTexts(context);
  const { entry, data } = readWish(words, flags);
  const workers = countOf('--workers', flags.workers, {
    min: 1,
    max: 256,
    default: DEFAULT_WORKERS,
  });
  const { tally, isWhole } = await interruptible((signal) =>
    playSeries(data, entry, { workers, signal }, context),
  );
  const result = { entry, data, tally, isWhole };
  if (flags.json) context.output.json(tallyJson(result));
  else printTally(result, context);
  return isWhole ? 0 : EXIT_INTERRUPTED;
};

function readWish(words: readonly string[], flags: FlagsOf<'sim'>) {
  refuseWordsAfter(words, 2);
  const [id, scenario] = words;
  if (id === undefined) throw new Refusal({ code: 'missing-game' });
  const entry: ShelfEntry = orRefuse(findEntry(id));
  const setup = orRefuse(completeSetup(entry.game, { scenario, options: optionsOf(flags.option) }));
  const usual = entry.game.seats
    .map((_, seat) => usualBotAt(entry, setup.scenario, seat))
    .join(',');
  const data: SimData = {
    game: id,
    setup,
    bots: namesPerSeat(flags.bots ?? usual, entry, botNames(entry)),
    games: countOf('--games', flags.games, { min: 1, max: 10_000_000, default: 100 }),
    // The same series every time unless another is asked for.
    seed: seedFromPhrase(flags.seed ?? 'bivouac'),
    mirror: flags.mirror,
  };
  return { entry, data };
}

async function playSeries(
  data: SimData,
  entry: ShelfEntry,
  how: { readonly workers: number; readonly signal: AbortSignal },
  { text }: Context,
): Promise<{ tally: SeriesTally; isWhole: boolean }> {
  let tally = emptyTally(entry.game.seats.length);
  const bar = progressBar(data.games, (done) => text.progress({ done, total: data.games }));
  const isWhole = await runPool<null, SeriesTally>({
    script: new URL('../sim/sim-worker.ts', import.meta.url),
    data,
    jobs: Math.ceil(data.games / batchSize(data.games)),
    ...how,
    onAnswer: () => undefined,
    // Whole numbers are added up: the order in which the games end makes no difference.
    onNote(one) {
      tally = addTallies(tally, one);
      bar.show(tally.games);
    },
    graceMs: 200,
  });
  bar.end();
  return { tally, isWhole };
}
