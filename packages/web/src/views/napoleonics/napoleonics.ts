import { napoleonics } from '@bivouac/napoleonics';
import { napoleonicsTitles } from '@bivouac/text';
import { napKit } from './kit.ts';

/** The drawn table of Commands & Colors: Napoleonics. */
export const napoleonicsKit = napKit({
  names: (language) => napoleonicsTitles[language],
  explain: (view, action) => napoleonics.explain?.(view, action),
});
