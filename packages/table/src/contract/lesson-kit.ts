import type { Lesson, LessonTitle, LessonWords } from '@bivouac/manifest';
import { type Catalogue, createCatalogue, type Draft, type Language } from '@bivouac/text';

export interface LessonKit {
  readonly lesson: Lesson;
  readonly words: Catalogue<LessonWords>;
}

/** One lesson of a game; its script and its words come when it is opened. */
export interface LessonOffer {
  /** Its place in the address. */
  readonly id: string;
  load(): Promise<LessonKit>;
}

/** The lessons of a game. */
export interface GameLessons {
  /** In the order in which a newcomer should take them. */
  readonly offers: readonly LessonOffer[];
  /** By the ids of the lessons. */
  readonly titles: Catalogue<{ readonly [lesson: string]: LessonTitle }>;
}

export function lessonOffer(
  id: string,
  script: () => Promise<Lesson>,
  read: (language: Language) => Promise<Draft<LessonWords>>,
): LessonOffer {
  const words = createCatalogue<LessonWords>(read);
  return { id, load: async () => ({ lesson: await script(), words }) };
}

/** The id under which a finished lesson is remembered. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;
