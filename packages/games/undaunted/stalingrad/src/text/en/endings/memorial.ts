import type { Memorial } from '../../library.ts';

/** The words above the names of those who fell in the campaign. */
export const memorial: Memorial = {
  title: 'Those who stayed in the city',
  lead: {
    soviet: 'The names from the book, as they were written down.',
    german: 'The names from the list that Gustav Nagel kept.',
  },
  noneFell: 'None of yours fell. Few in this city were granted that.',
  reservists: 'And those who came in their place, whose names nobody had time to write down.',
  city: 'And the people from the cellars, who were in no platoon.',
};
