import type { LessonKit } from '@bivouac/table/contract/lesson-kit.ts';
import { TUTORIAL } from '../lesson-script.ts';
import { tutorialNormandyCs } from '../text/cs/lesson.ts';
import { tutorialNormandyEn } from '../text/en/lesson.ts';

const WORDS = { cs: tutorialNormandyCs, en: tutorialNormandyEn };

/** The first round of Normandy. */
export const normandyLesson: LessonKit = {
  lesson: TUTORIAL,
  words: (language) => WORDS[language],
};
