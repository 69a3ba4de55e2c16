import type { BattleTitles } from '../../library.ts';

/** The battles of stage 8. */
export const titles: BattleTitles = {
  '081': 'Předpolí nádraží',
  '082': 'Tank proti tanku',
  '083': 'Zakopaný kanón',
};
