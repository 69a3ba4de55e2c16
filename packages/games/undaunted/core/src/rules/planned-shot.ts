import type { Preview } from '@bivouac/kernel';
import type { Modifier } from './events.ts';

/** A shot before it is fired: the sum that one die has to reach, and the dice. */
export interface PlannedShot {
  readonly verb: string;
  /** The firing unit; -1 for none on the board. */
  readonly unit: number;
  /** The counter fired at; -1 where it is the ground itself. */
  readonly target: number;
  /** The part of the ground that is the target, by the title's name; null for a counter. */
  readonly ground: string | null;
  /** Where the target is. */
  readonly tile: number;
  readonly modifiers: readonly Modifier[];
  /** One die must show this or more; a 0 always hits. */
  readonly total: number;
  readonly dice: number;
}

/** The shot of an action that fires, or the shots that it leads to. */
export interface ShotPreview extends Preview {
  /** With the shots that follow only when the player has chosen their order: those are in no throw yet. */
  readonly shots: readonly PlannedShot[];
}
