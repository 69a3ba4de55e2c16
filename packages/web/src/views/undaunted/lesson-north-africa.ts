import { NORTH_LESSON } from '../../lib/tutorial-north-africa.ts';
import { tutorialNorthAfricaCs } from '../../text/tutorial-north-africa-cs.ts';
import { tutorialNorthAfricaEn } from '../../text/tutorial-north-africa-en.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

const WORDS = { cs: tutorialNorthAfricaCs, en: tutorialNorthAfricaEn };

/** The first round of North Africa. */
export const northAfricaLesson: LessonKit = {
  lesson: NORTH_LESSON,
  words: (language) => WORDS[language],
};
