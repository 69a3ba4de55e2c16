import { idOf, isSoldier, vehicleOf } from './pieces.ts';

/** Whether a goal speaks of this counter: by name, or as one of the soldiers or vehicles. */
export function isNamed(who: readonly string[], unit: number): boolean {
  if (who.includes(idOf(unit))) return true;
  if (isSoldier(unit)) return who.includes('soldiers');
  return vehicleOf(unit) !== undefined && who.includes('vehicles');
}
