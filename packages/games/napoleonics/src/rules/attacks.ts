import { type Action, fireAction, meleeAction } from './actions.ts';
import type { HexId } from './ids.ts';
import { sortHexes } from './map.ts';
import { endOfUnits, firstUnit, type Scenario } from './scenario.ts';
import { hexOf, type PublicPart, unitAt } from './state.ts';
import {
  fireTargets,
  hasEnemyBeside,
  hasFireTarget,
  hasMeleeTarget,
  mayBattle,
  mayFire,
  mayMelee,
  meleeTargets,
} from './targets.ts';

const NOT_SOUGHT: readonly HexId[] = [];

/**
 * Phase 4: every attack that ordered units can make now, in notation's order. A unit with an enemy
 * unit beside it only fights hand to hand.
 * @rule napoleonics/battle
 */
export function attacks(scenario: Scenario, part: PublicPart): Action[] {
  const fires: Action[] = [];
  const melees: Action[] = [];
  const isMelee = mayMelee(part);
  const isFire = mayFire(part);
  for (const hex of fighters(scenario, part)) {
    const unit = unitAt(part, hex);
    const enemies = isMelee ? meleeTargets(scenario, part, unit) : NOT_SOUGHT;
    for (const to of enemies) melees.push(meleeAction(hex, to));
    // No target for a melee: no enemy unit is beside it, and one look around is enough.
    const isFree = enemies.length === 0 && isMelee;
    if (isFire && (isFree || !hasEnemyBeside(scenario, part, unit))) {
      for (const to of fireTargets(scenario, part, unit)) fires.push(fireAction(hex, to));
    }
  }
  for (const melee of melees) fires.push(melee);
  return fires;
}

/** Whether `attacks` would find any. */
export function canAnyUnitAttack(scenario: Scenario, part: PublicPart): boolean {
  const isMelee = mayMelee(part);
  const isFire = mayFire(part);
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (!mayBattle(part, unit)) continue;
    if (isMelee && hasMeleeTarget(scenario, part, unit)) return true;
    // Without a target for a melee no enemy unit is beside it.
    if (!isFire || (!isMelee && hasEnemyBeside(scenario, part, unit))) continue;
    if (hasFireTarget(scenario, part, unit)) return true;
  }
  return false;
}

function fighters(scenario: Scenario, part: PublicPart): HexId[] {
  const hexes: HexId[] = [];
  const end = endOfUnits(scenario, part.active);
  for (let unit = firstUnit(scenario, part.active); unit < end; unit++) {
    if (mayBattle(part, unit)) hexes.push(hexOf(part, unit));
  }
  return sortHexes(hexes);
}
