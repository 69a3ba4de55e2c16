import type { Io, Seat } from '@bivouac/kernel';
import {
  type Event,
  endGame,
  enemyOf,
  type Goal,
  goalOf,
  goneOf,
  isControlled,
  scenarioOf,
  sideStart,
  tileOf,
} from '@bivouac/undaunted-core';
import { KINDS } from './data/cards.ts';
import type { NorthPart, NorthRules, NorthState } from './extra.ts';
import {
  isSoldier,
  ownerOf,
  SIDES,
  SOLDIER_UNITS,
  STRUCTURE_UNITS,
  structureOf,
  VEHICLE_UNITS,
} from './pieces.ts';
import { isNamed } from './who.ts';

/** The LRDG blows structures up, the Italians hold them (Severní Afrika, Obsazování cílů). */
const LRDG = 0;

/** Obsazování cílů: objectives on tiles that the side controls, and structures. */
export function pointsOf(rules: NorthRules, part: NorthPart, seat: Seat): number {
  const scenario = scenarioOf(rules, part);
  let points = 0;
  for (const { tile } of scenario.layout) {
    const value = scenario.objectives[tile] as number;
    if (value > 0 && isControlled(rules, part, seat, tile)) points += value;
  }
  for (const unit of STRUCTURE_UNITS) {
    const value = structureOf(unit)?.value ?? 0;
    const tile = tileOf(part, unit);
    if (
      seat === LRDG
        ? part.extra.lost.includes(unit)
        : tile >= 0 && isControlled(rules, part, seat, tile)
    ) {
      points += value;
    }
  }
  return points;
}

/** How many of a goal's counters have left the board, or have been put out of action. */
export function tallyOf(part: NorthPart, seat: Seat, goal: Goal): number {
  if (goal.kind !== 'escape' && goal.kind !== 'neutralize') return 0;
  const { escaped, lost, lostOf } = part.extra;
  let count = 0;
  if (goal.kind === 'escape') {
    for (const unit of escaped) {
      if (ownerOf(part, unit) === seat && isNamed(goal.who, unit)) count += 1;
    }
    return count;
  }
  lost.forEach((unit, i) => {
    if (lostOf[i] === enemyOf(seat) && isNamed(goal.who, unit)) count += 1;
  });
  return count;
}

/** How far a side has come: points, or heads. */
export function progressOf(rules: NorthRules, part: NorthPart, seat: Seat): number {
  const goal = goalOf(scenarioOf(rules, part), seat);
  return goal.kind === 'points' ? pointsOf(rules, part, seat) : tallyOf(part, seat, goal);
}

/** Whether a soldier is on the board and has a card left that could set him in motion (N-14). */
function canAct(rules: NorthRules, part: NorthPart, unit: number): boolean {
  if (tileOf(part, unit) < 0) return false;
  const kind = rules.cardOf[rules.counters[unit] as number] as number;
  // Nobody starts without cards: who has lost none has some.
  return !goneOf(part, SIDES[unit] as number).includes(kind) || cardsLeft(rules, part, unit) > 0;
}

/** Cards of a soldier that are not out of the game. */
export function cardsLeft(rules: NorthRules, part: NorthPart, unit: number): number {
  const side = SIDES[unit] as number;
  const kind = rules.cardOf[rules.counters[unit] as number] as number;
  let left = 0;
  for (const card of sideStart(scenarioOf(rules, part), side).cards) {
    if (rules.kindOf[card] === kind) left += 1;
  }
  for (const gone of goneOf(part, side)) if (gone === kind) left -= 1;
  return left;
}

const hasAct = (rules: NorthRules, unit: number, ...verbs: readonly string[]): boolean =>
  KINDS[rules.cardOf[rules.counters[unit] as number] ?? -1]?.acts.some(({ verb }) =>
    verbs.includes(verb),
  ) ?? false;

const able = (rules: NorthRules, part: NorthPart, seat: Seat): number[] =>
  SOLDIER_UNITS.filter((unit) => SIDES[unit] === seat && canAct(rules, part, unit));

/** Whether some soldier of the side can still Control: by his card, or from a seat of the tank. */
function canControl(rules: NorthRules, part: NorthPart, men: readonly number[]): boolean {
  if (men.some((unit) => hasAct(rules, unit, 'control'))) return true;
  const isMechanic = (unit: number): boolean =>
    rules.units[rules.counters[unit] as number]?.id === 'mechanic-t';
  const tank = VEHICLE_UNITS.find(
    (unit) => rules.units[rules.counters[unit] as number]?.id === 'tank',
  );
  return tank !== undefined && tileOf(part, tank) >= 0 && men.some(isMechanic);
}

