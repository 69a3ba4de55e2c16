import type { Men } from '../../library.ts';

export const men: Men = {
  63: 'Alexander Vetrov',
  64: 'Mitrofan Kudin',
  65: 'Vladlen Akopyan',
  66: 'Gavriil Stuzhin',
  67: 'Nazar Omelian',
};
