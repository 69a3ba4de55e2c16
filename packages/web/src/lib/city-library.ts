import type {
  BattleTitles,
  BookPages,
  CityLibrary,
  EndingPages,
  Men,
  MenGroup,
} from '@bivouac/text';
import { createSubscriber } from 'svelte/reactivity';

// The books of the Stalingrad campaign, piece by piece: what nobody may see yet is not in the page.
// Whatever is asked for and not there is fetched, and whoever asked is shown again with it.

type Fetch<T> = () => Promise<T>;
const titles = (piece: Promise<{ readonly titles: BattleTitles }>) => piece.then((it) => it.titles);
const pages = (piece: Promise<{ readonly pages: BookPages }>) => piece.then((it) => it.pages);
const ending = (piece: Promise<{ readonly ending: EndingPages }>) => piece.then((it) => it.ending);
const men = (piece: Promise<{ readonly men: Men }>) => piece.then((it) => it.men);

/** By stage, from the second on: the first is known to everybody. */
const TITLES: readonly Fetch<BattleTitles>[] = [
  () => titles(import('@bivouac/text/stalingrad/battles/stage-02')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-03')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-04')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-05')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-06')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-07')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-08')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-09')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-10')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-11')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-12')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-13')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-14')),
  () => titles(import('@bivouac/text/stalingrad/battles/stage-15')),
];

/** By seat and stage. */
const PAGES: readonly (readonly Fetch<BookPages>[])[] = [
  [
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-01')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-02')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-03')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-04')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-05')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-06')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-07')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-08')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-09')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-10')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-11')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-12')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-13')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-14')),
    () => pages(import('@bivouac/text/stalingrad/pages/soviet-15')),
  ],
  [
    () => pages(import('@bivouac/text/stalingrad/pages/german-01')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-02')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-03')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-04')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-05')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-06')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-07')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-08')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-09')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-10')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-11')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-12')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-13')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-14')),
    () => pages(import('@bivouac/text/stalingrad/pages/german-15')),
  ],
];

const ENDINGS: { readonly [code: string]: Fetch<EndingPages> } = {
  END1: () => ending(import('@bivouac/text/stalingrad/endings/end1')),
  END2: () => ending(import('@bivouac/text/stalingrad/endings/end2')),
  END3: () => ending(import('@bivouac/text/stalingrad/endings/end3')),
  END4: () => ending(import('@bivouac/text/stalingrad/endings/end4')),
  END5: () => ending(import('@bivouac/text/stalingrad/endings/end5')),
  END6: () => ending(import('@bivouac/text/stalingrad/endings/end6')),
  END7: () => ending(import('@bivouac/text/stalingrad/endings/end7')),
  END8: () => ending(import('@bivouac/text/stalingrad/endings/end8')),
};

/** By seat. */
const MEN: readonly { readonly [group in MenGroup]: Fetch<Men> }[] = [
  {
    'squad-c': () => men(import('@bivouac/text/stalingrad/men/soviet-squad-c')),
    snipers: () => men(import('@bivouac/text/stalingrad/men/soviet-snipers')),
    pioneers: () => men(import('@bivouac/text/stalingrad/men/soviet-pioneers')),
    tanks: () => men(import('@bivouac/text/stalingrad/men/soviet-tanks')),
    staff: () => men(import('@bivouac/text/stalingrad/men/soviet-staff')),
    guns: () => men(import('@bivouac/text/stalingrad/men/soviet-guns')),
  },
  {
    'squad-c': () => men(import('@bivouac/text/stalingrad/men/german-squad-c')),
    snipers: () => men(import('@bivouac/text/stalingrad/men/german-snipers')),
    pioneers: () => men(import('@bivouac/text/stalingrad/men/german-pioneers')),
    tanks: () => men(import('@bivouac/text/stalingrad/men/german-tanks')),
    staff: () => men(import('@bivouac/text/stalingrad/men/german-staff')),
    guns: () => men(import('@bivouac/text/stalingrad/men/german-guns')),
  },
];

/** Pieces by their loaders: here, or on their way. */
const pieces = new Map<Fetch<unknown>, unknown>();
let changed = (): void => undefined;
const watch = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = () => undefined;
  };
});

function piece<T>(fetch: Fetch<T> | undefined): T | undefined {
  if (fetch === undefined) return undefined;
  watch();
  if (!pieces.has(fetch)) {
    pieces.set(fetch, undefined);
    fetch().then(
      (it) => {
        pieces.set(fetch, it);
        changed();
      },
      // Without a network it is asked for again at the next look.
      () => pieces.delete(fetch),
    );
  }
  return pieces.get(fetch) as T | undefined;
}

export const cityLibrary: CityLibrary = {
  titles: (stage) => piece(TITLES[stage - 2]),
  pages: (seat, stage) => piece(PAGES[seat]?.[stage - 1]),
  ending: (code) => piece(ENDINGS[code]),
  men: (seat, group) => piece(MEN[seat]?.[group]),
};
