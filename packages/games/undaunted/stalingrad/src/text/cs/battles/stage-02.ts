import type { BattleTitles } from '../../library.ts';

/** The battles of stage 2. */
export const titles: BattleTitles = {
  '021': 'Okna školy',
  '022': 'Souboj u kašny',
};
