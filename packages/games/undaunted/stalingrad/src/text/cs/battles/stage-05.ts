import type { BattleTitles } from '../../library.ts';

/** The battles of stage 5. */
export const titles: BattleTitles = {
  '051': 'Nálož',
  '052': 'Ven z kotelny',
};
