import type { BattleTitles } from '../library.ts';

/** The battles of stage 15. */
export const titles: BattleTitles = {
  cs: {
    '151': '11. listopadu',
    '152': 'Jedenáctý listopad',
  },
  en: {
    '151': '11 November',
    '152': 'The eleventh of November',
  },
};
