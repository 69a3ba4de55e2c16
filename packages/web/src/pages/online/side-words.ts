import type { Seat } from '@bivouac/kernel';
import type { Name } from '@bivouac/text';

/** The sides of a game, whose texts may still be on their way. */
export interface SideWords {
  label(seat: Seat | null): string;
  /** As sentences call it. */
  name(seat: Seat | null): Name;
}
