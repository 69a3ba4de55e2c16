import type { Translated } from '@bivouac/text';
import type { titles as english } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První tahy',
    teaches: 'Umístění žetonů, posun kostičky, uzavření kampaně a tři druhy efektů.',
  },
};
