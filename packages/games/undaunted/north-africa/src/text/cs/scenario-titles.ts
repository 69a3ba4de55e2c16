import type { Translated } from '@bivouac/text';
import type { scenarioTitles as english } from '../en/scenario-titles.ts';

export const scenarioTitles: Translated<typeof english> = {
  'landing-ground-7': 'Přistávací plocha 7',
  murzuk: 'Murzuk',
  'gebel-sherif': 'Gebel Šerif',
  'al-tag': 'At-Tádž',
  'road-to-hon': 'Cesta na Hún',
  'base-under-threat': 'Základna v ohrožení',
  'road-watch': 'Hlídka u silnice',
  'fuel-dump': 'Sklad pohonných hmot',
  salvage: 'Záchrana vozidel',
  'wadi-tamet': 'Vádí Tamet',
  barce: 'Barce',
};
