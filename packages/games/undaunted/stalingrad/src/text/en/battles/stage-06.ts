import type { BattleTitles } from '../../library.ts';

/** The battles of stage 6. */
export const titles: BattleTitles = {
  '061': 'The school holds',
  '062': 'Across the square',
  '063': 'The corner house',
  '064': 'Below the mill',
};
