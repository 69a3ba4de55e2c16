import type { Translated } from '@bivouac/text';
import type { scenariosEn } from './scenarios-en.ts';

export const scenariosCs: Translated<typeof scenariosEn> = {
  route: 'Scénáře',
};
