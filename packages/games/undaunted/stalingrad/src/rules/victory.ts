import type { Io, Seat } from '@bivouac/kernel';
import {
  type Event,
  endGame,
  enemyOf,
  firstUnit,
  lastUnit,
  scenarioOf,
} from '@bivouac/undaunted-core';
import { unitKindOf } from './data/units.ts';
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
    if (!unitKindOf(unit).isRiflemen || (part.at[unit] as number) < 0) continue;
    if (!isRouted(part, unit)) return false;
    riflemen += 1;
  }
  return riflemen > 0;
}

/**
 * Why a side has won; undefined while it has not.
 * @rule stalingrad/tasks stalingrad/total-rout
 */
function victory(rules: CityRules, part: CityPart, seat: Seat): string | undefined {
  const { tasks, secrets, isRoutEnough } = moreOf(scenarioOf(rules, part));
  if (isMet(rules, part, seat, tasks[seat as 0 | 1])) return 'task';
  const secret = secrets[seat as 0 | 1];
  if (secret !== null && isMet(rules, part, seat, secret)) return 'secret-task';
  return isRoutEnough && isTotallyRouted(rules, part, enemyOf(seat)) ? 'rout' : undefined;
}

/** Stalingrad, Konec hry. Should both win at once, then the side whose turn it is (ruling S-12). */
export function settle(rules: CityRules, state: CityState, actor: Seat, io: Io<Event>): void {
  if (state.public.outcome !== null) return;
  for (const seat of [actor, enemyOf(actor)]) {
    const reason = victory(rules, state.public, seat);
    if (reason === undefined) continue;
    endGame(state, [seat], reason, io.emit);
    return;
  }
}

/** When the last round is over: more objectives, then fewer casualties, then the second side. */
export function lastRoundWinner(rules: CityRules, part: CityPart): Seat {
  const lead = objectivesOf(rules, part, 0) - objectivesOf(rules, part, 1);
  if (lead !== 0) return lead > 0 ? 0 : 1;
  const spared = part.casualties[1] - part.casualties[0];
  if (spared !== 0) return spared > 0 ? 0 : 1;
  return enemyOf(scenarioOf(rules, part).initiative);
}
