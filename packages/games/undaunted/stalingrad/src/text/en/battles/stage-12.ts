import type { BattleTitles } from '../../library.ts';

/** The battles of stage 12. */
export const titles: BattleTitles = {
  '121': 'Parachutes',
  '122': 'Supplies by night',
};
