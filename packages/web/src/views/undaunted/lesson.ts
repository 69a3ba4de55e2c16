import { TUTORIAL } from '../../lib/tutorial-script.ts';
import { CATALOGUES } from '../../text/index.ts';
import type { LessonKit } from '../tutorial/lesson-kit.ts';

/** The first round of Normandy. */
export const normandyLesson: LessonKit = {
  lesson: TUTORIAL,
  words: (language) => CATALOGUES[language].tutorial,
};
