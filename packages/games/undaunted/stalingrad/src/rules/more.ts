import type { Seat } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import type { Mine } from './mines.ts';
import type { Task } from './task.ts';

/** How a scenario hands out victory points (Stalingrad, Získejte X vítězných bodů). */
export type PointRule =
  /** One at the end of each round in which the side controls the tile. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly tile: number }
  /** One for each building damaged or destroyed, tunnel destroyed, or enemy casualty. */
  | { readonly kind: 'damage' | 'tunnel' | 'casualty'; readonly seat: Seat }
  /** One on the tile at the end of each round. */
  | { readonly kind: 'drop'; readonly tile: number };

/** Both sides alike. */
export const forBoth = (kind: 'damage' | 'tunnel' | 'casualty'): readonly PointRule[] => [
  { kind, seat: 0 },
  { kind, seat: 1 },
];

/** What only this title's scenarios have. */
export interface CityMore {
  readonly stage: number;
  /** Tiles with an objective. */
  readonly prizes: readonly number[];
  readonly tasks: readonly [Task, Task];
  /** A second way to win that only the side itself knows of (Stalingrad, Tajné informace). */
  readonly secrets: readonly [Task | null, Task | null];
  /** Whether routing all riflemen wins (Stalingrad, Úplné rozprášení). */
  readonly isRoutEnough: boolean;
  readonly escapes: readonly number[];
  /** Tiles with a task marker. */
  readonly goals: readonly number[];
  /** Tiles that are fortified before this battle, if they are not yet. */
  readonly fortified: readonly number[];
  /** The letter of every tile of the city where nothing has happened before this battle. */
  readonly letters: readonly number[];
  readonly tunnels: readonly number[];
  readonly mines: readonly Mine[];
  readonly pointRules: readonly PointRule[];
}

export const moreOf = (scenario: Scenario): CityMore => scenario.more as CityMore;
