import { nth, ofSeat } from '@bivouac/kernel';
import { type CardAct, neighboursOf, supplyOf } from '@bivouac/undaunted-core';
import type { NorthAfricaAction } from '../rules/actions.ts';
import { CREW_RULES } from '../rules/crew.ts';
import { repairable } from '../rules/damage.ts';
import { IS_IMPASSABLE } from '../rules/data/tiles.ts';
import { mayLeave } from '../rules/escape.ts';
import { isBlocked, isInoperable } from '../rules/pieces.ts';
import { type Brief, isMarked, replaced, strengthOf } from './brief.ts';
import { bestShot } from './fire.ts';
import { footing, markerWorth, vehicleFooting } from './footing.ts';
import { LEAST, WEIGHTS, WIN } from './weights.ts';

/** A way to use a card, and what it is worth. */
export interface Use {
  readonly kind: 'use' | 'crew' | 'ready' | 'none';
  readonly verb: string;
  readonly worth: number;
}

export const NO_USE: Use = { kind: 'none', verb: '', worth: 0 };

/** A step: where to, and what it gains. -1 to stay, -2 to leave the board. */
export interface Step {
  readonly tile: number;
  readonly gain: number;
}

export const STAY: Step = { tile: -1, gain: 0 };
const LEAVE_BOARD = -2;

/** What leaving the board is worth to a side that wants just that. */
function leaveWorth(brief: Brief): number {
  return brief.mine.need <= 1 ? WIN : WEIGHTS.goal / 2;
}

/** The best next step of a soldier on foot. */
export function bestStep(brief: Brief, unit: number, verb: string, left: number): Step {
  const from = nth(brief.part.at, unit);
  if (mayLeave(brief.rules, brief.part, unit)) {
    return { tile: LEAVE_BOARD, gain: leaveWorth(brief) };
  }
  const here = footing(brief, unit, from);
  let best = STAY;
  const look = (tile: number, first: number, extra: number): void => {
    const gain = footing(brief, unit, tile) - here + extra;
    if (gain > best.gain + 0.02) best = { tile: first, gain };
  };
  for (const tile of neighboursOf(brief.rules, brief.part, from)) {
    const isOpen = isMarked(brief, brief.seat, tile);
    if (verb === 'move' && !isOpen) continue;
    const mark = verb === 'scout' && !isOpen ? markerWorth(brief, tile) - WEIGHTS.fog : 0;
    look(tile, tile, mark);
    if (verb !== 'scout' || left < 2) continue;
    for (const next of neighboursOf(brief.rules, brief.part, tile)) {
      if (next === from) continue;
      const more = isMarked(brief, brief.seat, next) ? 0 : markerWorth(brief, next) - WEIGHTS.fog;
      look(next, tile, mark + more);
    }
  }
  return best;
}

/** The best next tile for the vehicle that a soldier drives. */
export function bestDrive(brief: Brief, unit: number, left: number): Step {
  const vehicle = nth(brief.part.extra.rides, unit);
  if (vehicle < 0) return STAY;
  if (mayLeave(brief.rules, brief.part, vehicle)) {
    return { tile: LEAVE_BOARD, gain: leaveWorth(brief) };
  }
  const from = nth(brief.part.at, vehicle);
  const here = vehicleFooting(brief, vehicle, from);
  const isOpen = (tile: number): boolean =>
    isMarked(brief, brief.seat, tile) &&
    IS_IMPASSABLE[tile] !== true &&
    !isBlocked(brief.part, tile);
  let best = STAY;
  for (const tile of neighboursOf(brief.rules, brief.part, from)) {
    if (!isOpen(tile)) continue;
    const ends = left > 1 ? neighboursOf(brief.rules, brief.part, tile).filter(isOpen) : [];
    for (const end of [tile, ...ends]) {
      const gain = vehicleFooting(brief, vehicle, end) - here;
      if (gain > best.gain + 0.02) best = { tile, gain };
    }
  }
  return best;
}

/** Tiles most worth a marker, best first. */
export function bestMark(brief: Brief, tiles: readonly number[]): Step {
  let best = STAY;
  for (const tile of tiles) {
    if (isMarked(brief, brief.seat, tile)) continue;
    const gain = markerWorth(brief, tile) - WEIGHTS.fog;
    if (gain > best.gain) best = { tile, gain };
  }
  return best;
}

