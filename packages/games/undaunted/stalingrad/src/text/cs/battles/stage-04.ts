import type { BattleTitles } from '../../library.ts';

/** The battles of stage 4. */
export const titles: BattleTitles = {
  '041': 'Dělnické domy',
  '042': 'Domy kolem náměstí',
  '043': 'Protiútok od břehu',
};
