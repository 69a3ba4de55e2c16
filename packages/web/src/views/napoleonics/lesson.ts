import { NAPOLEONICS_LESSON } from '../../lib/tutorial-napoleonics.ts';
import { tutorialNapoleonicsCs } from '../../text/tutorial-napoleonics-cs.ts';
import { tutorialNapoleonicsEn } from '../../text/tutorial-napoleonics-en.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

const WORDS = { cs: tutorialNapoleonicsCs, en: tutorialNapoleonicsEn };

/** The first turns at Roliça. */
export const napoleonicsLesson: LessonKit = {
  lesson: NAPOLEONICS_LESSON,
  words: (language) => WORDS[language],
};
