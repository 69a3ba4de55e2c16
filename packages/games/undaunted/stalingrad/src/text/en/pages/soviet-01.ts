import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 1. */
export const pages: BookPages = {
  stories: {
    '1a': [
      'You crossed the Volga at night, crouched on a raft between crates of ammunition. Even the water was burning. Platoon Sergeant Mikhail Streltsov drove a tram in this city for twelve years, and all the way over he whispered the names of the stops, as if he were calling them out to passengers.',
      'In the morning they put you at the edge of 9 January Square. The houses around it are still standing; the fountain in the middle is dry. The others are already there, on the far side.',
      'Andrei Gorshkov, who leads squad A, lives ten minutes’ walk from here. Iosif Melnik, who leads squad B, says that in Odessa they would call a square like this a backyard. Nobody laughs, but everybody feels a little better.',
    ],
  },
  briefings: {
    '011':
      'Four points are enough, and the fountain alone gives two. Send the scouts ahead, but no further than you need: every new tile brings you a Fog of War.',
  },
};
