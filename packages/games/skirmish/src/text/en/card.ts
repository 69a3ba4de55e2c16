import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = { title: 'Skirmish', counted: 'points' };
