import type { Translated } from '@bivouac/text';
import type { heroNames as english } from '../en/hero.ts';

export const heroNames: Translated<typeof english> = {
  sergeant: 'Seržant',
  scout: 'Pátrači',
  rifleman: 'Střelci',
};
