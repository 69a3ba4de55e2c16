import { playOfSeries, type SeriesSpec, type SeriesTally } from '@bivouac/bots';
import { must } from '@bivouac/kernel';
import { findBot, findEntry } from '@bivouac/shelf';
import { orRefuse } from '../problems.ts';
import { serveJobs } from '../workers/serve.ts';
import { gamesOfBatch, type SimData } from './share.ts';

serveJobs<SimData, null, SeriesTally>((data) => {
  const { game, progress } = orRefuse(findEntry(data.game));
  const spec: SeriesSpec = {
    game,
    wish: data.setup,
    bots: data.bots.map((name) => must(findBot(data.game, name), `bot ${name}`)),
    seed: data.seed,
    mirror: data.mirror,
    // Each bot stops at its own number of trials, never at the clock: the same on every machine.
    budget: { trials: Number.MAX_SAFE_INTEGER },
    ...(progress === undefined ? {} : { roundOf: (match) => progress(match).round }),
  };
  return (batch, port) => {
    for (const index of gamesOfBatch(batch, data.games)) {
      if (port.isStopped()) break;
      port.note(playOne(spec, index));
    }
    return null;
  };
});

/** A crash names its game: with the series' seed that is enough to play it again. */
function playOne(spec: SeriesSpec, index: number): SeriesTally {
  try {
    return orRefuse(playOfSeries(spec, index));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(`sim game ${index}, ${spec.seed}: ${detail}`, { cause: error });
  }
}
