import { must } from '@bivouac/kernel';
import { artDefs, BAND_BOX, cardBand } from '@bivouac/undaunted-core/art/index.ts';
import { normandyBoards } from './boards.ts';

// The pictures of the home page. The build draws them, so that the page need not load the code of all boards to show one.

/** The board of a newcomer's first game. */
const SCENARIO = 'la-raye';

export async function drawn() {
  const { art } = must(normandyBoards.board(SCENARIO), SCENARIO);
  return {
    board: {
      /** As it lies on a table: turned a little. */
      art: `<defs>${artDefs()}</defs><g transform="translate(52 64) rotate(-7 320 330)">${art}</g>`,
      viewBox: '0 0 744 820',
    },
    bandBox: BAND_BOX,
    bands: {
      sergeant: cardBand(0, 'sergeant'),
      scout: cardBand(0, 'scout'),
      rifleman: cardBand(0, 'rifleman'),
    },
  };
}
