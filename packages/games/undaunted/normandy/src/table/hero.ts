import type { Hero } from '@bivouac/table/contract/hero.ts';
import { artDefs, BAND_BOX, cardBand } from '@bivouac/undaunted-core/art/index.ts';
import { normandyNames } from '../text/index.ts';
import { normandyBoards } from './boards.ts';

export const normandyHero: Hero = {
  /** As it lies on a table: turned a little. */
  board(scenario) {
    const board = normandyBoards.board(scenario)?.art ?? '';
    const art = `<defs>${artDefs()}</defs><g transform="translate(52 64) rotate(-7 320 330)">${board}</g>`;
    return { art, viewBox: '0 0 744 820' };
  },
  bandBox: BAND_BOX,
  /** What a newcomer may hold in the first round. */
  hand(language) {
    const { us } = normandyNames[language].cards;
    return [
      { initiative: 9, title: us.sergeant.nom, squad: '', band: cardBand(0, 'sergeant') },
      { initiative: 6, title: us.scout.nom, squad: '', band: cardBand(0, 'scout') },
      { initiative: 5, title: us.rifleman.nom, squad: 'A', band: cardBand(0, 'rifleman') },
    ];
  },
};
