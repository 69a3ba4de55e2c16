import { nipponTexts } from '@bivouac/text';
import { warProgress } from './blitzkrieg.ts';
import type { ShelfEntry } from './entry.ts';
import { nipponPlayers } from './nippon-players.ts';

export const nipponEntry: ShelfEntry = {
  ...nipponPlayers,
  texts: nipponTexts,
  isForPlayers: true,
  expands: 'blitzkrieg',
  progress: warProgress,
};
