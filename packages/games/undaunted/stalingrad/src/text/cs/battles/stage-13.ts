import type { BattleTitles } from '../../library.ts';

/** The battles of stage 13. */
export const titles: BattleTitles = {
  '131': 'Obchodní dům',
  '132': 'Uprostřed mapy',
  '133': 'Rokle a pivovar',
};
