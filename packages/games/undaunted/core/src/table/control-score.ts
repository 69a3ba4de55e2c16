import type { Seat } from '@bivouac/kernel';
import { CONTROLLED, type Event, SCOUTED, type Scenario } from '../rules/index.ts';
import type { Scoreboard } from './title.ts';

/** The value of the objectives that each side controls, told again from what everybody has seen. */
export function controlScore(
  scenario: Scenario,
  tiles: number,
): Scoreboard & { isHeld(seat: Seat, tile: number): boolean } {
  const control = scenario.control.slice();
  const values = scenario.objectives.slice();
  const isHeld = (seat: Seat, tile: number): boolean => control[seat * tiles + tile] === CONTROLLED;
  return {
    isHeld,
    tell(event: Event) {
      if (event.type === 'tileControlled') {
        control[event.seat * tiles + event.tile] = CONTROLLED;
        if (event.isTaken) control[(1 - event.seat) * tiles + event.tile] = SCOUTED;
      } else if (event.type === 'valueRaised') values[event.tile] = event.value;
    },
    score: (seat) =>
      scenario.layout.reduce(
        (sum, { tile }) => sum + (isHeld(seat, tile) ? (values[tile] ?? 0) : 0),
        0,
      ),
  };
}
