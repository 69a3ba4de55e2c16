import type { BattleTitles } from '../../library.ts';

/** The battles of stage 9. */
export const titles: BattleTitles = {
  '091': 'The day of the bombers',
  '092': 'The jetty',
};
