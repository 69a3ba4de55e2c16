import type { BattleTitles } from '../../library.ts';

/** The battles of stage 7. */
export const titles: BattleTitles = {
  '071': 'Tank u obchodního domu',
  '072': 'Pásy v ulici',
  '073': 'Tank u mlýna',
};
