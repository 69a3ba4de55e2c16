import { nth } from '@bivouac/kernel';
import { harmedBy } from '../rules/damage.ts';
import { COVER, HILL } from '../rules/data/tiles.ts';
import { crewOf, hasAct, isSoldier, ownerOf, structureOf, vehicleOf } from '../rules/pieces.ts';
import { isNamed } from '../rules/tally.ts';
import { type Brief, distance, strengthOf } from './brief.ts';
import { WEIGHTS, WIN } from './weights.ts';

/** By how many faces hit, then by dice. */
const CHANCES: readonly (readonly number[])[] = Array.from({ length: 11 }, (_, faces) =>
  Array.from({ length: 10 }, (_, dice) => 1 - (1 - faces / 10) ** dice),
);

/** Chance that one of the dice reaches a total. */
export function hitChance(total: number, dice: number): number {
  const faces = Math.min(10, Math.max(1, 11 - total));
  return nth(nth(CHANCES, faces), dice);
}

/** Total defence of a target against a shot from a tile. */
export function defenceOf(brief: Brief, verb: string, target: number, from: number): number {
  const { defence, armour = 0 } = brief.rules.units[nth(brief.rules.counters, target)] ?? {
    defence: 9,
  };
  if (verb === 'demolish') return armour;
  const at = nth(brief.part.at, target);
  const cover = COVER[at] ?? 0;
  const isAir = verb === 'strafe';
  const shelter = cover !== HILL ? cover : isAir || COVER[from] === HILL ? 1 : 3;
  const base = verb === 'antitank' ? armour : defence;
  return base + shelter + (isAir ? 0 : distance(brief, from, at));
}

/** What a wound of this enemy soldier is worth. */
function woundWorth(brief: Brief, target: number): number {
  const { goal, need } = brief.mine;
  const left = strengthOf(brief, target);
  let worth: number = WEIGHTS.hit;
  if (goal.kind === 'neutralize' && isNamed(goal.who, target)) {
    if (left === 0 && need <= 1) return WIN;
    worth += WEIGHTS.prey * (left === 0 ? 3 : 2 / (left + 1)) * (need <= 2 ? 1.5 : 1);
  }
  const theirs = brief.theirs.goal;
  if (theirs.kind === 'escape' && isNamed(theirs.who, target)) {
    worth += WEIGHTS.threat * (1 + 1 / (left + 1));
  }
  if (theirs.kind === 'points') {
    const isDangerous = brief.theirs.prizes.some(
      ({ by, tile }) =>
        hasAct(target, by) && distance(brief, nth(brief.part.at, target), tile) <= 2,
    );
    if (isDangerous) worth += WEIGHTS.threat * (1 + 1 / (left + 1));
    else if (hasAct(target, 'control') || hasAct(target, 'demolish')) worth += 0.5;
  }
  return left === 0 && goal.kind !== 'neutralize' ? worth * 0.8 : worth;
}

/** What a hit on this target is worth, whatever it is. */
export function hitWorth(brief: Brief, target: number): number {
  const known = brief.memo.hits[target];
  if (known !== undefined) return known;
  const worth = workOut(brief, target);
  brief.memo.hits[target] = worth;
  return worth;
}

function workOut(brief: Brief, target: number): number {
  const { mine, theirs } = brief;
  const structure = structureOf(target);
  if (structure !== undefined) {
    if (structure.value === 0) return brief.seat === 0 ? 0.8 : 0;
    if (mine.goal.kind !== 'points') return theirs.perPoint * structure.value * WEIGHTS.denial;
    return structure.value >= mine.need ? WIN : mine.perPoint * structure.value;
  }
  if (isSoldier(target)) return woundWorth(brief, target);
  let wound = 0;
  for (const soldier of crewOf(brief.part, target)) {
    wound = Math.max(wound, woundWorth(brief, soldier));
  }
  return wound + damageWorth(brief, target);
}

