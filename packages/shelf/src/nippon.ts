import { nippon } from '@bivouac/blitzkrieg';
import { nipponTexts } from '@bivouac/text';
import balance from './balance/nippon.json' with { type: 'json' };
import { WAR_BOTS, warProgress } from './blitzkrieg.ts';
import type { ShelfEntry } from './entry.ts';

export const nipponEntry: ShelfEntry = {
  game: nippon,
  bots: WAR_BOTS,
  texts: nipponTexts,
  isForPlayers: true,
  expands: 'blitzkrieg',
  progress: warProgress,
  balance,
};
