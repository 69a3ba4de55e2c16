import type { BattleTitles } from '../../library.ts';

/** The battles of stage 14. */
export const titles: BattleTitles = {
  '141': 'Konečná',
  '142': 'Stroje a zdi',
  '143': 'Nic, co by ještě spadlo',
  '144': 'Mlýn a molo',
};
