import { skirmishTexts } from '@bivouac/text';
import type { ShelfEntry } from './entry.ts';
import { skirmishPlayers } from './skirmish-players.ts';

export const skirmishEntry: ShelfEntry = {
  ...skirmishPlayers,
  texts: skirmishTexts,
  isForPlayers: false,
};
