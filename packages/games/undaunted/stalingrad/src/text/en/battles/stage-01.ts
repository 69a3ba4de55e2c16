import type { BattleTitles } from '../../library.ts';

/** The battles of stage 1. */
export const titles: BattleTitles = {
  '011': '9 January Square',
};
