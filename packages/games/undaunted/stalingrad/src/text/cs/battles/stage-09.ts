import type { BattleTitles } from '../../library.ts';

/** The battles of stage 9. */
export const titles: BattleTitles = {
  '091': 'Den bombardérů',
  '092': 'Molo',
};
