import type { BattleTitles } from '../../library.ts';

/** The battles of stage 15. */
export const titles: BattleTitles = {
  '151': '11. listopadu',
  '152': 'Jedenáctý listopad',
};
