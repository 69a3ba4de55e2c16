import type { BattleTitles } from '../../library.ts';

/** The battles of stage 3. */
export const titles: BattleTitles = {
  '031': 'Před školou',
  '032': 'Turbínová hala',
};
