import type { Seat } from '@bivouac/kernel';
import { type Language, readWords } from '@bivouac/text';
import type { BattleTitles, BookPages, EndingPages, Men, MenGroup } from './library.ts';

// The pieces of the books, each of which is a file of its own in each language.

const SIDES = ['soviet', 'german'] as const;
const sideOf = (seat: Seat): string => SIDES[seat] ?? '';
const twoDigits = (stage: number): string => String(stage).padStart(2, '0');

export const readTitles = (language: Language, stage: number): Promise<BattleTitles> =>
  readWords(
    language,
    async (tag) => (await import(`./${tag}/battles/stage-${twoDigits(stage)}.ts`)).titles,
  );

export const readPages = (language: Language, seat: Seat, stage: number): Promise<BookPages> =>
  readWords(
    language,
    async (tag) => (await import(`./${tag}/pages/${sideOf(seat)}-${twoDigits(stage)}.ts`)).pages,
  );

export const readEnding = (language: Language, code: string): Promise<EndingPages> =>
  readWords(language, async (tag) => {
    const [{ ending }, { memorial }] = await Promise.all([
      import(`./${tag}/endings/${code.toLowerCase()}.ts`),
      import(`./${tag}/endings/memorial.ts`),
    ]);
    return { ending, memorial };
  });

export const readMen = (language: Language, seat: Seat, group: MenGroup): Promise<Men> =>
  readWords(
    language,
    async (tag) => (await import(`./${tag}/men/${sideOf(seat)}-${group}.ts`)).men,
  );
