import type { Translated } from '../translated.ts';
import type { Telling } from '../undaunted/telling.ts';
import type { CityNames } from './names-en.ts';
import type { CitySentences } from './sentences-en.ts';
import type { CityTitles } from './titles.ts';

export interface CityTelling extends Telling {
  readonly words: Translated<CitySentences>;
  readonly titles: CityTitles;
  readonly names: Translated<CityNames>;
}
