import type { Seat } from '@bivouac/kernel';
import { CONTROLLED, type CoreEvent, SCOUTED, type Scenario } from '../../rules/index.ts';
import type { Scoreboard } from '../title.ts';

export interface ControlScore extends Scoreboard {
  isHeld(seat: Seat, tile: number): boolean;
}

/** The value of the objectives that each side controls, counted from what both sides have seen. */
export function controlScore(
  scenario: Scenario,
  tiles: number,
  values: readonly number[] = scenario.objectives,
): ControlScore {
  const control = scenario.control.slice();
  const isHeld = (seat: Seat, tile: number): boolean => control[seat * tiles + tile] === CONTROLLED;
  return {
    isHeld,
    follow(event: CoreEvent) {
      if (event.type !== 'tileControlled') return;
      control[event.seat * tiles + event.tile] = CONTROLLED;
      if (event.isTaken) control[(1 - event.seat) * tiles + event.tile] = SCOUTED;
    },
    score: (seat) =>
      scenario.layout.reduce(
        (sum, { tile }) => sum + (isHeld(seat, tile) ? (values[tile] ?? 0) : 0),
        0,
      ),
  };
}
