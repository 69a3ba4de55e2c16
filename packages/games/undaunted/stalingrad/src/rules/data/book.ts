import type { Book } from '@bivouac/undaunted-core';
import { KIND_OF, KINDS } from './cards.ts';
import { TILES } from './city.ts';
import { OWNED, UNITS } from './units.ts';

/** What the names in notation and records mean. */
export const BOOK: Book = {
  seats: ['soviet', 'german'],
  kinds: KINDS,
  kindOf: KIND_OF,
  units: UNITS,
  tiles: TILES,
  owned: OWNED,
};
