import type { LessonKit } from '@bivouac/table/contract/lesson-kit.ts';
import { CITY_LESSON } from '../lesson-script.ts';
import { tutorialStalingradCs } from '../text/cs/lesson.ts';
import { tutorialStalingradEn } from '../text/en/lesson.ts';

const WORDS = { cs: tutorialStalingradCs, en: tutorialStalingradEn };

/** The first round of #011. */
export const stalingradLesson: LessonKit = {
  lesson: CITY_LESSON,
  words: (language) => WORDS[language],
};
