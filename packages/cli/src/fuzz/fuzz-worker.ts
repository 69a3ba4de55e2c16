import { deriveSeed, must } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { type FuzzReport, fuzz } from '@bivouac/testkit';
import { orRefuse } from '../problems.ts';
import { serveJobs } from '../workers/serve.ts';
import { chunksOf, type FuzzData } from './chunks.ts';

serveJobs<FuzzData, FuzzReport, number>((data) => {
  const games = data.games.map((id) => orRefuse(findGame(id)));
  const chunks = chunksOf(games, data.count);
  return (job, port) => {
    const chunk = must(chunks[job], `chunk ${job}`);
    return fuzz(orRefuse(findGame(chunk.game)), {
      ...data.wish,
      games: chunk.games,
      seed: deriveSeed(data.seed, `chunk ${chunk.index}`),
      onGame: () => {
        port.note(1);
        return !port.isStopped();
      },
    });
  };
});
