import { BLITZ_LESSON } from '../../lib/tutorial-blitzkrieg.ts';
import { tutorialBlitzkriegCs } from '../../text/tutorial-blitzkrieg-cs.ts';
import { tutorialBlitzkriegEn } from '../../text/tutorial-blitzkrieg-en.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

const WORDS = { cs: tutorialBlitzkriegCs, en: tutorialBlitzkriegEn };

/** The first turns of Blitzkrieg! */
export const blitzkriegLesson: LessonKit = {
  lesson: BLITZ_LESSON,
  words: (language) => WORDS[language],
};
