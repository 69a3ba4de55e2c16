import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first orders',
    teaches: 'Give orders, enter a forest, fire, battle back and win a banner.',
  },
  charge: {
    title: 'A cavalry charge',
    teaches: 'Charge a square, move a leader, take ground and break through.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
