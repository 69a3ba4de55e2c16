import type { BattleTitles } from '../../library.ts';

/** The battles of stage 7. */
export const titles: BattleTitles = {
  '071': 'A tank by the store',
  '072': 'Tracks in the street',
  '073': 'A tank at the mill',
};
