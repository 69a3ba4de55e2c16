import type { BattleTitles } from '../../library.ts';

/** The battles of stage 6. */
export const titles: BattleTitles = {
  '061': 'Škola drží',
  '062': 'Přes náměstí',
  '063': 'Nárožní dům',
  '064': 'Pod mlýnem',
};
