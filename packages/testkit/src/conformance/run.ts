import { type AnyGame, seedFromPhrase } from '@bivouac/kernel';
import { type FuzzReport, fuzz } from '../fuzz.ts';
import { CHECKS } from './all-checks.ts';

export interface ConformanceOptions {
  readonly games?: number;
  readonly seed?: string;
  readonly scenario?: string;
  /** Checks that do not apply, because the game has no dice, no bids, no reasons. */
  readonly without?: readonly string[];
  /** The suite looks closely at one step in this number; at every step, if left out. For games that last long. */
  readonly closeEvery?: number;
}

/**
 * The suite that every game passes before its own tests. Throws with the first failure of each
 * check, its seed and its record; also if a check never had anything to check.
 */
export function runConformance(game: AnyGame, options: ConformanceOptions = {}): FuzzReport {
  const report = fuzz(game, {
    games: options.games ?? 1000,
    seed: seedFromPhrase(options.seed ?? `conformance ${game.id}`),
    scenario: options.scenario,
    closeEvery: options.closeEvery ?? 1,
  });
  if (report.failures.length > 0) throw new Error(describeFailures(report));
  const idle = CHECKS.filter(
    ({ id }) => report.ran[id] === 0 && !options.without?.includes(id),
  ).map(({ id }) => id);
  if (idle.length > 0) throw new Error(`nothing to check for: ${idle.join(', ')}`);
  return report;
}

function describeFailures({ failures, games }: FuzzReport): string {
  const lines = [`${failures.length} of ${games} games failed`];
  for (const { id, promise } of CHECKS) {
    const first = failures.find(({ check }) => check === id);
    if (first === undefined) continue;
    lines.push(
      `${id} (${promise})`,
      `  ${first.message}`,
      `  seed ${first.seed}, decision ${first.decision}`,
    );
    if (first.record !== null) lines.push(first.record.replaceAll(/^/gm, '  '));
  }
  return lines.join('\n');
}
