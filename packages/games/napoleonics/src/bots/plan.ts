import { MODES } from '../rules/data/cards.ts';
import {
  companion,
  isHeldByLeader,
  mayBattleOn,
  stepsTo,
  unitLimits,
  unitReach,
} from '../rules/movement.ts';
import { hexOf, MOVED, NO_BATTLE, ORDERED, type PublicPart, taskOf } from '../rules/state.ts';
import {
  fireTargets,
  hasEnemyBeside,
  mayBattle,
  mayFire,
  mayMelee,
  meleeTargets,
} from '../rules/targets.ts';
import type { Mind } from './mind.ts';
import { worthOfPlace } from './place.ts';
import { bestAttack } from './strike.ts';

/** What a unit would do with an order: where it goes, and how much better the bot is off. */
export interface Plan {
  readonly hex: number;
  readonly gain: number;
}

const MANOEUVRE = MODES.indexOf('manoeuvre');

/** Stands the unit elsewhere on the mind's own field for the time of a thought. */
function whileAt<T>(part: PublicPart, unit: number, hex: number, think: () => T): T {
  const from = hexOf(part, unit);
  const leader = companion(part, unit);
  part.unitOn[from] = -1;
  part.unitOn[hex] = unit;
  part.at[unit] = hex;
  if (leader >= 0) part.leaderAt[leader] = hex;
  const result = think();
  part.unitOn[hex] = -1;
  part.unitOn[from] = unit;
  part.at[unit] = from;
  if (leader >= 0) part.leaderAt[leader] = from;
  return result;
}

/** The best attack open to a unit where it stands on the mind's field. */
function attackHere(mind: Mind, unit: number): number {
  const { scenario, part } = mind;
  if (!mayBattle(part, unit)) return 0;
  const melee = mayMelee(part) ? meleeTargets(scenario, part, unit) : [];
  const fire =
    mayFire(part) && !hasEnemyBeside(scenario, part, unit) ? fireTargets(scenario, part, unit) : [];
  return bestAttack(mind, unit, melee, fire);
}

/** What each hex in reach would bring, the present one included. */
export function planUnit(mind: Mind, unit: number): Plan {
  const { scenario, part } = mind;
  const here = hexOf(part, unit);
  const task = taskOf(part, unit);
  const steps = part.steps[unit] as number;
  const before = worthOfPlace(mind, unit, here);
  part.tasks[unit] = task | ORDERED;
  let plan: Plan = { hex: here, gain: attackHere(mind, unit) };
  const limits = unitLimits(scenario, part, unit);
  const isBound = (task & MOVED) !== 0 || isHeldByLeader(part, unit);
  if (!isBound && limits.move > 0) {
    const reach = unitReach(scenario, part, unit, limits.move);
    for (const hex of reach.hexes) {
      const gone = stepsTo(reach, hex);
      const fights =
        part.mode !== MANOEUVRE && gone <= limits.battleMove && mayBattleOn(scenario, unit, hex);
      part.steps[unit] = gone;
      part.tasks[unit] = task | ORDERED | (fights ? 0 : NO_BATTLE);
      const gain = whileAt(part, unit, hex, () => {
        const attack = fights ? attackHere(mind, unit) : 0;
        return attack + worthOfPlace(mind, unit, hex) - before;
      });
      if (gain > plan.gain) plan = { hex, gain };
    }
    if (reach.exit > 0) plan = { hex: here, gain: mind.banner[0] };
  }
  part.tasks[unit] = task;
  part.steps[unit] = steps;
  return plan;
}
