import type { BattleTitles } from '../../library.ts';

/** The battles of stage 5. */
export const titles: BattleTitles = {
  '051': 'The charge',
  '052': 'Out of the boiler house',
};
