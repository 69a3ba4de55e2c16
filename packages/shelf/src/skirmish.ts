import { skirmish } from '@bivouac/skirmish';
import { skirmishTexts } from '@bivouac/text';
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';

export const skirmishEntry: ShelfEntry = {
  game: skirmish,
  bots: USUAL_BOTS,
  texts: skirmishTexts,
  isForPlayers: false,
};
