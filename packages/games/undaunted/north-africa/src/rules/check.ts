import { nth } from '@bivouac/kernel';
import { goneOf, sideStart, tileOf } from '@bivouac/undaunted-core';
import { IS_IMPASSABLE } from './data/tiles.ts';
import type { NorthRules, NorthState } from './extra.ts';
import { isSoldier, SIDES, SOLDIER_UNITS, VEHICLE_UNITS, vehicleOf } from './pieces.ts';

/** Throws if a seat, a vehicle or a list of those who are gone is not as it must be. */
export function checkExtra(rules: NorthRules, state: NorthState): void {
  const part = state.public;
  const { rides, places, damage, owners, escaped, lost, lostOf } = part.extra;
  const taken = new Set<string>();
  rides.forEach((vehicle, unit) => {
    const place = nth(places, unit);
    if (vehicle < 0 !== place < 0) throw new Error(`unit ${unit} has only one of vehicle and seat`);
    if (vehicle < 0) return;
    if (!isSoldier(unit)) throw new Error(`unit ${unit} is no soldier and sits`);
    if (place >= (vehicleOf(vehicle)?.seats.length ?? 0)) throw new Error(`no seat ${place}`);
    if (tileOf(part, unit) !== tileOf(part, vehicle))
      throw new Error(`unit ${unit} is not on the tile of its vehicle`);
    if (owners[vehicle] !== SIDES[unit]) throw new Error(`unit ${unit} sits with the enemy`);
    const seat = `${vehicle}:${place}`;
    if (taken.has(seat)) throw new Error(`two soldiers on seat ${seat}`);
    taken.add(seat);
  });
  for (const unit of VEHICLE_UNITS) {
    const tile = tileOf(part, unit);
    if (tile >= 0 && IS_IMPASSABLE[tile]) throw new Error(`vehicle ${unit} on rough ground`);
    const most = vehicleOf(unit)?.destroyedAt ?? 0;
    if (tile >= 0 && nth(damage, unit) >= most) throw new Error(`${unit} is a wreck`);
  }
  if (lost.length !== lostOf.length) throw new Error('a casualty is counted twice');
  for (const unit of [...escaped, ...lost]) {
    if (tileOf(part, unit) >= 0) throw new Error(`unit ${unit} is gone and on the board`);
  }
  // Severní Afrika, Ztráty: with the counter all cards have gone.
  for (const unit of SOLDIER_UNITS) {
    if (tileOf(part, unit) >= 0) continue;
    const side = nth(SIDES, unit);
    const kind = rules.cardOf[nth(rules.counters, unit)];
    const { cards } = sideStart(nth(rules.scenarios, part.scenario), side);
    const dealt = cards.filter((card) => rules.kindOf[card] === kind).length;
    const gone = goneOf(part, side).filter((other) => other === kind).length;
    if (dealt !== gone) throw new Error(`unit ${unit} is gone and has cards`);
  }
}
