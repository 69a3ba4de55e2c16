import type { BattleTitles } from '../library.ts';

/** The battles of stage 13. */
export const titles: BattleTitles = {
  cs: {
    '131': 'Obchodní dům',
    '132': 'Uprostřed mapy',
    '133': 'Rokle a pivovar',
  },
  en: {
    '131': 'The department store',
    '132': 'The middle of the map',
    '133': 'Gully and brewery',
  },
};
