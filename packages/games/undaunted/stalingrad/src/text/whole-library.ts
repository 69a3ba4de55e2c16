import type { Language } from '@bivouac/text';
import { type CityLibrary, ENDINGS, MEN_GROUPS, STAGES } from './library.ts';
import { readEnding, readMen, readPages, readTitles } from './pieces.ts';

const SEATS = [0, 1] as const;
const EACH_STAGE = Array.from({ length: STAGES }, (_, i) => i + 1);

/** Everything at hand in one language; a page of one side fetches it piece by piece instead. */
export async function wholeLibrary(language: Language): Promise<CityLibrary> {
  const [titles, pages, endings, men] = await Promise.all([
    Promise.all(EACH_STAGE.map((stage) => readTitles(language, stage))),
    Promise.all(
      SEATS.map((seat) => Promise.all(EACH_STAGE.map((stage) => readPages(language, seat, stage)))),
    ),
    Promise.all(ENDINGS.map((code) => readEnding(language, code))),
    Promise.all(
      SEATS.map((seat) => Promise.all(MEN_GROUPS.map((group) => readMen(language, seat, group)))),
    ),
  ]);
  return {
    titles: (stage) => titles[stage - 1],
    pages: (seat, stage) => pages[seat]?.[stage - 1],
    ending: (code) => endings[ENDINGS.findIndex((known) => known === code)],
    men: (seat, group) => men[seat]?.[MEN_GROUPS.indexOf(group)],
  };
}