const allTiles = (brief: Brief): number[] => brief.scenario.layout.map(({ tile }) => tile);

function drawWorth(brief: Brief): number {
  const cards = ofSeat(brief.cards, brief.seat);
  let all = 0;
  for (const count of cards) all += count;
  const fog = nth(cards, brief.rules.fog);
  return all === 0 ? 0 : WEIGHTS.draw * (1 - fog / all);
}

const hasFog = (brief: Brief, cards: readonly number[]): boolean =>
  cards.some((card) => brief.rules.kindOf[card] === brief.rules.fog);

function controlWorth(brief: Brief, tile: number): number {
  const { mine, theirs, rules, part, seat } = brief;
  if (!isMarked(brief, seat, tile) || rules.title.isControlBlocked(rules, part, seat, tile)) {
    return 0;
  }
  let worth = 0;
  let gain = 0;
  for (const prize of mine.prizes) {
    if (prize.tile === tile && prize.by === 'control') gain += prize.value;
  }
  if (gain > 0) worth += gain >= mine.need ? WIN : mine.perPoint * gain;
  if (theirs.goal.kind === 'points') {
    // It denies the enemy what they hold or want.
    const isTheirs = part.control[brief.enemy * rules.tiles.length + tile] === 2;
    const value = nth(brief.scenario.objectives, tile);
    if (isTheirs && value > 0) worth += WEIGHTS.denial * theirs.perPoint * value;
  }
  return worth;
}

/** What an act is worth for a unit where it stands. */
export function actWorth(
  brief: Brief,
  unit: number,
  act: CardAct,
  squad: number,
  played: readonly number[],
): number {
  const from = unit < 0 ? -1 : nth(brief.part.at, unit);
  switch (act.verb) {
    case 'move':
    case 'scout':
    case 'stalk':
      return bestStep(brief, unit, act.verb, act.value).gain;
    case 'drive':
      return bestDrive(brief, unit, act.value).gain;
    case 'attack':
    case 'suppress':
    case 'antitank':
    case 'demolish':
    case 'strafe':
      return bestShot(brief, act.verb, from, act.value).worth;
    case 'control':
      return controlWorth(brief, from);
    case 'bolster':
      return bolsterWorth(brief, act.value, squad);
    case 'command':
      return act.value * drawWorth(brief);
    case 'recon':
      return hasFog(brief, brief.own.hand) ? WEIGHTS.recon + drawWorth(brief) : 0;
    case 'conceal':
      return hasFog(brief, supplyOf(brief.part, brief.enemy)) ? WEIGHTS.conceal : 0;
    case 'inspire':
      return bestInspired(brief, squad, played).worth;
    case 'navigate':
      return 1.5 * bestMark(brief, neighboursOf(brief.rules, brief.part, from)).gain;
    case 'air-recon':
      return 1.6 * bestMark(brief, allTiles(brief)).gain;
    case 'repair':
      return repairWorth(brief, unit);
    default:
      return 0;
  }
}

function repairWorth(brief: Brief, unit: number): number {
  let most = 0;
  for (const vehicle of repairable(brief.part, unit)) {
    if (nth(brief.part.extra.owners, vehicle) !== brief.seat) continue;
    most = Math.max(most, WEIGHTS.repair * (isInoperable(brief.part, vehicle) ? 1.5 : 0.6));
  }
  return most;
}

/** What the next card of a soldier is worth beside those that go round. */
const NEXT_CARD: readonly number[] = [1.5, 1, 0.6, 0.3];

export function bestReinforcement(
  brief: Brief,
  squad: number,
  taken: readonly number[],
): { kind: number; worth: number } {
  let best = { kind: -1, worth: 0.1 };
  const supply = supplyOf(brief.part, brief.seat);
  const seen = brief.rules.kinds.map(() => 0);
  for (const card of supply) {
    const kind = nth(brief.rules.kindOf, card);
    const face = brief.rules.kinds[kind];
    seen[kind] = nth(seen, kind) + 1;
    if (face === undefined || face.isFog || (squad >= 0 && face.squad !== squad)) continue;
    const extra = taken[kind] ?? 0;
    if (nth(seen, kind) <= extra) continue;
    const have = nth(ofSeat(brief.cards, brief.seat), kind) + extra;
    const worth = face.isCommander ? 0.9 : (NEXT_CARD[have] ?? 0) * roleWorth(brief, kind);
    if (worth > best.worth) best = { kind, worth };
  }
  return best;
}

