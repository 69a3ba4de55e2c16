import type { Book } from '@bivouac/undaunted-core';
import { KIND_OF, KINDS, UNITS } from './cards.ts';
import { TILES } from './tiles.ts';

/** The meaning of names in a scenario file. */
export const BOOK: Book = {
  seats: ['us', 'de'],
  kinds: KINDS,
  kindOf: KIND_OF,
  units: UNITS,
  tiles: TILES,
};
