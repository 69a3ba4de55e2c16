import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = { title: 'Šarvátka', counted: 'body' };
