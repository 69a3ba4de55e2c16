import type { Io, Seat } from '@bivouac/kernel';
import { nth, ofSeat } from '@bivouac/kernel';
import { CASUALTY_ZONES, type CasualtyZone, type Event, type Modifier } from './events.ts';
import { type CardId, type KindId, NO_CARD } from './ids.ts';
import { deckOf, type PublicPart, playOf, type State, seatPart, tileOf } from './state.ts';
import type { RangeRule, Rules, Shot } from './types.ts';
import {
  distanceBetween,
  enemyOf,
  firstUnit,
  lastUnit,
  putSeat,
  removeUnit,
  sideOfUnit,
  unitKind,
} from './units.ts';
import { removeCard, removeFromGame, shuffleDeck } from './zones.ts';

/** Severní Afrika, Určení celkové hodnoty obrany: these two meet the armour. */
const isAgainstArmour = (verb: string): boolean => verb === 'antitank' || verb === 'demolish';

/**
 * Total defence, part by part (Normandie, Určení celkové hodnoty obrany).
 * @rule normandy/defence normandy/range north-africa/defence
 */
export function defenceAgainst<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  shot: Shot,
  range: RangeRule,
): readonly Modifier[] {
  const own = rules.title.defence?.(rules, part, shot);
  if (own !== undefined) return own;
  const { defence, armour = 0 } = unitKind(rules, shot.target);
  const modifiers: Modifier[] = [
    { source: 'base', value: isAgainstArmour(shot.verb) ? armour : defence },
  ];
  // A charge is laid on the thing itself: no cover, no range.
  if (shot.verb === 'demolish') return modifiers;
  modifiers.push({ source: 'cover', value: rules.title.coverAgainst(rules, part, shot) });
  if (range === 'counts') {
    const value = distanceBetween(rules, part, tileOf(part, shot.unit), tileOf(part, shot.target));
    modifiers.push({ source: 'range', value });
  }
  return modifiers;
}

/** Whether the distance of a verb's shots counts. */
export const rangeOf = <X>(rules: Rules<X>, verb: string): RangeRule =>
  rules.verbs.find((rule) => rule.verb === verb)?.fire?.range ?? 'counts';

/**
 * A hit is one die that reaches the total; a 0 always hits (Normandie, Hod kostkami).
 * @rule normandy/dice north-africa/dice stalingrad/dice
 */
export function isHit(dice: readonly number[], total: number): boolean {
  for (const face of dice) if (face === 0 || face >= total) return true;
  return false;
}

/**
 * Ten-sided dice with faces 0 to 9; the throw gives 1 to 10, and 10 is the 0.
 * @rule normandy/dice north-africa/dice stalingrad/dice
 */
export function rollDice(count: number, verb: string, io: Io<Event>): number[] {
  const dice = io.chance.dice(count, 10, `combat.${verb}`);
  for (let i = 0; i < dice.length; i++) if (dice[i] === 10) dice[i] = 0;
  return dice;
}

/** Throws the dice of a shot; true if it hits. */
export function rollShot<X>(
  rules: Rules<X>,
  state: State<X>,
  shot: Shot,
  count: number,
  range: RangeRule,
  io: Io<Event>,
): boolean {
  const modifiers = defenceAgainst(rules, state.public, shot, range);
  let total = 0;
  for (const { value } of modifiers) total += value;
  const dice = rollDice(count, shot.verb, io);
  const hit = isHit(dice, total);
  io.emit({ type: 'fired', ...shot, dice, modifiers, total, isHit: hit });
  return hit;
}

/**
 * One card of the unit leaves the game, looked for zone by zone; if there is none, the counter
 * leaves the board (Normandie, Ztráty).
 * @rule normandy/casualties north-africa/casualties
 */
export function sufferCasualty<X>(
  rules: Rules<X>,
  state: State<X>,
  unit: number,
  io: Io<Event>,
): void {
  const seat = sideOfUnit(rules, unit);
  const kind = nth(rules.cardOf, nth(rules.counters, unit));
  for (const zone of rules.title.casualtyZones) {
    const list = zoneOf(state, seat, zone);
    const card = lowestCopy(rules, list, kind);
    if (card < 0) continue;
    removeCard(list, card);
    removeFromGame(rules, state, seat, card);
    putSeat(state.public.casualties, seat, ofSeat(state.public.casualties, seat) + 1);
    ofSeat(state.public.lostFrom, seat).push(CASUALTY_ZONES.indexOf(zone));
    // Title and place are shown to both (ruling R-15); which of the men it was, the owner knows.
    io.emit({ type: 'casualty', unit, zone, reveals: true, secret: { [seat]: { card } } });
    if (zone === 'deck') shuffleDeck(state, seat, io);
    return;
  }
  removeUnit(rules, state, unit, io);
}

/** The list of cards in which a casualty may be found. */
export function zoneOf<X>(state: State<X>, seat: Seat, zone: CasualtyZone): CardId[] {
  if (zone === 'deck') return deckOf(state, seat);
  return zone === 'play' ? playOf(state.public, seat) : seatPart(state, seat)[zone];
}

/** Decks are not ascending: which copy falls must not depend on their order. */
function lowestCopy<X>(rules: Rules<X>, list: readonly CardId[], kind: KindId): CardId {
  let lowest = NO_CARD;
  for (const card of list) {
    if (rules.kindOf[card] === kind && (lowest < 0 || card < lowest)) lowest = card;
  }
  return lowest;
}

/**
 * Turns the counter over; no effect on one that already lies so.
 * @rule normandy/suppressed north-africa/suppressed stalingrad/suppressed
 */
export function suppressUnit<X>(state: State<X>, unit: number, io: Io<Event>): void {
  if (state.public.isSuppressed[unit]) return;
  state.public.isSuppressed[unit] = true;
  io.emit({ type: 'unitSuppressed', unit });
}

/** Enemy units that can be shot at: any on the board. */
export function targetsOf<X>(rules: Rules<X>, part: PublicPart<X>, seat: Seat): number[] {
  const enemy = enemyOf(seat);
  const targets: number[] = [];
  for (let unit = firstUnit(rules, enemy); unit < lastUnit(rules, enemy); unit++) {
    if (tileOf(part, unit) >= 0) targets.push(unit);
  }
  return targets;
}
