import type { Hero } from '@bivouac/table/contract/hero.ts';
import { createCatalogue, deriveCatalogue, type Translated } from '@bivouac/text';
import type { heroNames } from '../text/en/hero.ts';
import { drawn } from './hero.drawn.ts';

const names = createCatalogue<Translated<typeof heroNames>>(
  async (language) => (await import(`../text/${language}/hero.ts`)).heroNames,
);

/** The pictures come as they were drawn when the page was built. */
export async function loadHero(): Promise<Hero> {
  const { board, bandBox, bands } = await drawn();
  return {
    board,
    bandBox,
    /** A hand that a newcomer may hold in the first round. */
    hand: deriveCatalogue(names, ({ sergeant, scout, rifleman }) => [
      { initiative: 9, title: sergeant, squad: '', band: bands.sergeant },
      { initiative: 6, title: scout, squad: '', band: bands.scout },
      { initiative: 5, title: rifleman, squad: 'A', band: bands.rifleman },
    ]),
  };
}
