import type { LessonKit } from '@bivouac/table/contract/lesson-kit.ts';
import { NORTH_LESSON } from '../lesson-script.ts';
import { tutorialNorthAfricaCs } from '../text/cs/lesson.ts';
import { tutorialNorthAfricaEn } from '../text/en/lesson.ts';

const WORDS = { cs: tutorialNorthAfricaCs, en: tutorialNorthAfricaEn };

/** The first round of North Africa. */
export const northAfricaLesson: LessonKit = {
  lesson: NORTH_LESSON,
  words: (language) => WORDS[language],
};
