export const yourMove = {
  title: 'Your move',
  body: (what: string) => `${what}.`,
  against: (what: string, opponent: string) => `${what}, against ${opponent}.`,
} as const;
