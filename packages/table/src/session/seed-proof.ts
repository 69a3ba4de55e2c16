import { type AnyGame, done, type Problem, parseSeed, printDraw, replay } from '@bivouac/kernel';
import type { SeedProof } from './table-model.ts';

/**
 * Plays a finished game again and draws every result once more from its seed. Null where the record
 * tells no seed.
 */
export function proveSeed(game: AnyGame, record: string, commitment: string): SeedProof | null {
  const seed = parseSeed(/^seed (.*)$/m.exec(record)?.[1] ?? '');
  if (!seed.ok) return null;
  const again = replay(record, () => done(game), { commitment });
  if (!again.ok) return { seed: seed.value, problem: again.problem, draws: [] };
  const { setupDraws, played, takenBack } = again.value;
  const drawn = [
    ...setupDraws,
    ...played.flatMap(({ draws }) => draws),
    // The contents of a pile that was shuffled and taken back are gone: they cannot be compared.
    ...takenBack.flatMap(({ draws }) => draws).filter(({ kind }) => kind !== 'shuffle'),
  ];
  return { seed: seed.value, problem: null, draws: drawn.map(printDraw) };
}

export type Verdict = 'kept' | 'broken' | 'altered' | 'otherRules' | 'unread';

/** Only evidence against the dice is an accusation: a page may be older than the rules. */
export function verdictOf(problem: Problem | null): Verdict {
  switch (problem?.code) {
    case undefined:
      return 'kept';
    case 'record-bad-commitment':
      return 'broken';
    case 'record-seed-disagrees':
      return 'altered';
    case 'record-other-rules':
      return 'otherRules';
    default:
      return 'unread';
  }
}
