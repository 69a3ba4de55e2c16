import type { BookPages } from '../../library.ts';

/** The German book, stage 1. */
export const pages: BookPages = {
  stories: {
    '1a': [
      'You were told that it was a matter of days. Platoon Sergeant Otto Wegener used to make doors in Thuringia, and the first thing he noticed in this city was that there are none left. Only frames.',
      'Paul Lindner, who leads squad A, taught village children to read. Johann Kessler, who leads squad B, is from Linz, treats war as a trade and thinks he will be at the river tomorrow. You can smell the river from here.',
      'The square before you is named after some day in January. Houses, a dry fountain, and on the other side, them. There are people in the cellars beneath you, old people and children. Nobody has told you what to do about them.',
    ],
  },
  briefings: {
    '011':
      'The gunners in the houses see the whole square; let them pin the enemy down while the riflemen run. The fountain gives two of the four points.',
  },
};
