import type { BattleTitles } from '../library.ts';

/** The battles of stage 10. */
export const titles: BattleTitles = {
  cs: {
    '101': 'Nádraží',
    '102': 'Co zbylo ze školy',
    '103': 'Znovu turbínová hala',
    '104': 'Roklí vzhůru',
  },
  en: {
    '101': 'The station',
    '102': 'What is left of the school',
    '103': 'The turbine hall again',
    '104': 'Up the gully',
  },
};
