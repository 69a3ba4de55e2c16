import type { Men } from '../library.ts';

export const men: Men = {
  48: ['Valentin Šubin', 'Valentin Shubin'],
  49: ['Gleb Koltunov', 'Gleb Koltunov'],
  50: ['Aron Lifšic', 'Aron Lifshits'],
  51: ['Kuzma Ščeglov', 'Kuzma Shcheglov'],
  52: ['Igor Naumenko', 'Igor Naumenko'],
  53: ['Filipp Ťurin', 'Filipp Tyurin'],
  57: ['Rodion Gusev', 'Rodion Gusev'],
  58: ['Savelij Krotov', 'Savely Krotov'],
  59: ['Děmjan Postnikov', 'Demyan Postnikov'],
  60: ['Jermolaj Šustov', 'Yermolai Shustov'],
  61: ['Klim Rjabov', 'Klim Ryabov'],
  62: ['Ostap Hrycenko', 'Ostap Hrytsenko'],
  69: ['Jevgenij Palčikov', 'Yevgeny Palchikov'],
  70: ['Sabir Alijev', 'Sabir Aliyev'],
  71: ['Nikanor Ďakov', 'Nikanor Dyakov'],
};
