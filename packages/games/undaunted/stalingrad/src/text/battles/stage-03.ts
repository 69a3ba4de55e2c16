import type { BattleTitles } from '../library.ts';

/** The battles of stage 3. */
export const titles: BattleTitles = {
  cs: {
    '031': 'Před školou',
    '032': 'Turbínová hala',
  },
  en: {
    '031': 'Before the school',
    '032': 'The turbine hall',
  },
};
