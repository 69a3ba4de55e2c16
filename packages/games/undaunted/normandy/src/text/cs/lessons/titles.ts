import type { Translated } from '@bivouac/text';
import type { titles as english } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První kolo',
    teaches: 'Určení iniciativy, výstřel, přesun, pátrání a první ovládnutý cíl.',
  },
  deck: {
    title: 'Balíček pod palbou',
    teaches: 'Posily, stažení do zálohy, krycí palba, průzkum a co brání ovládnutí.',
  },
};
