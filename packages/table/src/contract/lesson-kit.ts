import type { Lesson } from '@bivouac/manifest';
import type { Catalogue } from '@bivouac/text';

/** The words of a lesson that belong to its game. */
export interface LessonWords {
  /** While the opponent acts. */
  readonly watching: string;
  readonly doneText: string;
  /** To the page where a game is chosen. */
  readonly leave: string;
  readonly steps: { readonly [id: string]: { readonly title: string; readonly text: string } };
}

export interface LessonKit {
  readonly lesson: Lesson;
  readonly words: Catalogue<LessonWords>;
}
