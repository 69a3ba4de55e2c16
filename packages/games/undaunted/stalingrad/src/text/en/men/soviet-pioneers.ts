import type { Men } from '../../library.ts';

export const men: Men = {
  48: 'Valentin Shubin',
  49: 'Gleb Koltunov',
  50: 'Aron Lifshits',
  51: 'Kuzma Shcheglov',
  52: 'Igor Naumenko',
  53: 'Filipp Tyurin',
  57: 'Rodion Gusev',
  58: 'Savely Krotov',
  59: 'Demyan Postnikov',
  60: 'Yermolai Shustov',
  61: 'Klim Ryabov',
  62: 'Ostap Hrytsenko',
  69: 'Yevgeny Palchikov',
  70: 'Sabir Aliyev',
  71: 'Nikanor Dyakov',
};
