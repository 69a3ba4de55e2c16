import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { BLITZ_LESSON } from '../lesson-script.ts';

/** The first turns of Blitzkrieg! */
export const blitzkriegLesson: LessonKit = {
  lesson: BLITZ_LESSON,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
