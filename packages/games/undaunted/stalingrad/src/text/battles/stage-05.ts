import type { BattleTitles } from '../library.ts';

/** The battles of stage 5. */
export const titles: BattleTitles = {
  cs: {
    '051': 'Nálož',
    '052': 'Ven z kotelny',
  },
  en: {
    '051': 'The charge',
    '052': 'Out of the boiler house',
  },
};
