import type { LessonKit } from '@bivouac/table/contract/lesson-kit.ts';
import { BLITZ_LESSON } from '../lesson-script.ts';
import { tutorialBlitzkriegCs } from '../text/cs/lesson.ts';
import { tutorialBlitzkriegEn } from '../text/en/lesson.ts';

const WORDS = { cs: tutorialBlitzkriegCs, en: tutorialBlitzkriegEn };

/** The first turns of Blitzkrieg! */
export const blitzkriegLesson: LessonKit = {
  lesson: BLITZ_LESSON,
  words: (language) => WORDS[language],
};
