import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first orders',
    teaches: 'Give orders, move through woods, fire, battle back and win a banner.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
