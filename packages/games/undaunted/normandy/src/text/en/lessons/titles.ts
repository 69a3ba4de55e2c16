import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first round',
    teaches: 'Bid for the initiative, fire, move, scout and take your first objective.',
  },
  deck: {
    title: 'Your deck under fire',
    teaches: 'Bolster, Hunker Down, Suppress and Recon, readying a unit, and what blocks Control.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
