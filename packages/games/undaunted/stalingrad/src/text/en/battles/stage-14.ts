import type { BattleTitles } from '../../library.ts';

/** The battles of stage 14. */
export const titles: BattleTitles = {
  '141': 'The last stop',
  '142': 'Machines and walls',
  '143': 'Nothing left to fall',
  '144': 'Mill and jetty',
};
