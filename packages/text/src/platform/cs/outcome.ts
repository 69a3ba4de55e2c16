import type { Translated } from '../../translated.ts';
import type { outcome as english } from '../en/outcome.ts';

export const outcome: Translated<typeof english> = {
  agreed: 'Remíza dohodou.',
  void: 'Neplatná: skončila bez výsledku.',
  resigned: {
    told: (seat) => `Vítězství: ${seat}. Druhá strana se vzdala.`,
    youWon: 'Soupeř se vzdal.',
    youLost: 'Vzdali jste se.',
  },
  'out-of-time': {
    told: (seat) => `Vítězství: ${seat}. Druhé straně došel čas.`,
    youWon: 'Soupeři došel čas.',
    youLost: 'Došel vám čas.',
  },
};
