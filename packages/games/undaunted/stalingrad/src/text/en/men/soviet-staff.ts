import type { Men } from '../../library.ts';

export const men: Men = {
  72: 'Prokop Zhludev',
  73: 'Mikhail Streltsov',
  74: 'Mikhail Streltsov',
  75: 'Andrei Gorshkov',
  76: 'Andrei Gorshkov',
  77: 'Iosif Melnik',
  78: 'Arkady Ryzhov',
  80: 'Lavrenty Baturin',
  81: 'Yelizar Khomutov',
  82: 'Nina Orlova',
  83: 'Zinaida Kravtsova',
  96: 'Alla Vinogradova',
};
