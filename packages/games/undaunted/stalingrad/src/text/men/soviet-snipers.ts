import type { Men } from '../library.ts';

export const men: Men = {
  54: ['Darja Kolesnikovová', 'Darya Kolesnikova'],
  55: ['Taras Bojko', 'Taras Boiko'],
  56: ['Jefim Karelin', 'Yefim Karelin'],
  68: ['Viktor Sajenko', 'Viktor Sayenko'],
};
