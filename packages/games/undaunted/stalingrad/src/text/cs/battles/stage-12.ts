import type { BattleTitles } from '../../library.ts';

/** The battles of stage 12. */
export const titles: BattleTitles = {
  '121': 'Padáky',
  '122': 'Zásoby v noci',
};
