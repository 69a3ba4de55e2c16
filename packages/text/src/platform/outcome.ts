import type { BaseView, Outcome } from '@bivouac/kernel';
import type { AnyGameText, EndReader } from '../game-text.ts';
import type { Language } from '../language.ts';

const SENTENCES = {
  en: {
    agreed: 'A draw by agreement.',
    void: 'Void: ended without a result.',
    resigned: {
      told: (seat: string) => `Victory: ${seat}. The other side resigned.`,
      youWon: 'Your opponent resigned.',
      youLost: 'You resigned.',
    },
    'out-of-time': {
      told: (seat: string) => `Victory: ${seat}. The other side ran out of time.`,
      youWon: 'Your opponent ran out of time.',
      youLost: 'You ran out of time.',
    },
  },
  cs: {
    agreed: 'Remíza dohodou.',
    void: 'Neplatná: skončila bez výsledku.',
    resigned: {
      told: (seat: string) => `Vítězství: ${seat}. Druhá strana se vzdala.`,
      youWon: 'Soupeř se vzdal.',
      youLost: 'Vzdali jste se.',
    },
    'out-of-time': {
      told: (seat: string) => `Vítězství: ${seat}. Druhé straně došel čas.`,
      youWon: 'Soupeři došel čas.',
      youLost: 'Došel vám čas.',
    },
  },
} as const;

/** How a game ended: by what the players said, or by its rules. */
export function describeOutcome(
  language: Language,
  text: AnyGameText,
  outcome: Outcome,
  end: EndReader<BaseView> = { reader: null },
): string {
  const { reason, winners } = outcome;
  if (reason === 'agreed' || reason === 'void') return SENTENCES[language][reason];
  if (reason !== 'resigned' && reason !== 'out-of-time') return text.outcome(outcome, end);
  const { told, youWon, youLost } = SENTENCES[language][reason];
  if (end.reader === null) return told(winners.map((seat) => text.seat(seat)).join(', '));
  return winners.includes(end.reader) ? youWon : youLost;
}
