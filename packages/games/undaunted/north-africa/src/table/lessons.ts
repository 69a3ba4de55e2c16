import { type GameLessons, lessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';

/** The lessons of North Africa. */
export const northAfricaLessons: GameLessons = {
  offers: [
    lessonOffer(
      'first',
      async () => (await import('../lessons/first.ts')).FIRST_LESSON,
      async (language) => (await import(`../text/${language}/lessons/first.ts`)).lesson,
    ),
    lessonOffer(
      'vehicles',
      async () => (await import('../lessons/vehicles.ts')).VEHICLES_LESSON,
      async (language) => (await import(`../text/${language}/lessons/vehicles.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).titles,
  ),
};
