import type { Men } from '../../library.ts';

export const men: Men = {
  57: 'Ansgar Rohde',
  58: 'Ludwig Zeller',
  59: 'Viktor Haase',
  71: 'Ferdinand Noll',
};
