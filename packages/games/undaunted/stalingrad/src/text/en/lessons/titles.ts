import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first round',
    teaches: 'Bid for the initiative, suppress, move, take control and scout.',
  },
  aftermath: {
    title: 'What a battle leaves behind',
    teaches: 'Rout and return, losses and upgrades, and the deck for the next battle.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
