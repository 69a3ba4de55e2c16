import { deriveCatalogue, type Language } from '@bivouac/text';
import { createSubscriber } from 'svelte/reactivity';
import { CITY_PARTS, type CityLanguage, type CityLibrary, ENDINGS, STAGES } from '../text/index.ts';

// The books of the Stalingrad campaign, piece by piece: the page holds nothing that its reader may not see yet.
// A piece that is asked for and not there is fetched, and what asked for it is drawn again.

/** The list of all files is long, and a single battle asks for none of them. */
const pieceFiles = () => import('../text/pieces.ts');

/** Pieces by their names: here, or on their way. */
const pieces = new Map<string, unknown>();
let changed = (): void => undefined;
const watch = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = () => undefined;
  };
});

function piece<T>(name: string, fetch: () => Promise<T>): T | undefined {
  watch();
  if (!pieces.has(name)) {
    pieces.set(name, undefined);
    fetch().then(
      (it) => {
        pieces.set(name, it);
        changed();
      },
      // Without a network it is asked for again at the next look.
      () => pieces.delete(name),
    );
  }
  return pieces.get(name) as T | undefined;
}

const isStage = (stage: number): boolean => stage >= 1 && stage <= STAGES;

function cityLibrary(language: Language): CityLibrary {
  return {
    titles: (stage) =>
      isStage(stage)
        ? piece(`${language} titles ${stage}`, async () =>
            (await pieceFiles()).readTitles(language, stage),
          )
        : undefined,
    pages: (seat, stage) =>
      isStage(stage)
        ? piece(`${language} pages ${seat} ${stage}`, async () =>
            (await pieceFiles()).readPages(language, seat, stage),
          )
        : undefined,
    ending: (code) =>
      ENDINGS.some((known) => known === code)
        ? piece(`${language} ending ${code}`, async () =>
            (await pieceFiles()).readEnding(language, code),
          )
        : undefined,
    men: (seat, group) =>
      piece(`${language} men ${seat} ${group}`, async () =>
        (await pieceFiles()).readMen(language, seat, group),
      ),
  };
}

/** Stalingrad as a page knows it: with as much of the books as its reader has come to. */
export const PAGE_LANGUAGES = deriveCatalogue(
  CITY_PARTS,
  (parts, language): CityLanguage => ({ ...parts, language, library: cityLibrary(language) }),
);