/** Soldiers whom the goal needs are worth more cards. */
function roleWorth(brief: Brief, kind: number): number {
  const { goal, prizes } = brief.mine;
  const acts = brief.rules.kinds[kind]?.acts ?? [];
  if (goal.kind === 'points') {
    return acts.some(({ verb }) => prizes.some(({ by }) => by === verb)) ? 1.4 : 0.9;
  }
  if (goal.kind === 'neutralize') return acts.some(({ verb }) => verb === 'attack') ? 1.2 : 0.8;
  return 1;
}

function bolsterWorth(brief: Brief, count: number, squad: number): number {
  const taken: number[] = [];
  let worth = 0;
  for (let i = 0; i < count; i++) {
    const next = bestReinforcement(brief, squad, taken);
    if (next.kind < 0) break;
    worth += next.worth;
    taken[next.kind] = (taken[next.kind] ?? 0) + 1;
  }
  return WEIGHTS.bolster * worth;
}

export const unitOfKind = (brief: Brief, kind: number): number => {
  const of = brief.rules.kinds[kind]?.unit ?? -1;
  return of < 0 ? -1 : nth(ofSeat(brief.rules.counterOf, brief.seat), of);
};

/** The best use of a card of this kind as its soldier is placed now. */
export function bestUse(brief: Brief, kind: number, played: readonly number[]): Use {
  const card = brief.rules.kinds[kind];
  if (card === undefined || card.isFog) return NO_USE;
  const unit = unitOfKind(brief, kind);
  if (unit >= 0 && brief.part.isSuppressed[unit]) {
    const worth = WEIGHTS.ready + 0.1 * strengthOf(brief, unit);
    return { kind: 'ready', verb: '', worth };
  }
  let best = NO_USE;
  const consider = (act: CardAct, way: 'use' | 'crew'): void => {
    if (way === 'use' && unit >= 0 && CREW_RULES.barred(brief.rules, brief.part, unit, act.verb))
      return;
    const squad = act.isOwnSquad ? card.squad : -1;
    const worth = actWorth(brief, unit, act, squad, played);
    if (worth > best.worth && worth >= LEAST) best = { kind: way, verb: act.verb, worth };
  };
  for (const act of card.acts) consider(act, 'use');
  if (unit < 0) return best;
  for (const act of CREW_RULES.seatActs(brief.rules, brief.part, unit)) consider(act, 'crew');
  return best;
}

/** The played card most worth taking back; -1 for none. */
export function bestInspired(
  brief: Brief,
  squad: number,
  played: readonly number[],
): { kind: number; worth: number } {
  let best = { kind: -1, worth: 0 };
  for (const card of played) {
    const kind = nth(brief.rules.kindOf, card);
    const face = brief.rules.kinds[kind];
    if (face === undefined || face.isCommander || (squad >= 0 && face.squad !== squad)) continue;
    const { worth } = bestUse(brief, kind, []);
    if (worth > best.worth) best = { kind, worth };
  }
  return best;
}

/** The brief as it would be with its soldier placed otherwise. */
export function imagined(brief: Brief, unit: number, action: NorthAfricaAction): Brief {
  return replaced(brief, CREW_RULES.imagine(brief.part, unit, action));
}

/** What a free action is worth by itself: how much better the soldier is placed. */
export function placeGain(brief: Brief, then: Brief, unit: number): number {
  const tile = nth(brief.part.at, unit);
  const before = nth(brief.part.extra.rides, unit);
  const after = nth(then.part.extra.rides, unit);
  const vehicle = Math.max(before, after);
  const total = (of: Brief): number => {
    let worth = footing(of, unit, tile) + seatWorth(of, unit);
    for (let other = 0; other < of.part.at.length; other++) {
      if (other !== unit && of.part.extra.rides[other] === vehicle) {
        worth += footing(of, other, tile);
      }
    }
    return worth;
  };
  return total(then) - total(brief);
}

/** What a seat offers beside the ride. */
function seatWorth(brief: Brief, unit: number): number {
  const acts = CREW_RULES.seatActs(brief.rules, brief.part, unit);
  let most = 0;
  for (const act of acts) {
    if (act.verb !== 'drive') most = Math.max(most, actWorth(brief, unit, act, -1, []));
  }
  return 0.5 * Math.min(2, most);
}
