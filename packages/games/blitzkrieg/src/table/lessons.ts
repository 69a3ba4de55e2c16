import { type GameLessons, lessonOffer } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';

/** The lessons of Blitzkrieg!. */
export const blitzkriegLessons: GameLessons = {
  offers: [
    lessonOffer(
      'first',
      async () => (await import('../lessons/first.ts')).FIRST_LESSON,
      async (language) => (await import(`../text/${language}/lessons/first.ts`)).lesson,
    ),
    lessonOffer(
      'blitz',
      async () => (await import('../lessons/blitz.ts')).BLITZ_LESSON,
      async (language) => (await import(`../text/${language}/lessons/blitz.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).titles,
  ),
};

/** The lesson of Nippon, for players who know the base game. */
export const nipponLessons: GameLessons = {
  offers: [
    lessonOffer(
      'nippon',
      async () => (await import('../lessons/nippon.ts')).NIPPON_LESSON,
      async (language) => (await import(`../text/${language}/lessons/nippon.ts`)).lesson,
    ),
  ],
  titles: createCatalogue(
    async (language) => (await import(`../text/${language}/lessons/titles.ts`)).nipponTitles,
  ),
};
