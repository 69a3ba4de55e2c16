import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { TUTORIAL } from '../lesson-script.ts';

/** The first round of Normandy. */
export const normandyLesson: LessonKit = {
  lesson: TUTORIAL,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
