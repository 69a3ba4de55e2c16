import type { Io, Seat } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import {
  endGame,
  enemyOf,
  goalOf,
  goneOf,
  isControlled,
  type PublicPart,
  type Scenario,
  scenarioOf,
  sideStart,
} from '@bivouac/undaunted-core';
import type { Event } from './events.ts';
import type { Extra, NormandyRules, NormandyState } from './extra.ts';

/**
 * Value of the objective on a tile, raised by the radio where it stands.
 * @rule normandy/radio normandy/objectives
 */
export function objectiveValue(scenario: Scenario, part: PublicPart<Extra>, tile: number): number {
  const printed = scenario.objectives[tile] ?? 0;
  return tile === scenario.radio ? printed + part.extra.raised : printed;
}

/**
 * Normandie, Obsazování cílů: the objectives on tiles that the side controls.
 * @rule normandy/objectives
 */
export function pointsOf(rules: NormandyRules, part: PublicPart<Extra>, seat: Seat): number {
  const scenario = scenarioOf(rules, part);
  let points = 0;
  for (const { tile } of scenario.layout) {
    const value = objectiveValue(scenario, part, tile);
    if (value > 0 && isControlled(rules, part, seat, tile)) points += value;
  }
  return points;
}

/**
 * Normandie, Potlačení nepřítele: no riflemen on the board.
 * @rule normandy/pin
 */
export function isPinned(rules: NormandyRules, part: PublicPart<Extra>, seat: Seat): boolean {
  const count = rules.units.length;
  for (let kind = 0; kind < count; kind++) {
    if (rules.units[kind]?.isRiflemen && (part.at[seat * count + kind] ?? -1) >= 0) return false;
  }
  return true;
}

const isRifleman = (rules: NormandyRules, kind: number): boolean =>
  rules.units[rules.kinds[kind]?.unit ?? -1]?.isRiflemen === true;

/** Every Rifleman card of the side is out of the game: it can never take ground again. */
export function hasNoRiflemen(rules: NormandyRules, part: PublicPart<Extra>, seat: Seat): boolean {
  let left = 0;
  for (const card of sideStart(scenarioOf(rules, part), seat).cards) {
    if (isRifleman(rules, nth(rules.kindOf, card))) left += 1;
  }
  for (const kind of goneOf(part, seat)) if (isRifleman(rules, kind)) left -= 1;
  return left === 0;
}

/**
 * Normandie, Beznadějná situace: it needs points and can gain none any more. The rulebook asks that it
 * be pinned besides; an option leaves that out (ruling R-32).
 * @rule normandy/beyond-all-hope
 */
export function isHopeless(rules: NormandyRules, part: PublicPart<Extra>, seat: Seat): boolean {
  const goal = goalOf(scenarioOf(rules, part), seat);
  if (goal.kind !== 'points' || pointsOf(rules, part, seat) >= goal.value) return false;
  if (part.extra.isPinNeeded && !isPinned(rules, part, seat)) return false;
  return hasNoRiflemen(rules, part, seat);
}

/**
 * Whether the side has reached its own goal; `undefined` or the reason.
 * @rule normandy/hopeless-end
 */
function goalReached(
  rules: NormandyRules,
  part: PublicPart<Extra>,
  seat: Seat,
): string | undefined {
  const goal = goalOf(scenarioOf(rules, part), seat);
  const enemy = enemyOf(seat);
  if (goal.kind === 'points') {
    const points = pointsOf(rules, part, seat);
    if (points >= goal.value) return 'points';
    // A hopeless enemy counts as pinned: the side that is ahead of it has won.
    if (isHopeless(rules, part, enemy) && points > pointsOf(rules, part, enemy)) return 'hopeless';
    return undefined;
  }
  if (isPinned(rules, part, enemy)) return 'pinned';
  return isHopeless(rules, part, enemy) ? 'hopeless' : undefined;
}

/**
 * Ends the game if a side has won. The side whose turn it is comes first (ruling R-30).
 * @rule normandy/pin normandy/both-pinned
 */
export function settle(
  rules: NormandyRules,
  state: NormandyState,
  actor: Seat,
  io: Io<Event>,
): void {
  const part = state.public;
  if (part.outcome !== null) return;
  for (const seat of [actor, enemyOf(actor)]) {
    const reason = goalReached(rules, part, seat);
    if (reason !== undefined) {
      endGame(state, [seat], reason, io.emit);
      return;
    }
  }
  const isOut = (seat: Seat): boolean =>
    isPinned(rules, part, seat) || isHopeless(rules, part, seat);
  if (!isOut(0) || !isOut(1)) return;
  // Normandie, Potlačení nepřítele: both pinned; more points wins, a tie goes to the initiative.
  const lead = pointsOf(rules, part, 0) - pointsOf(rules, part, 1);
  const winner = lead === 0 ? part.initiative : lead > 0 ? 0 : 1;
  endGame(state, [winner], 'both-pinned', io.emit);
}
