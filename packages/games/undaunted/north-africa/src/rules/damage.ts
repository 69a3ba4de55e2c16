import { frameKit, type Io, nth } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  type Aftermath,
  findCopy,
  inPlay,
  only,
  type PlayVars,
  removeCard,
  removeFromGame,
  type Shot,
  sufferCasualty,
  supplyOf,
  suppressUnit,
  tileOf,
} from '@bivouac/undaunted-core';
import type { Event } from './events.ts';
import type { Extra, NorthPart, NorthRules, NorthState } from './extra.ts';
import {
  crewOf,
  isInoperable,
  isSoldier,
  ownerOf,
  SIDES,
  SOLDIER_UNITS,
  STRUCTURE_UNITS,
  structureOf,
  VEHICLE_UNITS,
  vehicleOf,
} from './pieces.ts';
import type { VictimQuestion } from './questions.ts';

const WITH_DEFENCE: readonly number[] = [
  ...SOLDIER_UNITS,
  ...VEHICLE_UNITS.filter((unit) => vehicleOf(unit)?.defence !== -1),
].sort((a, b) => a - b);
const VEHICLES_AND_STRUCTURES: readonly number[] = [...VEHICLE_UNITS, ...STRUCTURE_UNITS].sort(
  (a, b) => a - b,
);

/**
 * Severní Afrika, Volba cíle: what each kind of fire can harm at all.
 * @rule north-africa/attack north-africa/suppress north-africa/strafe north-africa/antitank
 * @rule north-africa/demolish north-africa/structures
 */
export function harmedBy(verb: string): readonly number[] {
  if (verb === 'demolish') return VEHICLES_AND_STRUCTURES;
  return verb === 'antitank' ? VEHICLE_UNITS : WITH_DEFENCE;
}

/**
 * Severní Afrika, Volba cíle: what each kind of fire may be aimed at.
 * @rule north-africa/attack north-africa/suppress north-africa/strafe north-africa/antitank
 * @rule north-africa/demolish
 */
export function targetsFor(
  _rules: NorthRules,
  part: NorthPart,
  { seat, unit }: PlayVars,
  verb: string,
): number[] {
  const { owners, rides } = part.extra;
  const here = unit < 0 ? -1 : tileOf(part, unit);
  const targets: number[] = [];
  const all = harmedBy(verb);
  for (let i = 0; i < all.length; i++) {
    const target = nth(all, i);
    const tile = nth(part.at, target);
    if (tile < 0 || owners[target] === seat) continue;
    if (verb === 'demolish' && tile !== here) continue;
    // A soldier in a seat is not a target: the vehicle is.
    if (nth(rides, target) < 0) targets.push(target);
  }
  return targets;
}

/**
 * Severní Afrika, Ztráty: a soldier, a vehicle or a structure has been hit.
 * @rule north-africa/casualties north-africa/structures
 */
export function strike(
  rules: NorthRules,
  state: NorthState,
  { verb, target }: Shot,
  play: PlayVars,
  io: Io<Event>,
): void {
  const structure = structureOf(target);
  if (structure !== undefined) {
    state.public.at[target] = -1;
    state.public.extra.lost.push(target);
    state.public.extra.lostOf.push(ownerOf(state.public, target));
    io.emit({ type: 'structureDestroyed', unit: target, value: structure.value });
    return;
  }
  if (isSoldier(target)) {
    hurt(rules, state, verb, target, io);
    return;
  }
  const crew = crewOf(state.public, target);
  if (crew.length > 1) {
    // The attacker says whom; the question follows.
    play.struck = target;
    return;
  }
  const [only] = crew;
  hitVehicle(rules, state, verb, target, only ?? -1, io);
}

function hurt(
  rules: NorthRules,
  state: NorthState,
  verb: string,
  soldier: number,
  io: Io<Event>,
): void {
  if (verb === 'suppress') suppressUnit(state, soldier, io);
  else sufferCasualty(rules, state, soldier, io);
}

/**
 * First the soldier, then the vehicle; Suppress leaves the vehicle alone.
 * @rule north-africa/vehicle-damage
 */
