import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Stalingrad',
  counted: 'for the task',
  cover: {
    when: 'autumn 1942',
    about: 'A campaign: the city and the soldiers remember every battle.',
    facts: 'campaign of up to 15 battles',
    after: 'by the rules of Undaunted: Stalingrad',
  },
};

export const campaignCard: GameCard = { title: 'Stalingrad, the campaign', counted: 'areas held' };
