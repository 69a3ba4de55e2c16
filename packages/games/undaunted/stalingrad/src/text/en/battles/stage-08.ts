import type { BattleTitles } from '../../library.ts';

/** The battles of stage 8. */
export const titles: BattleTitles = {
  '081': 'The forecourt',
  '082': 'Tank against tank',
  '083': 'The dug-in gun',
};
