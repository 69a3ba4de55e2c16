import type { Name } from '@bivouac/text';

export type { Translated } from '@bivouac/text';

/** Names every language must give, one per id of the game's tables. */
export interface SkirmishWords {
  readonly sides: readonly [Name, Name];
  readonly areas: readonly Name[];
  readonly units: readonly Name[];
  readonly cards: readonly Name[];
}

/** The same names as a table writes them on what it draws. */
export interface SkirmishLabels {
  readonly sides: readonly [string, string];
  readonly areas: readonly string[];
  readonly units: readonly string[];
  readonly cards: readonly string[];
}
