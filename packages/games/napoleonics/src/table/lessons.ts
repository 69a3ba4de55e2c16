import { type GameLessons, lessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';

/** The lessons of Napoleonics. */
export const napoleonicsLessons: GameLessons = {
  offers: [
    lessonOffer(
      'first',
      async () => (await import('../lessons/first.ts')).FIRST_LESSON,
      async (language) => (await import(`../text/${language}/lessons/first.ts`)).lesson,
    ),
    lessonOffer(
      'charge',
      async () => (await import('../lessons/charge.ts')).CHARGE_LESSON,
      async (language) => (await import(`../text/${language}/lessons/charge.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).titles,
  ),
};
