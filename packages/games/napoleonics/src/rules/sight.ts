import { idOf } from '@bivouac/kernel';
import { type HexId, NO_HEX } from './ids.ts';
import { between, distance, OFF_BOARD } from './map.ts';
import { groundAt, leaderSeat, type Scenario, seatOf } from './scenario.ts';
import { leaderOn, type PublicPart, unitAt } from './state.ts';

/** No unit fires over friends. */
export const NO_GUNS = -1;

const NO_STEP: readonly HexId[] = [];

/**
 * Ověření linie vyhledu. `gunSeat` is the side of artillery that may fire over friends below its hill
 * (Kopec), NO_GUNS for all other units and in a combined attack.
 * @rule napoleonics/line-of-sight napoleonics/hill
 */
export function canSee(
  scenario: Scenario,
  part: PublicPart,
  from: HexId,
  to: HexId,
  gunSeat: number,
): boolean {
  const steps = between(from, to);
  if (steps.length === 0) return true;
  const fromHill = groundAt(scenario, from).isHill;
  const isLevel = fromHill && groundAt(scenario, to).isHill;
  const overFriends = fromHill ? gunSeat : NO_GUNS;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] ?? NO_STEP;
    const one = step[0] ?? NO_HEX;
    if (!blocks(scenario, part, one, isLevel, from, overFriends)) continue;
    // Along an edge both sides must block; beside the field counts as blocked.
    if (step.length === 1) return false;
    if (blocks(scenario, part, step[1] ?? NO_HEX, isLevel, from, overFriends)) return false;
  }
  return true;
}

function blocks(
  scenario: Scenario,
  part: PublicPart,
  hex: HexId,
  isLevel: boolean,
  from: HexId,
  gunSeat: number,
): boolean {
  if (hex === OFF_BOARD) return true;
  const ground = groundAt(scenario, hex);
  if (ground.blocksSight) return true;
  // From below one sees the first hill hex and nothing behind it; from hill to hill all is open.
  if (ground.isHill && !isLevel) return true;
  const unit = unitAt(part, hex);
  const leader = unit >= 0 ? -1 : leaderOn(part, hex);
  if (unit < 0 && leader < 0) return false;
  if (gunSeat === NO_GUNS || ground.isHill || distance(from, hex) !== 1) return true;
  return (unit >= 0 ? seatOf(scenario, unit) : leaderSeat(scenario, idOf(leader))) !== gunSeat;
}
