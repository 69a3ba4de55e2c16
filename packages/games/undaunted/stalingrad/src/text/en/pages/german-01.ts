import type { BookPages } from '../../library.ts';

/** The German book, stage 1. */
export const pages: BookPages = {
  stories: {
    '1a': [
      'You were told that it was a matter of days. Platoon Sergeant Otto Wegener used to make doors in Thuringia, and the first thing he noticed in this city was that there are none left. Only frames.',
      'Paul Lindner, who leads squad A, taught village children to read. Johann Kessler, who leads squad B, is from Linz, takes the war for a trade and thinks that tomorrow he will be at the river. You can smell the river from here.',
      'The square before you is named after some day in January. Houses, a dry fountain, and on the other side, them. In the cellars beneath you are people, old ones and children. Nobody has told you what to do about them.',
    ],
  },
  briefings: {
    '011':
      'The gunners in the houses see the whole square; let them keep heads down while the riflemen run. The fountain gives two points of the four.',
  },
};
