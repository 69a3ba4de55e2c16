import { frameKit, type Io, must, nth, ofSeat, type Procedure, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  CASUALTY_ZONES,
  type CardId,
  type CasualtyZone,
  counterFor,
  DONE,
  isScouted,
  neighboursOf,
  only,
  playOf,
  putSeat,
  removeCard,
  removeFromGame,
  shuffleDeck,
  sideOfUnit,
  supplyOf,
  tileOf,
  zoneOf,
} from '@bivouac/undaunted-core';
import { cardOf } from './data/cards.ts';
import { isFixed } from './data/units.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState } from './extra.ts';
import { isRouted, isTankBarred } from './ground.ts';
import { scoreFor } from './points.ts';
import type { Question } from './questions.ts';

/** A counter that has been hit, and who hit it. */
export type LossVars = {
  /** The owner of the counter. */
  seat: Seat;
  unit: number;
  by: Seat;
  /** The side whose turn it is. */
  actor: Seat;
  /** Whether the attacker may push the counter away. */
  mayDrive: boolean;
};

/**
 * Stalingrad, Ztráty: play area, hand, discards, deck.
 * @rule stalingrad/casualties
 */
export const ZONES: readonly CasualtyZone[] = ['play', 'hand', 'discard', 'deck'];

/** The cards of a counter in a list, ascending. */
export function cardsFor(
  rules: CityRules,
  part: CityPart,
  unit: number,
  list: readonly CardId[],
): CardId[] {
  const seat = sideOfUnit(rules, unit);
  const cards = list.filter(
    (card) => counterFor(rules, part, seat, nth(rules.kindOf, card)) === unit,
  );
  return cards.sort((a, b) => a - b);
}

function countFor(rules: CityRules, part: CityPart, unit: number, list: readonly number[]): number {
  const seat = sideOfUnit(rules, unit);
  let count = 0;
  for (const card of list) {
    if (counterFor(rules, part, seat, nth(rules.kindOf, card)) === unit) count += 1;
  }
  return count;
}

/** The counter has been hit: lets its owner lose a card, or routs it. */
export function hurtUnit(
  rules: CityRules,
  state: CityState,
  unit: number,
  by: Seat,
  actor: Seat,
  mayDrive: boolean,
): void {
  const seat = sideOfUnit(rules, unit);
  rules.call(state, 'loss', { seat, unit, by, actor, mayDrive } satisfies LossVars);
}

/** Where the owner finds a card of the counter; undefined if nowhere. Not public before it falls. */
function zoneWith(rules: CityRules, state: CityState, vars: LossVars): CasualtyZone | undefined {
  return ZONES.find((zone) => {
    const list = zoneOf(state, vars.seat, zone);
    return countFor(rules, state.public, vars.unit, list) > 0;
  });
}

/** How many cards of the counter the other side cannot see, as both sides can work out. */
function unseenOf(rules: CityRules, state: CityState, { seat, unit }: LossVars): number {
  const part = state.public;
  const inList = (cards: readonly number[]): number => countFor(rules, part, unit, cards);
  let count = inList(ofSeat(part.extra.cards, seat));
  count -= inList(playOf(part, seat)) + inList(supplyOf(part, seat));
  if (part.isDiscardOpen) count -= inList(zoneOf(state, seat, 'discard'));
  for (const kind of ofSeat(part.gone, seat)) {
    if (counterFor(rules, part, seat, kind) === unit) count -= 1;
  }
  return count;
}

/**
 * Stalingrad, Ztráty: which of several cards is lost is their owner's choice. They are asked whenever they
 * could have one, so that the question itself tells nothing (ruling S-4).
 * @rule stalingrad/casualties
 */
function hasChoice(rules: CityRules, state: CityState, vars: LossVars): boolean {
  const zone = zoneWith(rules, state, vars);
  const isOpen = zone === 'play' || (zone === 'discard' && state.public.isDiscardOpen);
  return isOpen ? candidates(rules, state, vars).length > 1 : unseenOf(rules, state, vars) > 1;
}

/** The cards of which one falls, ascending. */
function candidates(rules: CityRules, state: CityState, vars: LossVars): CardId[] {
  const zone = zoneWith(rules, state, vars);
  if (zone === undefined) return [];
  return cardsFor(rules, state.public, vars.unit, zoneOf(state, vars.seat, zone));
}

/** @rule stalingrad/casualties */
function loseCard(
  rules: CityRules,
  state: CityState,
  vars: LossVars,
  card: CardId,
  io: Io<Event>,
): void {
  const { seat, unit } = vars;
  const zone = must(zoneWith(rules, state, vars), 'a card to lose');
  removeCard(zoneOf(state, seat, zone), card);
  removeFromGame(rules, state, seat, card);
  putSeat(state.public.casualties, seat, ofSeat(state.public.casualties, seat) + 1);
  ofSeat(state.public.lostFrom, seat).push(CASUALTY_ZONES.indexOf(zone));
  io.emit({ type: 'casualty', unit, zone, reveals: true, secret: { [seat]: { card } } });
  if (zone === 'deck') shuffleDeck(state, seat, io);
  // Points are for the enemy's losses: a bombardment of one's own men earns none.
  if (vars.by !== seat) scoreFor(rules, state, vars.by, 'casualty', io);
}

