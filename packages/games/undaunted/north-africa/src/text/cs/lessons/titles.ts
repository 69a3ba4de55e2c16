import type { Translated } from '@bivouac/text';
import type { titles as english } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První nájezd',
    teaches: 'Určení iniciativy, skrytý přesun k hangáru, demolice a pátrání.',
  },
  vehicles: {
    title: 'Jízda pod palbou',
    teaches: 'Výměna míst, jízda, volná akce, ukořistění nákladního auta a ovládnutí.',
  },
};
