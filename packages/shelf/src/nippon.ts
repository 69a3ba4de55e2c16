import { nipponTexts } from '@bivouac/text';
import balance from './balance/nippon.json' with { type: 'json' };
import { warProgress } from './blitzkrieg.ts';
import type { ShelfEntry } from './entry.ts';
import { nipponPlayers } from './nippon-players.ts';

export const nipponEntry: ShelfEntry = {
  ...nipponPlayers,
  texts: nipponTexts,
  isForPlayers: true,
  expands: 'blitzkrieg',
  progress: warProgress,
  balance,
};
