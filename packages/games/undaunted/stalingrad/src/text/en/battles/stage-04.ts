import type { BattleTitles } from '../../library.ts';

/** The battles of stage 4. */
export const titles: BattleTitles = {
  '041': 'Workers’ houses',
  '042': 'Houses around the square',
  '043': 'Counter-attack from the bank',
};
