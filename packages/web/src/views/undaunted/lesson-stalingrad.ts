import { CITY_LESSON } from '../../lib/tutorial-stalingrad.ts';
import { tutorialStalingradCs } from '../../text/tutorial-stalingrad-cs.ts';
import { tutorialStalingradEn } from '../../text/tutorial-stalingrad-en.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

const WORDS = { cs: tutorialStalingradCs, en: tutorialStalingradEn };

/** The first round of #011. */
export const stalingradLesson: LessonKit = {
  lesson: CITY_LESSON,
  words: (language) => WORDS[language],
};
