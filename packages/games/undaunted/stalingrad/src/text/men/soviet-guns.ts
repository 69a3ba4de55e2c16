import type { Men } from '../library.ts';

export const men: Men = {
  84: ['Vadim Sedych', 'Vadim Sedykh'],
  85: ['Trifon Malachov', 'Trifon Malakhov'],
  86: ['Ruslan Bjurjukov', 'Ruslan Byuryukov'],
  87: ['Oleg Dubrovin', 'Oleg Dubrovin'],
  88: ['Galina Pestovová', 'Galina Pestova'],
  89: ['Tamara Rjabcevová', 'Tamara Ryabtseva'],
  90: ['Věra Lobanovová', 'Vera Lobanova'],
  91: ['Olga Samarinová', 'Olga Samarina'],
  92: ['Emil Gurevič', 'Emil Gurevich'],
  93: ['Foma Žarkov', 'Foma Zharkov'],
  94: ['Artur Sarkisjan', 'Artur Sarkisyan'],
  95: ['Zosima Pljuščev', 'Zosima Plyushchev'],
};
