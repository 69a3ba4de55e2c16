import type { BattleTitles } from '../../library.ts';

/** The battles of stage 11. */
export const titles: BattleTitles = {
  '111': 'Pod dělnickými domy',
  '112': 'Kabelová chodba',
  '113': 'Štola pod sýpkou',
};
