import { TUTORIAL } from '../../lib/tutorial-script.ts';
import { CATALOGUES } from '../../text/index.ts';
import type { LessonKit } from '../tutorial/lessons.ts';

/** The first round of Normandy. */
export const normandyLesson: LessonKit = {
  lesson: TUTORIAL,
  words: (language) => CATALOGUES[language].tutorial,
};
