import type { Men } from '../../library.ts';

export const men: Men = {
  63: 'Alexandr Větrov',
  64: 'Mitrofan Kudin',
  65: 'Vladlen Akopjan',
  66: 'Gavriil Stužin',
  67: 'Nazar Omeljan',
};