/**
 * Tiles to which the attacker may push a counter: beside it, with a marker of its owner.
 * @rule stalingrad/rout stalingrad/flamethrower
 */
export function waysOut(rules: CityRules, part: CityPart, unit: number): number[] {
  if (isFixed(unit)) return [];
  const seat = sideOfUnit(rules, unit);
  return neighboursOf(rules, part, tileOf(part, unit)).filter(
    (tile) => isScouted(rules, part, seat, tile) && !isTankBarred(part, unit, tile),
  );
}

/**
 * The field of fire of a counter ends when it moves, is hit or is suppressed.
 * @rule stalingrad/field-of-fire
 */
export function liftField(state: CityState, unit: number, io: Io<Event>): void {
  const { extra } = state.public;
  if (nth(extra.fields, unit) < 0) return;
  extra.fields = extra.fields.with(unit, -1);
  io.emit({ type: 'fieldOfFireLifted', unit });
}

/**
 * What a hit brings about, question by question.
 * @rule stalingrad/casualties stalingrad/rout
 */
export function lossProcedure(
  rules: CityRules,
  tables: ActionTables,
): Procedure<CityState, Action, Event, Question> {
  const kit = frameKit<CityState, Action, Event, Question>();
  return kit.procedure<LossVars>('loss', [
    kit.run((state, { unit }, io) => liftField(state, unit, io)),
    kit.when<LossVars>(
      (state, vars) => zoneWith(rules, state, vars) === undefined,
      [
        kit.run((state, vars, io) => {
          const { extra } = state.public;
          // Rozprášení jednotek: hit again, it can only be pushed again.
          if (!extra.routed[vars.unit]) {
            extra.routed = extra.routed.with(vars.unit, true);
            io.emit({ type: 'unitRouted', unit: vars.unit, reveals: true });
          }
          vars.mayDrive = true;
        }),
      ],
      [
        kit.when<LossVars>(
          (state, vars) => hasChoice(rules, state, vars),
          [
            kit.ask<LossVars>({
              question: (_state, { unit, actor }) => ({ kind: 'loss', unit, turn: actor }),
              seats: (_state, { seat }) => only(seat),
              offers: (state, _seat, vars) =>
                candidates(rules, state, vars).map((card) =>
                  nth(tables.take, nth(rules.kindOf, card)),
                ),
              take(state, _seat, action, vars, io) {
                if (action.kind === 'take') loseCard(rules, state, vars, cardOf(action.card), io);
              },
            }),
          ],
          [
            kit.run((state, vars, io) => {
              const [only] = candidates(rules, state, vars);
              if (only !== undefined) loseCard(rules, state, vars, only, io);
            }),
          ],
        ),
      ],
    ),
    kit.run((state, { actor }, io) => rules.title.settle(rules, state, actor, io)),
    kit.when<LossVars>(
      (state, { unit, mayDrive }) => mayDrive && waysOut(rules, state.public, unit).length > 0,
      [
        kit.ask<LossVars>({
          question: (_state, { unit, actor }) => ({ kind: 'drive-off', unit, turn: actor }),
          seats: (_state, { by }) => only(by),
          offers: (state, _seat, { unit }) => [
            ...waysOut(rules, state.public, unit).map((tile) => nth(tables.go, tile)),
            DONE,
          ],
          take(state, _seat, action, { unit, actor }, io) {
            if (action.kind === 'go') driveOff(rules, state, unit, action.tile, actor, io);
          },
        }),
      ],
    ),
  ]);
}

/**
 * Stalingrad, Ztráty 5: pushed by the enemy; a suppressed counter is ready again.
 * @rule stalingrad/rout
 */
function driveOff(
  rules: CityRules,
  state: CityState,
  unit: number,
  to: number,
  actor: Seat,
  io: Io<Event>,
): void {
  const from = tileOf(state.public, unit);
  // Neither mines nor fields of fire notice.
  state.public.at[unit] = to;
  io.emit({ type: 'unitDriven', unit, from, to });
  state.public.isSuppressed[unit] = false;
  rules.title.settle(rules, state, actor, io);
}

/**
 * A card has come from the supply: its counter is no longer routed.
 * @rule stalingrad/rout stalingrad/bolster stalingrad/bring-up
 */
export function reformUnit(
  rules: CityRules,
  state: CityState,
  seat: Seat,
  card: CardId,
  io: Io<Event>,
): void {
  const unit = counterFor(rules, state.public, seat, nth(rules.kindOf, card));
  if (unit < 0 || !isRouted(state.public, unit)) return;
  const { extra } = state.public;
  extra.routed = extra.routed.with(unit, false);
  io.emit({ type: 'unitReformed', unit });
  rules.title.settle(rules, state, seat, io);
}
