import type { BattleTitles } from '../../library.ts';

/** The battles of stage 10. */
export const titles: BattleTitles = {
  '101': 'Nádraží',
  '102': 'Co zbylo ze školy',
  '103': 'Znovu turbínová hala',
  '104': 'Roklí vzhůru',
};
