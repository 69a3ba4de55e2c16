import type { Men } from '../../library.ts';

export const men: Men = {
  36: 'Sergei Vedenyapin',
  37: 'Ivan Kosolapov',
  38: 'Alexei Drozdov',
  39: 'Giorgi Chanturia',
  40: 'Rashid Yusupov',
  41: 'Vasily Perelygin',
  42: 'Maxim Yershov',
  43: 'Pyotr Zuev',
  44: 'Anvar Sabirov',
  45: 'Trofim Belykh',
  46: 'Konstantin Ladygin',
  47: 'Zakhar Moroz',
  79: 'Sergei Vedenyapin',
};
