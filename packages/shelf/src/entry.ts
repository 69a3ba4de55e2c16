import type { AnyBot } from '@bivouac/bots';
import type { AnyGame } from '@bivouac/kernel';
import type { AnyGameTexts } from '@bivouac/text';

/** A game with all that belongs to it. */
export interface ShelfEntry {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  /** From weakest to strongest. */
  readonly bots: readonly AnyBot[];
  /** Offered to players, or a worked example for developers. */
  readonly isForPlayers: boolean;
}
