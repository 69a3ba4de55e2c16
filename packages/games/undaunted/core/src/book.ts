import type { CardKind, UnitKind } from './types.ts';

/** What the names in a scenario file mean in this title. */
export interface Book {
  readonly seats: readonly [string, string];
  readonly kinds: readonly CardKind[];
  readonly kindOf: readonly number[];
  readonly units: readonly UnitKind[];
  readonly tiles: readonly string[];
}
