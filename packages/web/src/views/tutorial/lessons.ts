import type { LessonKit } from './lesson-kit.ts';

/** The games that have a lesson; each is fetched when it is wanted. */
const LESSONS: { readonly [game: string]: () => Promise<LessonKit> } = {
  blitzkrieg: async () => (await import('../blitzkrieg/lesson.ts')).blitzkriegLesson,
  'north-africa': async () =>
    (await import('../undaunted/lesson-north-africa.ts')).northAfricaLesson,
  stalingrad: async () => (await import('../undaunted/lesson-stalingrad.ts')).stalingradLesson,
  napoleonics: async () => (await import('../napoleonics/lesson.ts')).napoleonicsLesson,
  normandy: async () => (await import('../undaunted/lesson.ts')).normandyLesson,
};

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

/** Null for a game that has none. */
export async function loadLesson(game: string): Promise<LessonKit | null> {
  return hasLesson(game) ? ((await LESSONS[game]?.()) ?? null) : null;
}
