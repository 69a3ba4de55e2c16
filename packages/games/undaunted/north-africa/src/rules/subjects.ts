import type { Subject } from '@bivouac/kernel';
import { actingUnit, buttonOf, counterSubjects, tileUnder } from '@bivouac/undaunted-core';
import type { NorthAfricaAction } from './actions.ts';
import type { NorthPart, NorthRules, NorthView } from './extra.ts';

/** A seat of a vehicle, by the number that players write. */
const seatIn = (vehicle: number, seat: number): Subject => ({
  kind: 'seat',
  id: vehicle,
  part: seat - 1,
});

/** A seat, its vehicle and their tile; nothing where there is no vehicle. */
const seatThere = (part: NorthPart, vehicle: number, seat: number): Subject[] =>
  vehicle < 0
    ? []
    : [seatIn(vehicle, seat), { kind: 'unit', id: vehicle }, ...tileUnder(part, vehicle)];

/** What the actions of crews concern. */
export function subjectsOfCrew(
  rules: NorthRules,
  { public: part, question }: NorthView,
  action: NorthAfricaAction,
): readonly Subject[] | undefined {
  const acting = actingUnit(question);
  switch (action.kind) {
    case 'crew':
      return [{ kind: 'crew', id: action.verb }];
    case 'mount':
      return seatThere(part, action.unit, action.value);
    case 'shift':
      return seatThere(part, part.extra.rides[acting] ?? -1, action.value);
    case 'swap':
      return [...counterSubjects(rules, part, action.unit), ...tileUnder(part, action.unit)];
    case 'dismount':
      return [buttonOf(action), ...tileUnder(part, acting)];
    case 'leave':
      return [...tileUnder(part, acting), buttonOf(action)];
    default:
      return undefined;
  }
}
