import type { Men } from '../library.ts';

export const men: Men = {
  72: ['Prokop Žluděv', 'Prokop Zhludev'],
  73: ['Michail Strelcov', 'Mikhail Streltsov'],
  74: ['Michail Strelcov', 'Mikhail Streltsov'],
  75: ['Andrej Gorškov', 'Andrei Gorshkov'],
  76: ['Andrej Gorškov', 'Andrei Gorshkov'],
  77: ['Josif Melnik', 'Iosif Melnik'],
  78: ['Arkadij Ryžov', 'Arkady Ryzhov'],
  80: ['Lavrentij Baturin', 'Lavrenty Baturin'],
  81: ['Jelizar Chomutov', 'Yelizar Khomutov'],
  82: ['Nina Orlovová', 'Nina Orlova'],
  83: ['Zinaida Kravcovová', 'Zinaida Kravtsova'],
  96: ['Alla Vinogradovová', 'Alla Vinogradova'],
};
