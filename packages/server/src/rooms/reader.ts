import type { Seat } from '@bivouac/kernel';

/** A reader of a table: a player at a seat, or a spectator. */
export type Reader = Seat | 'spectator';
