import type { BattleTitles } from '../library.ts';

/** The battles of stage 1. */
export const titles: BattleTitles = {
  cs: {
    '011': 'Náměstí 9. ledna',
  },
  en: {
    '011': '9 January Square',
  },
};
