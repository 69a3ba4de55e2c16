import type { Io, Reason } from '@bivouac/kernel';
import { nth } from '@bivouac/kernel';
import { type CardAct, type CrewRules, tileOf } from '@bivouac/undaunted-core';
import {
  CREW,
  DISMOUNT,
  MOUNT,
  type NorthAfricaAction,
  SHIFT,
  SWAP,
  type VehicleAction,
} from './actions.ts';
import type { SeatKind } from './data/vehicles.ts';
import type { Event } from './events.ts';
import type { Extra, NorthPart, NorthState } from './extra.ts';
import {
  crewOf,
  isInoperable,
  ownerOf,
  SIDES,
  SOLDIER_UNITS,
  specialityOf,
  VEHICLE_UNITS,
  vehicleOf,
} from './pieces.ts';
import type { NorthQuestion } from './questions.ts';

// Severní Afrika, Nasednutí, vysednutí, přesednutí a výměna míst. Seats are counted from 1 in what
// players write, from 0 in the state.

const NO_ACTS: readonly CardAct[] = [];
const NO_UNITS: readonly number[] = [];

/**
 * Movement by card is for soldiers on foot; from a seat they support and fight (ruling N-4).
 * @rule north-africa/seats
 */
const ON_FOOT: readonly string[] = ['move', 'scout', 'stalk'];

function seatOf({ extra }: NorthPart, unit: number): SeatKind | undefined {
  const vehicle = nth(extra.rides, unit);
  return vehicle < 0 ? undefined : vehicleOf(vehicle)?.seats[nth(extra.places, unit)];
}

/** Seats of a vehicle in which no soldier sits. */
function emptySeats({ extra }: NorthPart, vehicle: number): number[] {
  const { rides, places } = extra;
  let taken = 0;
  for (const unit of SOLDIER_UNITS) {
    if (rides[unit] === vehicle) taken |= 1 << nth(places, unit);
  }
  const seats: number[] = [];
  const count = vehicleOf(vehicle)?.seats.length ?? 0;
  for (let place = 0; place < count; place++) {
    if ((taken & (1 << place)) === 0) seats.push(place);
  }
  return seats;
}

/**
 * Nasednutí: not where the enemy sits.
 * @rule north-africa/mounting
 */
function holdsEnemy({ extra }: NorthPart, vehicle: number, unit: number): boolean {
  for (const other of SOLDIER_UNITS) {
    if (extra.rides[other] === vehicle && SIDES[other] !== SIDES[unit]) return true;
  }
  return false;
}

function sit(state: NorthState, unit: number, vehicle: number, place: number): void {
  state.public.extra.rides[unit] = vehicle;
  state.public.extra.places[unit] = place;
}

/**
 * Nasednutí: an empty vehicle of the enemy's becomes one's own.
 * @rule north-africa/mounting north-africa/capture
 */
function takeSeat(
  state: NorthState,
  unit: number,
  vehicle: number,
  place: number,
  io: Io<Event>,
): void {
  const side = nth(SIDES, unit);
  if (ownerOf(state.public, vehicle) !== side) {
    state.public.extra.owners[vehicle] = side;
    io.emit({ type: 'vehicleCaptured', unit: vehicle, seat: side });
  }
  sit(state, unit, vehicle, place);
  io.emit({ type: 'mounted', unit, vehicle, place });
}

/**
 * Akce vozidla: of the soldier's seat, if the vehicle works and the soldier has the required skill.
 * @rule north-africa/seats north-africa/inoperable
 */
function seatActs(part: NorthPart, unit: number): readonly CardAct[] {
  const seat = seatOf(part, unit);
  if (seat === undefined || isInoperable(part, nth(part.extra.rides, unit))) return NO_ACTS;
  const isFit = seat.speciality === null || seat.speciality === specialityOf(unit);
  return isFit ? seat.acts : NO_ACTS;
}

/**
 * The others in the same vehicle.
 * @rule north-africa/swap
 */
function comradesOf(part: NorthPart, unit: number): readonly number[] {
  const vehicle = nth(part.extra.rides, unit);
  if (vehicle < 0) return NO_UNITS;
  return crewOf(part, vehicle)
    .filter((other) => other !== unit)
    .sort((a, b) => a - b);
}

/**
 * Mount, dismount and shift, as far as seats are empty.
 * @rule north-africa/mounting
 */
function freeActions(part: NorthPart, unit: number): readonly VehicleAction[] {
  const vehicle = nth(part.extra.rides, unit);
  if (vehicle >= 0) {
    const seats = emptySeats(part, vehicle).map((place) => nth(SHIFT, place + 1));
    return [DISMOUNT, ...seats];
  }
  const actions: VehicleAction[] = [];
  const tile = tileOf(part, unit);
  for (const other of VEHICLE_UNITS) {
    if (tileOf(part, other) !== tile || holdsEnemy(part, other, unit)) continue;
    for (const place of emptySeats(part, other)) actions.push(nth(nth(MOUNT, other), place + 1));
  }
  return actions;
}

