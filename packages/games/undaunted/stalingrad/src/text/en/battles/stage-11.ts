import type { BattleTitles } from '../../library.ts';

/** The battles of stage 11. */
export const titles: BattleTitles = {
  '111': 'Under the workers’ houses',
  '112': 'The cable passage',
  '113': 'The gallery under the granary',
};
