import type { BattleTitles } from '../library.ts';

/** The battles of stage 2. */
export const titles: BattleTitles = {
  cs: {
    '021': 'Okna školy',
    '022': 'Souboj u kašny',
  },
  en: {
    '021': 'Windows of the school',
    '022': 'Duel at the fountain',
  },
};
