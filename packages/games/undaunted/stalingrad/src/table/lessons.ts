import { type GameLessons, lessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';

/** The lessons of Stalingrad. */
export const stalingradLessons: GameLessons = {
  offers: [
    lessonOffer(
      'first',
      async () => (await import('../lessons/first.ts')).FIRST_LESSON,
      async (language) => (await import(`../text/${language}/lessons/first.ts`)).lesson,
    ),
    lessonOffer(
      'aftermath',
      async () => (await import('../lessons/aftermath.ts')).AFTERMATH_LESSON,
      async (language) => (await import(`../text/${language}/lessons/aftermath.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).titles,
  ),
};
