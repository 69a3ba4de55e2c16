import type { BaseView, Outcome } from '@bivouac/kernel';
import type { AnyGameText, EndReader } from '../game-text.ts';
import type { Language } from '../language.ts';
import { platformWords } from './words.ts';

/** How a game ended: by what the players said, or by its rules. */
export function describeOutcome(
  language: Language,
  text: AnyGameText,
  outcome: Outcome,
  end: EndReader<BaseView> = { reader: null },
): string {
  const { reason, winners } = outcome;
  const sentences = platformWords.in(language).outcome;
  if (reason === 'agreed' || reason === 'void') return sentences[reason];
  if (reason !== 'resigned' && reason !== 'out-of-time') return text.outcome(outcome, end);
  const { told, youWon, youLost } = sentences[reason];
  const [winner = 0] = winners;
  if (end.reader === null) return told(text.side(winner));
  return winners.includes(end.reader) ? youWon : youLost;
}
