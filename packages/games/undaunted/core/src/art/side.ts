import type { Seat } from '@bivouac/kernel';
import type { Side } from '@bivouac/table/art/palette.ts';

/** The side in whose colours and shapes a seat is drawn. */
export const artSide = (seat: Seat): Side => (seat === 0 ? 0 : 1);
