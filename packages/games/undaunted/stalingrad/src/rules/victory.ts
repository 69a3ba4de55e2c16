import type { Io, Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { endGame, enemyOf, firstUnit, lastUnit, scenarioOf } from '@bivouac/undaunted-core';
import { unitKindOf } from './data/units.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState } from './extra.ts';
import { isRouted } from './ground.ts';
import { moreOf } from './more.ts';
import { isMet, objectivesOf } from './tasks.ts';

/**
 * Stalingrad, Úplné rozprášení: every riflemen counter that is on the map.
 * @rule stalingrad/total-rout
 */
export function isTotallyRouted(rules: CityRules, part: CityPart, seat: Seat): boolean {
  let riflemen = 0;
  for (let unit = firstUnit(rules, seat); unit < lastUnit(rules, seat); unit++) {
    if (!unitKindOf(unit).isRiflemen || nth(part.at, unit) < 0) continue;
    if (!isRouted(part, unit)) return false;
    riflemen += 1;
  }
  return riflemen > 0;
}

/**
 * Why a side has won; undefined while it has not.
 * @rule stalingrad/tasks stalingrad/total-rout stalingrad/sealed-orders
 */
function victory(rules: CityRules, part: CityPart, seat: Seat): string | undefined {
  const { tasks, secrets, isRoutEnough } = moreOf(scenarioOf(rules, part));
  if (isMet(rules, part, seat, ofSeat(tasks, seat))) return 'task';
  const secret = ofSeat(secrets, seat);
  if (secret !== null && isMet(rules, part, seat, secret)) return 'secret-task';
  return isRoutEnough && isTotallyRouted(rules, part, enemyOf(seat)) ? 'rout' : undefined;
}

/**
 * Stalingrad, Konec hry: who has won, and why; undefined while the battle goes on. Should both win at once, then the
 * side whose turn it is (ruling S-12).
 * @rule stalingrad/tasks
 */
export function victorNow(
  rules: CityRules,
  part: CityPart,
  actor: Seat,
): { readonly seat: Seat; readonly reason: string } | undefined {
  for (const seat of [actor, enemyOf(actor)]) {
    const reason = victory(rules, part, seat);
    if (reason !== undefined) return { seat, reason };
  }
  return undefined;
}

/** Ends the battle when a side has won. */
export function settle(rules: CityRules, state: CityState, actor: Seat, io: Io<Event>): void {
  if (state.public.outcome !== null) return;
  const victor = victorNow(rules, state.public, actor);
  if (victor !== undefined) endGame(state, [victor.seat], victor.reason, io.emit);
}

/**
 * When the last round is over: more objectives, then fewer casualties, then the second side.
 * @rule stalingrad/resign-and-draw
 */
export function lastRoundWinner(rules: CityRules, part: CityPart): Seat {
  const lead = objectivesOf(rules, part, 0) - objectivesOf(rules, part, 1);
  if (lead !== 0) return lead > 0 ? 0 : 1;
  const spared = part.casualties[1] - part.casualties[0];
  if (spared !== 0) return spared > 0 ? 0 : 1;
  return enemyOf(scenarioOf(rules, part).initiative);
}
