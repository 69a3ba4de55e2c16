import type { LessonTitle } from '@bivouac/manifest';

/** The lessons in lists, by their ids. */
export const titles = {
  first: {
    title: 'Your first turns',
    teaches: 'Place tokens, move the marker, close a campaign and use three kinds of effect.',
  },
  blitz: {
    title: 'Blitz and flag',
    teaches:
      'Win a theatre by reaching its flag, place two tokens in a turn, and never run out of tokens.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };

/** The same for Nippon. */
export const nipponTitles = {
  nippon: {
    title: 'What Nippon adds',
    teaches: 'Fifteen cities, Japan’s own tokens, and how the next city opens.',
  },
} satisfies { readonly [lesson: string]: LessonTitle };
