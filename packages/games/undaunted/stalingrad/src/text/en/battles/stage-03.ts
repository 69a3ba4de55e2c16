import type { BattleTitles } from '../../library.ts';

/** The battles of stage 3. */
export const titles: BattleTitles = {
  '031': 'Before the school',
  '032': 'The turbine hall',
};
