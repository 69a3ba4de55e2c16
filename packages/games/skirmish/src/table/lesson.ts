import type { LessonKit, LessonWords } from '@bivouac/table/contract/lesson-kit.ts';
import { createCatalogue } from '@bivouac/text';
import { SKIRMISH_LESSON } from '../lesson-script.ts';

/** The lesson for newcomers: its script, and its words in each language. */
export const skirmishLesson: LessonKit = {
  lesson: SKIRMISH_LESSON,
  words: createCatalogue<LessonWords>(
    async (language) => (await import(`../text/${language}/lesson.ts`)).lesson,
  ),
};
