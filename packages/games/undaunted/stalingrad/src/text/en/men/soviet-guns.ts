import type { Men } from '../../library.ts';

export const men: Men = {
  84: 'Vadim Sedykh',
  85: 'Trifon Malakhov',
  86: 'Ruslan Byuryukov',
  87: 'Oleg Dubrovin',
  88: 'Galina Pestova',
  89: 'Tamara Ryabtseva',
  90: 'Vera Lobanova',
  91: 'Olga Samarina',
  92: 'Emil Gurevich',
  93: 'Foma Zharkov',
  94: 'Artur Sarkisyan',
  95: 'Zosima Plyushchev',
};
