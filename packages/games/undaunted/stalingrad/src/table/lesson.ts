import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { CITY_LESSON } from '../lesson-script.ts';

/** The first round of #011. */
export const stalingradLesson: LessonKit = {
  lesson: CITY_LESSON,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
