import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import { skirmish } from './rules/index.ts';
import { skirmishTexts } from './text/index.ts';

export const skirmishEntry: ShelfEntry = {
  game: skirmish,
  bots: USUAL_BOTS,
  texts: skirmishTexts,
};
