import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first turns',
    teaches: 'Place tokens, move the marker, close a campaign and use three kinds of effect.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
