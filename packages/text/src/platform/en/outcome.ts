export const outcome = {
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
} as const;
