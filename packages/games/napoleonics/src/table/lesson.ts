import type { LessonKit } from '@bivouac/table/contract/lesson-kit.ts';
import { NAPOLEONICS_LESSON } from '../lesson-script.ts';
import { tutorialNapoleonicsCs } from '../text/cs/lesson.ts';
import { tutorialNapoleonicsEn } from '../text/en/lesson.ts';

const WORDS = { cs: tutorialNapoleonicsCs, en: tutorialNapoleonicsEn };

/** The first turns at Roliça. */
export const napoleonicsLesson: LessonKit = {
  lesson: NAPOLEONICS_LESSON,
  words: (language) => WORDS[language],
};
