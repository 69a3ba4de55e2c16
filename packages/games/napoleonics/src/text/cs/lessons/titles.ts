import type { Translated } from '@bivouac/text';
import type { titles as english } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První rozkazy',
    teaches: 'Rozkazy, přesun lesem, palba, protiútok a první zástava.',
  },
  charge: {
    title: 'Útok jízdy',
    teaches: 'Útok na čtverec, velitel, dobytí území, průlom a bonusový útok.',
  },
};
