import type { Language } from '@bivouac/text';
import type { Lesson } from '../../lib/tutorial-script.ts';

/** What a lesson says that belongs to its game. */
export interface LessonWords {
  /** While the other side acts. */
  readonly watching: string;
  readonly doneText: string;
  /** To the page where a game is chosen. */
  readonly leave: string;
  readonly steps: { readonly [id: string]: { readonly title: string; readonly text: string } };
}

export interface LessonKit {
  readonly lesson: Lesson;
  words(language: Language): LessonWords;
}

/** The games that have a lesson; each is fetched when it is wanted. */
const LESSONS: { readonly [game: string]: () => Promise<LessonKit> } = {
  blitzkrieg: async () => (await import('../blitzkrieg/lesson.ts')).blitzkriegLesson,
  normandy: async () => (await import('../undaunted/lesson.ts')).normandyLesson,
};

/** Null for a game that has none. */
export async function loadLesson(game: string): Promise<LessonKit | null> {
  return Object.hasOwn(LESSONS, game) ? ((await LESSONS[game]?.()) ?? null) : null;
}
