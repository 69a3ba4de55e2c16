import type { BattleTitles } from '../../library.ts';

/** The battles of stage 10. */
export const titles: BattleTitles = {
  '101': 'The station',
  '102': 'What is left of the school',
  '103': 'The turbine hall again',
  '104': 'Up the gully',
};
