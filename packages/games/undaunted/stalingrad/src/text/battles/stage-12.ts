import type { BattleTitles } from '../library.ts';

/** The battles of stage 12. */
export const titles: BattleTitles = {
  cs: {
    '121': 'Padáky',
    '122': 'Zásoby v noci',
  },
  en: {
    '121': 'Parachutes',
    '122': 'Supplies by night',
  },
};
