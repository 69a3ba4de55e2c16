import type { BattleTitles } from '../library.ts';

/** The battles of stage 9. */
export const titles: BattleTitles = {
  cs: {
    '091': 'Den bombardérů',
    '092': 'Molo',
  },
  en: {
    '091': 'The day of the bombers',
    '092': 'The jetty',
  },
};
