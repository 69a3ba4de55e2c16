import type { Men } from '../../library.ts';

export const men: Men = {
  84: 'Vadim Sedych',
  85: 'Trifon Malachov',
  86: 'Ruslan Bjurjukov',
  87: 'Oleg Dubrovin',
  88: 'Galina Pestovová',
  89: 'Tamara Rjabcevová',
  90: 'Věra Lobanovová',
  91: 'Olga Samarinová',
  92: 'Emil Gurevič',
  93: 'Foma Žarkov',
  94: 'Artur Sarkisjan',
  95: 'Zosima Pljuščev',
};
