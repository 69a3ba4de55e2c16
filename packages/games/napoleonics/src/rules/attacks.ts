import { type Action, fireAction, meleeAction } from '../actions.ts';
import { sortHexes } from '../map.ts';
import { endOfUnits, firstUnit, type Scenario } from '../scenario.ts';
import { hexOf, type PublicPart, unitAt } from '../state.ts';
import {
  fireTargets,
  hasEnemyBeside,
  mayBattle,
  mayFire,
  mayMelee,
  meleeTargets,
} from './targets.ts';

/**
 * Phase 4: every attack that ordered units can make now, in notation's order; with `onlyOne` at most
 * one of them. A unit with an enemy unit beside it only fights hand to hand.
 */
export function attacks(scenario: Scenario, part: PublicPart, onlyOne: boolean): Action[] {
  const fires: Action[] = [];
  const melees: Action[] = [];
  for (const hex of fighters(scenario, part)) {
    const unit = unitAt(part, hex);
    if (mayMelee(part)) {
      for (const to of meleeTargets(scenario, part, unit)) melees.push(meleeAction(hex, to));
    }
    if (mayFire(part) && !hasEnemyBeside(scenario, part, unit)) {
      for (const to of fireTargets(scenario, part, unit, onlyOne)) fires.push(fireAction(hex, to));
    }
    if (onlyOne && fires.length + melees.length > 0) break;
  }
  for (const melee of melees) fires.push(melee);
  return fires;
}

function fighters(scenario: Scenario, part: PublicPart): number[] {
  const hexes: number[] = [];
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (mayBattle(part, unit)) hexes.push(hexOf(part, unit));
  }
  return sortHexes(hexes);
}
