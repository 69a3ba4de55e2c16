import type { BattleTitles } from '../library.ts';

/** The battles of stage 6. */
export const titles: BattleTitles = {
  cs: {
    '061': 'Škola drží',
    '062': 'Přes náměstí',
    '063': 'Nárožní dům',
    '064': 'Pod mlýnem',
  },
  en: {
    '061': 'The school holds',
    '062': 'Across the square',
    '063': 'The corner house',
    '064': 'Below the mill',
  },
};
