import type { Men } from '../../library.ts';

export const men: Men = {
  72: 'Prokop Žluděv',
  73: 'Michail Strelcov',
  74: 'Michail Strelcov',
  75: 'Andrej Gorškov',
  76: 'Andrej Gorškov',
  77: 'Josif Melnik',
  78: 'Arkadij Ryžov',
  80: 'Lavrentij Baturin',
  81: 'Jelizar Chomutov',
  82: 'Nina Orlovová',
  83: 'Zinaida Kravcovová',
  96: 'Alla Vinogradovová',
};
