import type { Language } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { SIDE_LABELS, sideSamples } from '@bivouac/text/testing/side-samples.ts';
import { common as cs } from '../src/text/cs/common.ts';
import { common as en } from '../src/text/en/common.ts';

const BOTS = { cs: cs.bots, en: en.bots };
const LABELLED = ['points', 'enters', 'offMapOf', 'handOf', 'list', 'lastAction'];
const NUMBERS = [
  ...[
    'at',
    'total',
    'round',
    'rounds',
    'number',
    'value',
    'points',
    'left',
    'count',
    'all',
    'deals',
  ],
];

/** What can reach the sentences of every table. */
export const wordSamples = (language: Language): Samples => ({
  ...Object.fromEntries(NUMBERS.map((name) => [name, COUNTS])),
  side: sideSamples(language),
  ...Object.fromEntries(LABELLED.map((sentence) => [`${sentence}.side`, SIDE_LABELS])),
  bot: Object.values(BOTS[language]).map(({ name }) => name),
  action: ['Move to 12B', 'Přesunout na pole 12B'],
  'look.action': COUNTS,
  sentence: ['The Soviets scout 12B.'],
  title: ['Casualties'],
  pile: ['casualties'],
  items: ['Riflemen A'],
  letter: ['A'],
  tile: ['12B'],
  one: SIDE_LABELS,
  two: SIDE_LABELS,
  first: SIDE_LABELS,
});
