import { createSubscriber } from 'svelte/reactivity';
import type {
  BattleTitles,
  BookPages,
  CityLibrary,
  EndingPages,
  Men,
  MenGroup,
} from '../text/index.ts';

// The books of the Stalingrad campaign, piece by piece: what nobody may see yet is not in the page.
// Whatever is asked for and not there is fetched, and whoever asked is shown again with it.

type Fetch<T> = () => Promise<T>;
const titles = (piece: Promise<{ readonly titles: BattleTitles }>) => piece.then((it) => it.titles);
const pages = (piece: Promise<{ readonly pages: BookPages }>) => piece.then((it) => it.pages);
const ending = (piece: Promise<{ readonly ending: EndingPages }>) => piece.then((it) => it.ending);
const men = (piece: Promise<{ readonly men: Men }>) => piece.then((it) => it.men);

/** By stage, from the second on: the first is known to everybody. */
const TITLES: readonly Fetch<BattleTitles>[] = [
  () => titles(import('../text/battles/stage-02.ts')),
  () => titles(import('../text/battles/stage-03.ts')),
  () => titles(import('../text/battles/stage-04.ts')),
  () => titles(import('../text/battles/stage-05.ts')),
  () => titles(import('../text/battles/stage-06.ts')),
  () => titles(import('../text/battles/stage-07.ts')),
  () => titles(import('../text/battles/stage-08.ts')),
  () => titles(import('../text/battles/stage-09.ts')),
  () => titles(import('../text/battles/stage-10.ts')),
  () => titles(import('../text/battles/stage-11.ts')),
  () => titles(import('../text/battles/stage-12.ts')),
  () => titles(import('../text/battles/stage-13.ts')),
  () => titles(import('../text/battles/stage-14.ts')),
  () => titles(import('../text/battles/stage-15.ts')),
];

/** By seat and stage. */
const PAGES: readonly (readonly Fetch<BookPages>[])[] = [
  [
    () => pages(import('../text/pages/soviet-01.ts')),
    () => pages(import('../text/pages/soviet-02.ts')),
    () => pages(import('../text/pages/soviet-03.ts')),
    () => pages(import('../text/pages/soviet-04.ts')),
    () => pages(import('../text/pages/soviet-05.ts')),
    () => pages(import('../text/pages/soviet-06.ts')),
    () => pages(import('../text/pages/soviet-07.ts')),
    () => pages(import('../text/pages/soviet-08.ts')),
    () => pages(import('../text/pages/soviet-09.ts')),
    () => pages(import('../text/pages/soviet-10.ts')),
    () => pages(import('../text/pages/soviet-11.ts')),
    () => pages(import('../text/pages/soviet-12.ts')),
    () => pages(import('../text/pages/soviet-13.ts')),
    () => pages(import('../text/pages/soviet-14.ts')),
    () => pages(import('../text/pages/soviet-15.ts')),
  ],
  [
    () => pages(import('../text/pages/german-01.ts')),
    () => pages(import('../text/pages/german-02.ts')),
    () => pages(import('../text/pages/german-03.ts')),
    () => pages(import('../text/pages/german-04.ts')),
    () => pages(import('../text/pages/german-05.ts')),
    () => pages(import('../text/pages/german-06.ts')),
    () => pages(import('../text/pages/german-07.ts')),
    () => pages(import('../text/pages/german-08.ts')),
    () => pages(import('../text/pages/german-09.ts')),
    () => pages(import('../text/pages/german-10.ts')),
    () => pages(import('../text/pages/german-11.ts')),
    () => pages(import('../text/pages/german-12.ts')),
    () => pages(import('../text/pages/german-13.ts')),
    () => pages(import('../text/pages/german-14.ts')),
    () => pages(import('../text/pages/german-15.ts')),
  ],
];

const ENDINGS: { readonly [code: string]: Fetch<EndingPages> } = {
  END1: () => ending(import('../text/endings/end1.ts')),
  END2: () => ending(import('../text/endings/end2.ts')),
  END3: () => ending(import('../text/endings/end3.ts')),
  END4: () => ending(import('../text/endings/end4.ts')),
  END5: () => ending(import('../text/endings/end5.ts')),
  END6: () => ending(import('../text/endings/end6.ts')),
  END7: () => ending(import('../text/endings/end7.ts')),
  END8: () => ending(import('../text/endings/end8.ts')),
};

/** By seat. */
const MEN: readonly { readonly [group in MenGroup]: Fetch<Men> }[] = [
  {
    'squad-c': () => men(import('../text/men/soviet-squad-c.ts')),
    snipers: () => men(import('../text/men/soviet-snipers.ts')),
    pioneers: () => men(import('../text/men/soviet-pioneers.ts')),
    tanks: () => men(import('../text/men/soviet-tanks.ts')),
    staff: () => men(import('../text/men/soviet-staff.ts')),
    guns: () => men(import('../text/men/soviet-guns.ts')),
  },
  {
    'squad-c': () => men(import('../text/men/german-squad-c.ts')),
    snipers: () => men(import('../text/men/german-snipers.ts')),
    pioneers: () => men(import('../text/men/german-pioneers.ts')),
    tanks: () => men(import('../text/men/german-tanks.ts')),
    staff: () => men(import('../text/men/german-staff.ts')),
    guns: () => men(import('../text/men/german-guns.ts')),
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
