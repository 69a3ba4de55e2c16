import type { Men } from '../../library.ts';

export const men: Men = {
  54: 'Darya Kolesnikova',
  55: 'Taras Boiko',
  56: 'Yefim Karelin',
  68: 'Viktor Sayenko',
};
