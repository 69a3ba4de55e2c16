import { type GameLessons, lessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';

/** The lessons of Normandy. */
export const normandyLessons: GameLessons = {
  offers: [
    lessonOffer(
      'first',
      async () => (await import('../lessons/first.ts')).FIRST_LESSON,
      async (language) => (await import(`../text/${language}/lessons/first.ts`)).lesson,
    ),
    lessonOffer(
      'deck',
      async () => (await import('../lessons/deck.ts')).DECK_LESSON,
      async (language) => (await import(`../text/${language}/lessons/deck.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).titles,
  ),
};
