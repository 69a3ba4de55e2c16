import type { Outcome, Seat } from '@bivouac/kernel';
import type { Wording } from './wording.ts';

/** How the rules ended the game; told to the reader, if there is one, as “you”. */
export function nameOutcome(
  { winners, reason }: Outcome,
  reader: Seat | null,
  { sentences, side }: Wording,
): string {
  const [winner] = winners;
  if (winner === undefined) return sentences.outcomeDraw;
  const isDestroyed = reason === 'destroyed';
  if (reader !== null) {
    const { destroyed, areas } = winner === reader ? sentences.youWon : sentences.youLost;
    return isDestroyed ? destroyed : areas;
  }
  const words = { side: side(winner) };
  return isDestroyed ? sentences.outcomeDestroyed(words) : sentences.outcomeAreas(words);
}
