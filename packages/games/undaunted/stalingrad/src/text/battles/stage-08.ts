import type { BattleTitles } from '../library.ts';

/** The battles of stage 8. */
export const titles: BattleTitles = {
  cs: {
    '081': 'Předpolí nádraží',
    '082': 'Tank proti tanku',
    '083': 'Zakopaný kanón',
  },
  en: {
    '081': 'The forecourt',
    '082': 'Tank against tank',
    '083': 'The dug-in gun',
  },
};
