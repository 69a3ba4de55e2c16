import type { Hero } from '@bivouac/table/contract/hero.ts';
import { createCatalogue, deriveCatalogue, type Translated } from '@bivouac/text';
import { artDefs, BAND_BOX, cardBand } from '@bivouac/undaunted-core/art/index.ts';
import type { heroNames } from '../text/en/hero.ts';
import { normandyBoards } from './boards.ts';

const names = createCatalogue<Translated<typeof heroNames>>(
  async (language) => (await import(`../text/${language}/hero.ts`)).heroNames,
);

export const normandyHero: Hero = {
  /** As it lies on a table: turned a little. */
  board(scenario) {
    const board = normandyBoards.board(scenario)?.art ?? '';
    const art = `<defs>${artDefs()}</defs><g transform="translate(52 64) rotate(-7 320 330)">${board}</g>`;
    return { art, viewBox: '0 0 744 820' };
  },
  bandBox: BAND_BOX,
  /** What a newcomer may hold in the first round. */
  hand: deriveCatalogue(names, ({ sergeant, scout, rifleman }) => [
    { initiative: 9, title: sergeant, squad: '', band: cardBand(0, 'sergeant') },
    { initiative: 6, title: scout, squad: '', band: cardBand(0, 'scout') },
    { initiative: 5, title: rifleman, squad: 'A', band: cardBand(0, 'rifleman') },
  ]),
};