function damageWorth(brief: Brief, vehicle: number): number {
  const { goal, need } = brief.mine;
  const data = vehicleOf(vehicle);
  const damage = nth(brief.part.extra.damage, vehicle) + 1;
  if (data === undefined) return 0;
  const isManned = crewOf(brief.part, vehicle).length > 0;
  let worth: number = isManned ? WEIGHTS.damage : 0.1;
  if (damage === data.inoperableAt && isManned) worth += 0.8;
  if (goal.kind === 'neutralize' && isNamed(goal.who, vehicle)) {
    if (damage >= data.destroyedAt && need <= 1) return WIN;
    worth += WEIGHTS.prey / (1 + data.destroyedAt - damage);
  }
  const theirs = brief.theirs.goal;
  if (theirs.kind === 'escape' && isNamed(theirs.who, vehicle)) {
    worth += WEIGHTS.threat;
  }
  return worth;
}

/** What turning a counter is worth: it costs the enemy a card, and perhaps the plan. */
function suppressWorth(brief: Brief, target: number): number {
  const soldiers = isSoldier(target) ? [target] : crewOf(brief.part, target);
  let most = 0;
  for (const soldier of soldiers) {
    if (brief.part.isSuppressed[soldier] || strengthOf(brief, soldier) === 0) continue;
    most = Math.max(most, WEIGHTS.suppress * Math.min(1.4, 0.5 + 0.4 * woundWorth(brief, soldier)));
  }
  return most;
}

export interface Aim {
  readonly target: number;
  readonly worth: number;
}

const NO_TARGET: Aim = { target: -1, worth: 0 };

/** The best shot of a kind from a tile with the given dice. */
export function bestShot(brief: Brief, verb: string, from: number, dice: number): Aim {
  const { at, extra } = brief.part;
  let best = NO_TARGET;
  for (const target of harmedBy(verb)) {
    const tile = nth(at, target);
    if (tile < 0 || extra.owners[target] === brief.seat) continue;
    if (nth(extra.rides, target) >= 0 || (verb === 'demolish' && tile !== from)) continue;
    const chance = hitChance(defenceOf(brief, verb, target, from), dice);
    const worth =
      chance * (verb === 'suppress' ? suppressWorth(brief, target) : hitWorth(brief, target));
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}

/** The soldier to name in a vehicle that was hit. */
export function bestVictim(brief: Brief, units: readonly number[], verb: string): number {
  let best = units[0] ?? -1;
  let most = -1;
  for (const unit of units) {
    const worth = verb === 'suppress' ? suppressWorth(brief, unit) : woundWorth(brief, unit);
    if (worth > most) {
      most = worth;
      best = unit;
    }
  }
  return best;
}

const FIRE: readonly string[] = ['attack', 'antitank', 'suppress'];

/** What a soldier's own fire from a tile is worth in one play of a card. */
export function fireFrom(brief: Brief, unit: number, from: number): number {
  const kind = nth(brief.rules.cardOf, nth(brief.rules.counters, unit));
  let most = 0;
  for (const act of brief.rules.kinds[kind]?.acts ?? []) {
    if (!FIRE.includes(act.verb)) continue;
    most = Math.max(most, Math.min(6, bestShot(brief, act.verb, from, act.value).worth));
  }
  return most;
}

/** How much fire the enemy can bring to bear on one of ours at a tile. */
export function dangerAt(brief: Brief, unit: number, tile: number): number {
  const { goal } = brief.theirs;
  if (goal.kind !== 'neutralize' || !isNamed(goal.who, unit)) return 0;
  const cover = COVER[tile] === HILL ? 2 : (COVER[tile] ?? 0);
  let danger = 0;
  for (let other = 0; other < brief.part.at.length; other++) {
    const at = nth(brief.part.at, other);
    if (at < 0 || !isSoldier(other) || ownerOf(brief.part, other) === brief.seat) continue;
    if (strengthOf(brief, other) === 0) continue;
    danger += hitChance(4 + cover + distance(brief, at, tile), 2);
  }
  return danger;
}
