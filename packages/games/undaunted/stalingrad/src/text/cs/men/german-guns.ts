import type { Men } from '../../library.ts';

export const men: Men = {
  89: 'Horst Brüning',
  90: 'Kuno Wachter',
  91: 'Rainer Dahl',
  92: 'Achim Zoller',
  93: 'Eckhart Mohr',
  94: 'Otmar Gebhard',
  95: 'Rupert Senn',
  96: 'Hartmut Kley',
  97: 'Volker Ahrens',
  98: 'Ignaz Perner',
  99: 'Eugen Schott',
};
