import type { Men } from '../../library.ts';

export const men: Men = {
  66: 'Werner Falk',
  67: 'Georg Tietze',
  68: 'Rolf Amend',
  69: 'Joachim Rust',
  70: 'Helmut Sasse',
};
