import { type ActionTables, shooting } from '@bivouac/undaunted-core';
import { nameVictim } from './damage.ts';
import type { NorthVerb } from './extra.ts';

/**
 * Severní Afrika, Nálet: from the air, so that range does not count.
 * @rule north-africa/strafe
 */
export const strafe = (tables: ActionTables): NorthVerb => {
  const aftermath = nameVictim(tables, 'strafe');
  return shooting({ verb: 'strafe', tables, range: 'ignored', aftermath });
};

/**
 * Severní Afrika, Protitanková střela: against armour.
 * @rule north-africa/antitank
 */
export const antitank = (tables: ActionTables): NorthVerb =>
  shooting({ verb: 'antitank', tables, aftermath: nameVictim(tables, 'antitank') });

/**
 * Severní Afrika, Demolice: against armour on the attacker's tile, without cover and range.
 * @rule north-africa/demolish
 */
export const demolish = (tables: ActionTables): NorthVerb => {
  const aftermath = nameVictim(tables, 'demolish');
  return shooting({ verb: 'demolish', tables, range: 'ignored', aftermath });
};
