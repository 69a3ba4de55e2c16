import type { BattleTitles } from '../library.ts';

/** The battles of stage 14. */
export const titles: BattleTitles = {
  cs: {
    '141': 'Konečná',
    '142': 'Stroje a zdi',
    '143': 'Nic, co by ještě spadlo',
    '144': 'Mlýn a molo',
  },
  en: {
    '141': 'The last stop',
    '142': 'Machines and walls',
    '143': 'Nothing left to fall',
    '144': 'Mill and jetty',
  },
};
