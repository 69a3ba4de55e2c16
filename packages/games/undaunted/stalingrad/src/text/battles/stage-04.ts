import type { BattleTitles } from '../library.ts';

/** The battles of stage 4. */
export const titles: BattleTitles = {
  cs: {
    '041': 'Dělnické domy',
    '042': 'Domy kolem náměstí',
    '043': 'Protiútok od břehu',
  },
  en: {
    '041': 'Workers’ houses',
    '042': 'Houses around the square',
    '043': 'Counter-attack from the bank',
  },
};
