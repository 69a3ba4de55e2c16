import type { Translated } from '@bivouac/text';
import type { titles as english } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První kolo',
    teaches: 'Určení iniciativy, krycí palba, přesun, ovládnutí a pátrání.',
  },
  aftermath: {
    title: 'Co po bitvě zůstane',
    teaches: 'Rozprášení a návrat, trvalé ztráty, vylepšení a balíček pro další bitvu.',
  },
};
