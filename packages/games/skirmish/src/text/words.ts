export type { Translated } from '@bivouac/text';

/** Names every language must give, one per id of the game's tables. */
export interface SkirmishWords {
  readonly seats: readonly [string, string];
  readonly areas: readonly [string, string, string, string, string, string, string];
  readonly units: readonly [string, string, string, string, string, string];
  readonly cards: readonly [string, string, string, string];
}
