import { type AnyGame, completeSetup } from '@bivouac/kernel';
import { orRefuse } from '../problems.ts';
import { median, secondsSince } from './figures.ts';
import type { BenchRow, BenchTask } from './metrics.ts';
import { planGames, playRandomly } from './random-play.ts';
import { type Done, WORK } from './work.ts';

/** Does one task's work several times over and takes the median of its speeds. */
export function measure(game: AnyGame, task: BenchTask): BenchRow {
  const { scenario, metric, effort } = task;
  const setup = orRefuse(completeSetup(game, { scenario }));
  const work = WORK[metric](game, setup, effort);
  for (let i = 0; i < effort.warmups; i++) work();
  const speeds: number[] = [];
  const hashes = new Set<string>();
  for (let i = 0; i < effort.repetitions; i++) {
    const before = process.cpuUsage();
    const done: Done = work();
    speeds.push(done.units / secondsSince(before));
    // The first and the last tell enough; hashing takes as long as the work itself.
    if (i === 0 || i === effort.repetitions - 1) hashes.add(done.hash());
  }
  const [hash = '', ...others] = hashes;
  if (others.length > 0) throw new Error(`${task.game}: the same work ended in different states`);
  const played = planGames(game, setup, Math.min(effort.decisions, 2000)).map((seeds) =>
    playRandomly(game, setup, seeds),
  );
  const decisions = played.reduce((sum, one) => sum + one.decisions, 0);
  const offered = played.reduce((sum, one) => sum + one.offered, 0);
  return {
    game: task.game,
    scenario,
    metric,
    value: Math.round(median(speeds)),
    hash,
    meanDecisions: rounded(decisions / played.length),
    meanActions: rounded(offered / decisions),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
