import { createCatalogue, type Language, type Translated } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { SIDE_LABELS, sideSamples } from '@bivouac/text/testing/side-samples.ts';
import type { common as english } from '../src/text/en/common.ts';

const commonWords = createCatalogue<Translated<typeof english>>(
  async (language) => (await import(`../src/text/${language}/common.ts`)).common,
);
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
export async function wordSamples(language: Language): Promise<Samples> {
  const { bots } = await commonWords.load(language);
  return {
    ...Object.fromEntries(NUMBERS.map((name) => [name, COUNTS])),
    side: sideSamples(language),
    ...Object.fromEntries(LABELLED.map((sentence) => [`${sentence}.side`, SIDE_LABELS])),
    bot: Object.values(bots).map(({ name }) => name),
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
  };
}
