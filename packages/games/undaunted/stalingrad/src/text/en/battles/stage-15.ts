import type { BattleTitles } from '../../library.ts';

/** The battles of stage 15. */
export const titles: BattleTitles = {
  '151': '11 November',
  '152': 'The eleventh of November',
};
