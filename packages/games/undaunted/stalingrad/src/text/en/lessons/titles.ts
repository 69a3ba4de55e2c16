import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first round',
    teaches: 'Bid for the initiative, suppress, move, take Control and scout.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
