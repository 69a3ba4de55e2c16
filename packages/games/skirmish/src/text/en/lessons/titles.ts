import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'The first bid',
    teaches: 'Bid a card for the first move.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
