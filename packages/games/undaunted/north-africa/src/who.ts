import type { NorthRules } from './extra.ts';
import { isSoldier, vehicleOf } from './pieces.ts';

/** Whether a goal speaks of this counter: by name, or as one of the soldiers or vehicles. */
export function isNamed(rules: NorthRules, who: readonly string[], unit: number): boolean {
  const id = rules.units[rules.counters[unit] as number]?.id ?? '';
  if (who.includes(id)) return true;
  if (isSoldier(unit)) return who.includes('soldiers');
  return vehicleOf(unit) !== undefined && who.includes('vehicles');
}
