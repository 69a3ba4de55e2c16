import type { Translated } from '@bivouac/text';
import type { titles as english, nipponTitles as nippon } from '../../en/lessons/titles.ts';

export const titles: Translated<typeof english> = {
  first: {
    title: 'První tahy',
    teaches: 'Umístění žetonů, posun kostičky, uzavření kampaně a tři druhy efektů.',
  },
  blitz: {
    title: 'Blesk a vlajka',
    teaches: 'Vítězství u vlajky, dva žetony v jednom tahu a proč vám nesmějí dojít.',
  },
};

export const nipponTitles: Translated<typeof nippon> = {
  nippon: {
    title: 'Co přidává Nippon',
    teaches: 'Patnáct měst, japonské žetony a jak se otevírá další město.',
  },
};
