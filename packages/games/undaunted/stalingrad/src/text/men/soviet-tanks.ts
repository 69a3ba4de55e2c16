import type { Men } from '../library.ts';

export const men: Men = {
  63: ['Alexandr Větrov', 'Alexander Vetrov'],
  64: ['Mitrofan Kudin', 'Mitrofan Kudin'],
  65: ['Vladlen Akopjan', 'Vladlen Akopyan'],
  66: ['Gavriil Stužin', 'Gavriil Stuzhin'],
  67: ['Nazar Omeljan', 'Nazar Omelian'],
};
