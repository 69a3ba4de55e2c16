import type { Io, Reason } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  type CardAct,
  type CrewRules,
  DISMOUNT,
  type Event,
  tileOf,
} from '@bivouac/undaunted-core';
import type { SeatKind } from './data/vehicles.ts';
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
const NOBODY: readonly number[] = [];

/**
 * Movement by card is for soldiers afoot; from a seat one supports and fights (ruling N-4).
 * @rule north-africa/seats
 */
const ON_FOOT: readonly string[] = ['move', 'scout', 'stalk'];

function seatOf({ extra }: NorthPart, unit: number): SeatKind | undefined {
  const vehicle = extra.rides[unit] as number;
  return vehicle < 0 ? undefined : vehicleOf(vehicle)?.seats[extra.places[unit] as number];
}

/** Seats of a vehicle in which nobody sits. */
function emptySeats({ extra }: NorthPart, vehicle: number): number[] {
  const { rides, places } = extra;
  let taken = 0;
  for (const unit of SOLDIER_UNITS) {
    if (rides[unit] === vehicle) taken |= 1 << (places[unit] as number);
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
  const side = SIDES[unit] as number;
  if (ownerOf(state.public, vehicle) !== side) {
    state.public.extra.owners[vehicle] = side;
    io.emit({ type: 'vehicleCaptured', unit: vehicle, seat: side });
  }
  sit(state, unit, vehicle, place);
  io.emit({ type: 'mounted', unit, vehicle, place });
}

export const makeCrew = (tables: ActionTables): CrewRules<Extra, NorthQuestion> => ({
  question: (play) => ({ kind: 'aside', play }),
  /**
   * Akce vozidla: of the own seat, if the vehicle works and the soldier has learnt what it asks.
   * @rule north-africa/seats north-africa/inoperable
   */
  seatActs(_rules, part, unit) {
    const seat = seatOf(part, unit);
    if (seat === undefined || isInoperable(part, part.extra.rides[unit] as number)) return NO_ACTS;
    const isFit = seat.speciality === null || seat.speciality === specialityOf(unit);
    return isFit ? seat.acts : NO_ACTS;
  },
  barred(_rules, part, unit, verb) {
    const isSeated = (part.extra.rides[unit] as number) >= 0;
    return isSeated && ON_FOOT.includes(verb) ? { code: 'seated', unit } : null;
  },
  /** @rule north-africa/swap */
  comrades(_rules, part, unit) {
    const vehicle = part.extra.rides[unit] as number;
    if (vehicle < 0) return NOBODY;
    return crewOf(part, vehicle)
      .filter((other) => other !== unit)
      .sort((a, b) => a - b);
  },
  /** @rule north-africa/mounting */
  freeActions(_rules, part, unit) {
    const vehicle = part.extra.rides[unit] as number;
    const { mount, shift } = tables;
    if (vehicle >= 0) {
      const seats = emptySeats(part, vehicle).map((place) => shift[place + 1] as Action);
      return [DISMOUNT, ...seats];
    }
    const actions: Action[] = [];
    const tile = tileOf(part, unit);
    for (const other of VEHICLE_UNITS) {
      if (tileOf(part, other) !== tile || holdsEnemy(part, other, unit)) continue;
      for (const place of emptySeats(part, other)) {
        actions.push(mount[other]?.[place + 1] as Action);
      }
    }
    return actions;
  },
  refuse: (_rules, part, unit, action) => refuseFree(part, unit, action),
  imagine(part, unit, action) {
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
    owners[action.unit] = SIDES[unit] as number;
    return { ...part, extra: { ...extra, rides, places, owners } };
  },
  /** @rule north-africa/mounting north-africa/swap */
  take(_rules, state, unit, action, io) {
    const { rides, places } = state.public.extra;
    const vehicle = rides[unit] as number;
    if (action.kind === 'mount') takeSeat(state, unit, action.unit, action.value - 1, io);
    else if (action.kind === 'dismount') {
      sit(state, unit, -1, -1);
      io.emit({ type: 'dismounted', unit, vehicle });
    } else if (action.kind === 'shift') {
      sit(state, unit, vehicle, action.value - 1);
      io.emit({ type: 'shifted', unit, vehicle, place: action.value - 1 });
    } else if (action.kind === 'swap') {
      const place = places[unit] as number;
      places[unit] = places[action.unit] as number;
      places[action.unit] = place;
      io.emit({ type: 'swapped', unit, other: action.unit });
    }
  },
});

function refuseFree(part: NorthPart, unit: number, action: Action): Reason | undefined {
  const vehicle = part.extra.rides[unit] as number;
  if (action.kind === 'dismount') return vehicle < 0 ? { code: 'afoot', unit } : undefined;
  if (action.kind === 'shift') {
    if (vehicle < 0) return { code: 'afoot', unit };
    const isFree = emptySeats(part, vehicle).includes(action.value - 1);
    return isFree ? undefined : { code: 'seat-taken', unit: vehicle };
  }
  if (action.kind !== 'mount') return undefined;
  if (vehicleOf(action.unit) === undefined) return { code: 'no-vehicle', unit: action.unit };
  if (vehicle >= 0) return { code: 'seated', unit };
  if (tileOf(part, action.unit) < 0 || tileOf(part, action.unit) !== tileOf(part, unit)) {
    return { code: 'vehicle-elsewhere', unit: action.unit };
  }
  if (holdsEnemy(part, action.unit, unit)) return { code: 'enemy-inside', unit: action.unit };
  const isFree = emptySeats(part, action.unit).includes(action.value - 1);
  return isFree ? undefined : { code: 'seat-taken', unit: action.unit };
}
