import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first raid',
    teaches: 'Bid for the initiative, stalk to the hangar, blow it up and scout new ground.',
  },
  vehicles: {
    title: 'A trip by car',
    teaches: 'Swap seats under fire, drive, dismount, capture a lorry and take control.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
