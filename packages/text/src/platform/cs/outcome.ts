import { capital } from '../../capital.ts';
import { nom } from '../../grammar/cs.ts';
import type { Translated } from '../../translated.ts';
import type { outcome as english } from '../en/outcome.ts';

export const outcome: Translated<typeof english> = {
  agreed: 'Remíza dohodou.',
  void: 'Neplatná: skončila bez výsledku.',
  resigned: {
    told: (side) => `${capital(nom(side))} vítězí. Druhá strana se vzdala.`,
    youWon: 'Soupeř se vzdal.',
    youLost: 'Vzdali jste se.',
  },
  'out-of-time': {
    told: (side) => `${capital(nom(side))} vítězí. Druhé straně došel čas.`,
    youWon: 'Soupeři došel čas.',
    youLost: 'Došel vám čas.',
  },
};
