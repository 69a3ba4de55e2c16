import type { BattleTitles } from '../library.ts';

/** The battles of stage 7. */
export const titles: BattleTitles = {
  cs: {
    '071': 'Tank u obchodního domu',
    '072': 'Pásy v ulici',
    '073': 'Tank u mlýna',
  },
  en: {
    '071': 'A tank by the store',
    '072': 'Tracks in the street',
    '073': 'A tank at the mill',
  },
};
