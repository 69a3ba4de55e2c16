import { napoleonics } from '../rules/index.ts';
import { napoleonicsTitles } from '../text/index.ts';
import { napKit } from './kit.ts';

/** The drawn table of Commands & Colors: Napoleonics. */
export const napoleonicsKit = napKit({
  names: (language) => napoleonicsTitles.in(language),
  explain: (view, action) => napoleonics.explain?.(view, action),
});
