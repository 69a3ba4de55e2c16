import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { NORTH_LESSON } from '../lesson-script.ts';

/** The first round of North Africa. */
export const northAfricaLesson: LessonKit = {
  lesson: NORTH_LESSON,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
