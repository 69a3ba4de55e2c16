import type { Men } from '../../library.ts';

export const men: Men = {
  54: 'Darja Kolesnikovová',
  55: 'Taras Bojko',
  56: 'Jefim Karelin',
  68: 'Viktor Sajenko',
};
