import { wordSamples as tableSamples } from '@bivouac/table/testing/words.ts';
import type { Language } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { SIDE_LABELS } from '@bivouac/text/testing/side-samples.ts';

const NUMBERS = [
  ...['minutes', 'seconds', 'wins', 'draws', 'losses', 'rating', 'deviation', 'second', 'first'],
];
const LABELLED = ['personsTurn', 'won', 'quick'];
const DATES = ['3 May 2026', '3. 5. 2026'];

/** What can reach the sentences of the pages and of online play. */
export const wordSamples = async (language: Language): Promise<Samples> => ({
  ...(await tableSamples(language)),
  ...Object.fromEntries(NUMBERS.map((name) => [name, COUNTS])),
  ...Object.fromEntries(LABELLED.map((sentence) => [`${sentence}.side`, SIDE_LABELS])),
  'trackRow.first': SIDE_LABELS,
  // As long as a server was down.
  'outage.count': [14_000, 300_000],
  date: DATES,
  ago: ['2 days ago', 'před 2 dny'],
  time: ['2:30'],
  name: ['Anna'],
  game: ['Blitzkrieg!'],
  scenario: ['Nippon'],
  unit: ['points'],
  sides: ['Soviets'],
  wanted: ['smoke'],
  source: ['PRŮBĚH HRY'],
  text: ['You both asked me to.'],
  authors: ['Anna, Boris'],
});
