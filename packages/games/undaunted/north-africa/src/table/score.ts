import { goalOf, type Scenario } from '@bivouac/undaunted-core';
import { controlScore } from '@bivouac/undaunted-core/table/score/control-score.ts';
import type { Scoreboard } from '@bivouac/undaunted-core/table/title.ts';
import {
  isNamed,
  type NorthEvent,
  northAfricaRules as rules,
  SIDES,
  STRUCTURE_UNITS,
  structureOf,
} from '../rules/index.ts';

/** Points or heads towards each side's goal, counted from what both sides have seen. */
export function northScore(scenario: Scenario): Scoreboard<NorthEvent> {
  const ground = controlScore(scenario, rules.tiles.length);
  const owners: number[] = SIDES.slice();
  const gone = new Map<number, { readonly how: 'escaped' | 'lost'; readonly owner: number }>();
  const leave = (unit: number, how: 'escaped' | 'lost'): void => {
    gone.set(unit, { how, owner: owners[unit] ?? 0 });
  };
  const heads = (seat: number, how: 'escaped' | 'lost', who: readonly string[]): number =>
    [...gone].filter(([unit, one]) => one.how === how && one.owner === seat && isNamed(who, unit))
      .length;
  const structures = (seat: number): number =>
    STRUCTURE_UNITS.reduce((sum, unit) => {
      const tile = scenario.at[unit] ?? -1;
      const isMine = seat === 0 ? gone.has(unit) : !gone.has(unit) && ground.isHeld(seat, tile);
      return sum + (tile >= 0 && isMine ? (structureOf(unit)?.value ?? 0) : 0);
    }, 0);
  return {
    follow(event) {
      ground.follow(event);
      if (event.type === 'vehicleCaptured') owners[event.unit] = event.seat;
      if (event.type === 'unitEscaped') leave(event.unit, 'escaped');
      if (
        event.type === 'unitRemoved' ||
        event.type === 'vehicleDestroyed' ||
        event.type === 'structureDestroyed'
      ) {
        leave(event.unit, 'lost');
      }
    },
    score(seat) {
      const goal = goalOf(scenario, seat);
      if (goal.kind === 'escape') return heads(seat, 'escaped', goal.who);
      if (goal.kind === 'neutralize') return heads(1 - seat, 'lost', goal.who);
      return ground.score(seat) + structures(seat);
    },
  };
}
