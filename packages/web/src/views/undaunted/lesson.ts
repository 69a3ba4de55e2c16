import { TUTORIAL } from '../../lib/tutorial-script.ts';
import { tutorialNormandyCs } from '../../text/tutorial-normandy-cs.ts';
import { tutorialNormandyEn } from '../../text/tutorial-normandy-en.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

const WORDS = { cs: tutorialNormandyCs, en: tutorialNormandyEn };

/** The first round of Normandy. */
export const normandyLesson: LessonKit = {
  lesson: TUTORIAL,
  words: (language) => WORDS[language],
};
