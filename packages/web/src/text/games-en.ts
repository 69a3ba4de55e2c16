import type { SheetId } from '../lib/library.ts';

/** The five games of the shelf, in the order of their sheets. */
export const gamesEn = {
  normandy: {
    title: 'Normandy',
    when: 'June to August 1944',
    about: 'Two platoons among hedgerows. The cards in your hand are your men.',
    facts: '12 scenarios · 30–60 min',
    after: 'by the rules of Undaunted: Normandy',
  },
  'north-africa': {
    title: 'North Africa',
    when: 'Libya 1940\u2060–\u20601942',
    about: 'A handful of men, a few cars, and sand to the horizon.',
    facts: '11 scenarios · 45–60 min',
    after: 'by the rules of Undaunted: North Africa',
  },
  stalingrad: {
    title: 'Stalingrad',
    when: 'autumn 1942',
    about: 'A campaign: the city and the soldiers remember every battle.',
    facts: 'campaign of up to 15 battles',
    after: 'by the rules of Undaunted: Stalingrad',
  },
  blitzkrieg: {
    title: 'Blitzkrieg!',
    when: 'the world 1939\u2060–\u20601945',
    about: 'A whole war in five theatres before the coffee gets cold.',
    facts: '2 maps · 20 min',
    after: 'by the rules of Blitzkrieg!',
  },
  napoleonics: {
    title: 'Napoleonics',
    when: 'Roliça to Waterloo, 1808\u2060–\u20601815',
    about: 'Lines, squares, and orders by wing.',
    facts: '15 battles · 60–90 min',
    after: 'by the rules of Commands & Colors: Napoleonics',
  },
} satisfies { readonly [S in SheetId]: { readonly [word: string]: string } };