function hitVehicle(
  rules: NorthRules,
  state: NorthState,
  verb: string,
  vehicle: number,
  soldier: number,
  io: Io<Event>,
): void {
  if (soldier >= 0) hurt(rules, state, verb, soldier, io);
  if (verb === 'suppress') return;
  const { damage } = state.public.extra;
  const sum = nth(damage, vehicle) + 1;
  damage[vehicle] = sum;
  const isOut = isInoperable(state.public, vehicle);
  io.emit({ type: 'vehicleDamaged', unit: vehicle, damage: sum, isInoperable: isOut });
  if (sum >= (vehicleOf(vehicle)?.destroyedAt ?? 99)) destroyVehicle(state, vehicle, io);
}

/**
 * Zničeno: those inside find themselves on the tile, counter and card leave the game.
 * @rule north-africa/vehicle-damage
 */
function destroyVehicle(state: NorthState, vehicle: number, io: Io<Event>): void {
  const { extra } = state.public;
  for (const unit of crewOf(state.public, vehicle)) {
    extra.rides[unit] = -1;
    extra.places[unit] = -1;
  }
  extra.lost.push(vehicle);
  extra.lostOf.push(ownerOf(state.public, vehicle));
  state.public.at[vehicle] = -1;
  io.emit({ type: 'vehicleDestroyed', unit: vehicle });
}

/**
 * The attacker names one of several soldiers in the vehicle that was hit.
 * @rule north-africa/vehicle-damage
 */
export const nameVictim =
  (tables: ActionTables, verb: string): Aftermath<Extra, VictimQuestion> =>
  (rules) => {
    const kit = frameKit<NorthState, Action, Event, VictimQuestion>();
    return [
      kit.when<PlayVars>(
        (_state, { struck = -1 }) => struck >= 0,
        [
          kit.ask<PlayVars>({
            question: (_state, vars) => ({
              kind: 'victim',
              play: inPlay(vars, verb),
              vehicle: vars.struck ?? -1,
            }),
            seats: (_state, vars) => only(vars.seat),
            offers: (state, _seat, vars) =>
              crewOf(state.public, vars.struck ?? -1)
                .sort((a, b) => a - b)
                .map((unit) => nth(tables.unit, unit)),
            take(state, seat, action, vars, io) {
              if (action.kind !== 'unit') return;
              const vehicle = vars.struck ?? -1;
              vars.struck = -1;
              hitVehicle(rules, state, verb, vehicle, action.unit, io);
              rules.title.settle(rules, state, seat, io);
            },
          }),
        ],
      ),
    ];
  };

/**
 * Ztráty 4: with the counter the soldier's last cards leave, those in the supply.
 * @rule north-africa/casualties
 */
export function buryUnit(rules: NorthRules, state: NorthState, unit: number): void {
  const { extra } = state.public;
  extra.rides[unit] = -1;
  extra.places[unit] = -1;
  extra.lost.push(unit);
  extra.lostOf.push(ownerOf(state.public, unit));
  const side = nth(SIDES, unit);
  const kind = nth(rules.cardOf, nth(rules.counters, unit));
  const supply = supplyOf(state.public, side);
  for (;;) {
    const card = findCopy(rules, supply, kind);
    if (card < 0) return;
    removeCard(supply, card);
    removeFromGame(rules, state, side, card);
  }
}

/**
 * Severní Afrika, Oprava: the vehicles that a soldier can repair from their place.
 * @rule north-africa/repair
 */
export function repairable(part: NorthPart, unit: number): number[] {
  const { rides, damage } = part.extra;
  const own = nth(rides, unit);
  const tile = tileOf(part, unit);
  const vehicles: number[] = [];
  for (let other = 0; other < part.at.length; other++) {
    if (nth(damage, other) === 0 || part.at[other] !== tile) continue;
    if (own < 0 || other === own) vehicles.push(other);
  }
  return vehicles;
}

export function repairVehicle(state: NorthState, vehicle: number, io: Io<Event>): void {
  const { damage } = state.public.extra;
  const left = nth(damage, vehicle) - 1;
  damage[vehicle] = left;
  const isOut = isInoperable(state.public, vehicle);
  io.emit({ type: 'vehicleRepaired', unit: vehicle, damage: left, isInoperable: isOut });
}
