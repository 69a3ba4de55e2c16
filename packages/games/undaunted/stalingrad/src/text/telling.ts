import type { Translated } from '@bivouac/text';
import type { Telling } from '@bivouac/undaunted-core/text/telling.ts';
import type { CityNames } from './en/names.ts';
import type { CitySentences } from './en/sentences.ts';
import type { CityTitles } from './titles.ts';

export interface CityTelling extends Telling {
  readonly words: Translated<CitySentences>;
  readonly titles: CityTitles;
  readonly names: Translated<CityNames>;
}
