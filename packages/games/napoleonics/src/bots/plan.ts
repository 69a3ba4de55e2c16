import { nth } from '@bivouac/kernel';
import type { HexId, UnitId } from '../rules/ids.ts';
import { NO_UNIT } from '../rules/ids.ts';
import {
  companion,
  isHeldByLeader,
  mayBattleOn,
  stepsTo,
  unitLimits,
  unitReach,
} from '../rules/movement.ts';
import { hexOf, modeOf, type PublicPart } from '../rules/state.ts';
import {
  fireTargets,
  hasEnemyBeside,
  mayBattle,
  mayFire,
  mayMelee,
  meleeTargets,
} from '../rules/targets.ts';
import { hasMoved, markMovedTooFar, markOrdered } from '../rules/tasks.ts';
import type { Mind } from './mind.ts';
import { worthOfPlace } from './place.ts';
import { bestAttack } from './strike.ts';

/** The plan of a unit with an order: the hex it goes to, and the gain for the bot. */
export interface Plan {
  readonly hex: HexId;
  readonly gain: number;
}

/** Stands the unit elsewhere on the mind's own field for the time of a thought. */
function whileAt<T>(part: PublicPart, unit: UnitId, hex: HexId, think: () => T): T {
  const from = hexOf(part, unit);
  const leader = companion(part, unit);
  part.unitOn[from] = NO_UNIT;
  part.unitOn[hex] = unit;
  part.at[unit] = hex;
  if (leader >= 0) part.leaderAt[leader] = hex;
  const result = think();
  part.unitOn[hex] = NO_UNIT;
  part.unitOn[from] = unit;
  part.at[unit] = from;
  if (leader >= 0) part.leaderAt[leader] = from;
  return result;
}

/** The best attack open to a unit where it stands on the mind's field. */
function attackHere(mind: Mind, unit: UnitId): number {
  const { scenario, part } = mind;
  if (!mayBattle(part, unit)) return 0;
  const melee = mayMelee(part) ? meleeTargets(scenario, part, unit) : [];
  const fire =
    mayFire(part) && !hasEnemyBeside(scenario, part, unit) ? fireTargets(scenario, part, unit) : [];
  return bestAttack(mind, unit, melee, fire);
}

/** The value of each hex in reach, including the present one. */
export function planUnit(mind: Mind, unit: UnitId): Plan {
  const { part } = mind;
  const task = nth(part.tasks, unit);
  const steps = nth(part.steps, unit);
  const isBound = hasMoved(part, unit) || isHeldByLeader(part, unit);
  markOrdered(part, unit);
  const here: Plan = { hex: hexOf(part, unit), gain: attackHere(mind, unit) };
  const plan = isBound ? here : planMove(mind, unit, here);
  part.tasks[unit] = task;
  part.steps[unit] = steps;
  return plan;
}

/** The best of the moves, if one is better than staying; `tasks` and `steps` of the unit are left changed. */
function planMove(mind: Mind, unit: UnitId, stay: Plan): Plan {
  const { scenario, part } = mind;
  const limits = unitLimits(scenario, part, unit);
  if (limits.move === 0) return stay;
  const before = worthOfPlace(mind, unit, stay.hex);
  const ordered = nth(part.tasks, unit);
  const reach = unitReach(scenario, part, unit, limits.move);
  if (reach.exit > 0) return { hex: stay.hex, gain: mind.banner[0] };
  let plan = stay;
  for (const hex of reach.hexes) {
    const gone = stepsTo(reach, hex);
    const fights =
      modeOf(part) !== 'manoeuvre' && gone <= limits.battleMove && mayBattleOn(scenario, unit, hex);
    part.steps[unit] = gone;
    part.tasks[unit] = ordered;
    if (!fights) markMovedTooFar(part, unit);
    const gain = whileAt(part, unit, hex, () => {
      const attack = fights ? attackHere(mind, unit) : 0;
      return attack + worthOfPlace(mind, unit, hex) - before;
    });
    if (gain > plan.gain) plan = { hex, gain };
  }
  return plan;
}
