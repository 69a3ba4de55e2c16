import type { Men } from '../../library.ts';

export const men: Men = {
  48: 'Valentin Šubin',
  49: 'Gleb Koltunov',
  50: 'Aron Lifšic',
  51: 'Kuzma Ščeglov',
  52: 'Igor Naumenko',
  53: 'Filipp Ťurin',
  57: 'Rodion Gusev',
  58: 'Savelij Krotov',
  59: 'Děmjan Postnikov',
  60: 'Jermolaj Šustov',
  61: 'Klim Rjabov',
  62: 'Ostap Hrycenko',
  69: 'Jevgenij Palčikov',
  70: 'Sabir Alijev',
  71: 'Nikanor Ďakov',
};