/** The table as it would be after a free action. */
function imagine(part: NorthPart, unit: number, action: NorthAfricaAction): NorthPart {
  const { extra } = part;
  const rides = extra.rides.slice();
  const places = extra.places.slice();
  const place = action.kind === 'mount' || action.kind === 'shift' ? action.value - 1 : -1;
  places[unit] = place;
  if (action.kind === 'dismount') rides[unit] = -1;
  if (action.kind !== 'mount') return { ...part, extra: { ...extra, rides, places } };
  rides[unit] = action.unit;
  // A vehicle taken from the enemy is no target any more.
  const owners = extra.owners.slice();
  owners[action.unit] = nth(SIDES, unit);
  return { ...part, extra: { ...extra, rides, places, owners } };
}

/** @rule north-africa/mounting north-africa/swap */
function changeSeats(
  state: NorthState,
  unit: number,
  action: NorthAfricaAction,
  io: Io<Event>,
): void {
  const { rides, places } = state.public.extra;
  const vehicle = nth(rides, unit);
  if (action.kind === 'mount') takeSeat(state, unit, action.unit, action.value - 1, io);
  else if (action.kind === 'dismount') {
    sit(state, unit, -1, -1);
    io.emit({ type: 'dismounted', unit, vehicle });
  } else if (action.kind === 'shift') {
    sit(state, unit, vehicle, action.value - 1);
    io.emit({ type: 'shifted', unit, vehicle, place: action.value - 1 });
  } else if (action.kind === 'swap') {
    const place = nth(places, unit);
    places[unit] = nth(places, action.unit);
    places[action.unit] = place;
    io.emit({ type: 'swapped', unit, other: action.unit });
  }
}

/** Why a soldier cannot change seats so. */
function refuseSeat(part: NorthPart, unit: number, action: NorthAfricaAction): Reason | undefined {
  const vehicle = nth(part.extra.rides, unit);
  switch (action.kind) {
    case 'dismount':
      return vehicle < 0 ? { code: 'afoot', unit } : undefined;
    case 'shift': {
      if (vehicle < 0) return { code: 'afoot', unit };
      const isFree = emptySeats(part, vehicle).includes(action.value - 1);
      return isFree ? undefined : { code: 'seat-taken', unit: vehicle };
    }
    case 'swap': {
      const { unit: other } = action;
      const isThere = comradesOf(part, unit).includes(other);
      return isThere ? undefined : { code: 'not-in-vehicle', unit: other };
    }
    case 'mount':
      return refuseMount(part, unit, action.unit, action.value - 1);
    default:
      return undefined;
  }
}

function refuseMount(
  part: NorthPart,
  unit: number,
  vehicle: number,
  place: number,
): Reason | undefined {
  if (vehicleOf(vehicle) === undefined) return { code: 'no-vehicle', unit: vehicle };
  if (nth(part.extra.rides, unit) >= 0) return { code: 'seated', unit };
  if (tileOf(part, vehicle) < 0 || tileOf(part, vehicle) !== tileOf(part, unit)) {
    return { code: 'vehicle-elsewhere', unit: vehicle };
  }
  if (holdsEnemy(part, vehicle, unit)) return { code: 'enemy-inside', unit: vehicle };
  const isFree = emptySeats(part, vehicle).includes(place);
  return isFree ? undefined : { code: 'seat-taken', unit: vehicle };
}

export const CREW_RULES: CrewRules<Extra, NorthQuestion, NorthAfricaAction> = {
  question: (play) => ({ kind: 'aside', play }),
  vehicleOf: (part, unit) => part.extra.rides[unit] ?? -1,
  seatActs: (_rules, part, unit) => seatActs(part, unit),
  verbOfSeat: (action) => (action.kind === 'crew' ? action.verb : -1),
  useOfSeat: (verb) => nth(CREW, verb),
  barred(_rules, part, unit, verb) {
    const isSeated = nth(part.extra.rides, unit) >= 0;
    return isSeated && ON_FOOT.includes(verb) ? { code: 'seated', unit } : null;
  },
  swaps: (_rules, part, unit) => comradesOf(part, unit).map((other) => nth(SWAP, other)),
  freeActions: (_rules, part, unit) => freeActions(part, unit),
  shareOf({ kind }) {
    if (kind === 'swap') return 'whole';
    return kind === 'mount' || kind === 'dismount' || kind === 'shift' ? 'aside' : null;
  },
  refuse: (_rules, part, unit, action) => refuseSeat(part, unit, action),
  imagine,
  tellAct: (act, io: Io<Event>) => io.emit({ type: 'crewActed', ...act }),
  take: (_rules, state, unit, action, io: Io<Event>) => changeSeats(state, unit, action, io),
};
