import { The, verb } from '../../grammar/en.ts';
import type { Name } from '../../name.ts';

export const outcome = {
  agreed: 'A draw by agreement.',
  void: 'Void: ended without a result.',
  resigned: {
    told: (side: Name) => `${The(side)} ${verb(side, 'wins', 'win')}. The other side resigned.`,
    youWon: 'Your opponent resigned.',
    youLost: 'You resigned.',
  },
  'out-of-time': {
    told: (side: Name) =>
      `${The(side)} ${verb(side, 'wins', 'win')}. The other side ran out of time.`,
    youWon: 'Your opponent ran out of time.',
    youLost: 'You ran out of time.',
  },
} as const;
