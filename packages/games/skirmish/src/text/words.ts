import type { Name } from '@bivouac/text';

export type { Translated } from '@bivouac/text';

/** Names every language must give, one per id of the game's tables. */
export interface SkirmishWords {
  readonly seats: readonly [string, string];
  /** The same as sentences call them. */
  readonly sides: readonly [Name, Name];
  readonly areas: readonly [string, string, string, string, string, string, string];
  readonly units: readonly [string, string, string, string, string, string];
  readonly cards: readonly [string, string, string, string];
}
