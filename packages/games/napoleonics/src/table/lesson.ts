import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { NAPOLEONICS_LESSON } from '../lesson-script.ts';

/** The first turns at Roliça. */
export const napoleonicsLesson: LessonKit = {
  lesson: NAPOLEONICS_LESSON,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
