import type { BattleTitles } from '../../library.ts';

/** The battles of stage 2. */
export const titles: BattleTitles = {
  '021': 'Windows of the school',
  '022': 'Duel at the fountain',
};
