import type { Outcome } from '@bivouac/kernel';
import type { AnyGameText } from '../game-text.ts';
import type { Language } from '../language.ts';

const SENTENCES = {
  en: {
    resigned: (seat: string) => `${seat} wins: the other side has resigned.`,
    agreed: 'A draw by agreement.',
    'out-of-time': (seat: string) => `${seat} wins: the other side has run out of time.`,
  },
  cs: {
    resigned: (seat: string) => `Vítězství: ${seat}. Druhá strana se vzdala.`,
    agreed: 'Remíza dohodou.',
    'out-of-time': (seat: string) => `Vítězství: ${seat}. Druhé straně došel čas.`,
  },
} as const;

/** How a game ended: by what the players said, or by its rules. */
export function describeOutcome(language: Language, text: AnyGameText, outcome: Outcome): string {
  if (outcome.reason === 'agreed') return SENTENCES[language].agreed;
  if (outcome.reason === 'resigned' || outcome.reason === 'out-of-time') {
    return SENTENCES[language][outcome.reason](
      outcome.winners.map((seat) => text.seat(seat)).join(', '),
    );
  }
  return text.outcome(outcome);
}
