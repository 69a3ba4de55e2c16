import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Blitzkrieg!',
  counted: 'body',
  cover: {
    when: 'svět 1939\u2060–\u20601945',
    about: 'Celá válka na pěti válčištích, než vychladne káva.',
    facts: '2 mapy · 20 min',
    after: 'podle pravidel hry Blitzkrieg!',
  },
};

export const nipponCard: GameCard = { title: 'Blitzkrieg! Nippon', counted: 'body' };