/** The most points that a side could still have. */
function pointsInReach(
  rules: NorthRules,
  part: NorthPart,
  seat: Seat,
  men: readonly number[],
): number {
  const scenario = scenarioOf(rules, part);
  const takes = canControl(rules, part, men);
  const razes = men.some((unit) => hasAct(rules, unit, 'demolish'));
  let points = 0;
  for (const { tile } of scenario.layout) {
    if (takes || isControlled(rules, part, seat, tile))
      points += scenario.objectives[tile] as number;
  }
  for (const unit of STRUCTURE_UNITS) {
    const value = structureOf(unit)?.value ?? 0;
    const tile = tileOf(part, unit);
    if (seat === LRDG) {
      if (part.extra.lost.includes(unit) || (razes && tile >= 0)) points += value;
    } else if (tile >= 0 && (takes || isControlled(rules, part, seat, tile))) points += value;
  }
  return points;
}

const hasPlane = (rules: NorthRules, part: NorthPart, seat: Seat): boolean => {
  const kind = KINDS.findIndex(({ acts }) => acts.some(({ verb }) => verb === 'strafe'));
  const { cards } = sideStart(scenarioOf(rules, part), seat);
  return cards.some((card) => rules.kindOf[card] === kind);
};

/** On foot a soldier needs a card of his own; a seat takes anybody along, and any vehicle may change hands. */
const couldLeave = (part: NorthPart, seat: Seat, unit: number, men: readonly number[]): boolean =>
  !isSoldier(unit) ||
  (SIDES[unit] === seat && (men.includes(unit) || (part.extra.rides[unit] as number) >= 0));

/** Severní Afrika, Beznadějná situace: its own condition is out of reach for good (N-14). */
export function isHopeless(rules: NorthRules, part: NorthPart, seat: Seat): boolean {
  const goal = goalOf(scenarioOf(rules, part), seat);
  if (goal.kind === 'pin') return false;
  // Every scenario starts with hope; without a loss or an escape it stays.
  const { lost, escaped } = part.extra;
  if (lost.length === 0 && escaped.length === 0 && goneOf(part, seat).length === 0) return false;
  const men = able(rules, part, seat);
  if (goal.kind === 'points') return pointsInReach(rules, part, seat, men) < goal.value;
  const counters = part.at.flatMap((tile, unit) => (tile >= 0 ? [unit] : []));
  const done = tallyOf(part, seat, goal);
  if (goal.kind === 'escape') {
    const left = counters.filter(
      (unit) => isNamed(goal.who, unit) && couldLeave(part, seat, unit, men),
    );
    return done + (men.length === 0 ? 0 : left.length) < goal.value;
  }
  const prey = counters.filter(
    (unit) => (!isSoldier(unit) || SIDES[unit] !== seat) && isNamed(goal.who, unit),
  );
  const isArmed = men.length > 0 || hasPlane(rules, part, seat);
  return done + (isArmed ? prey.length : 0) < goal.value;
}

const REASONS = {
  points: 'points',
  escape: 'escaped',
  neutralize: 'neutralized',
  pin: '',
} as const;

/** Why a side has won; undefined while it has not. */
function victory(
  rules: NorthRules,
  part: NorthPart,
  seat: Seat,
  isOut: readonly [boolean, boolean],
): string | undefined {
  const goal = goalOf(scenarioOf(rules, part), seat);
  if (goal.kind === 'pin') return undefined;
  if (progressOf(rules, part, seat) >= goal.value) return REASONS[goal.kind];
  const enemy = enemyOf(seat);
  if (goal.kind === 'escape' || !isOut[enemy as 0 | 1]) return undefined;
  if (goal.kind === 'neutralize') return 'hopeless';
  return pointsOf(rules, part, seat) > pointsOf(rules, part, enemy) ? 'hopeless' : undefined;
}

/** Ends the game if somebody has won. The side whose turn it is comes first (N-13). */
export function settle(rules: NorthRules, state: NorthState, actor: Seat, io: Io<Event>): void {
  const part = state.public;
  if (part.outcome !== null) return;
  const isOut = [isHopeless(rules, part, 0), isHopeless(rules, part, 1)] as const;
  for (const seat of [actor, enemyOf(actor)]) {
    const reason = victory(rules, part, seat, isOut);
    if (reason === undefined) continue;
    endGame(state, [seat], reason, io.emit);
    return;
  }
  if (!isOut[0] || !isOut[1]) return;
  // Beznadějná situace: neither can; the higher sum wins, a tie goes to the initiative.
  const lead = pointsOf(rules, part, 0) - pointsOf(rules, part, 1);
  const winner = lead === 0 ? part.initiative : lead > 0 ? 0 : 1;
  endGame(state, [winner], 'both-hopeless', io.emit);
}
