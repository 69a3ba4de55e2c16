import type { BattleTitles } from '../../library.ts';

/** The battles of stage 13. */
export const titles: BattleTitles = {
  '131': 'The department store',
  '132': 'The middle of the map',
  '133': 'Gully and brewery',
};
