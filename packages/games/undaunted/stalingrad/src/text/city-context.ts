import type { Translated } from '@bivouac/text';
import type { Labels, TextContext } from '@bivouac/undaunted-core/text/text-context.ts';
import type { CityNames } from './en/names.ts';
import type { CitySentences } from './en/sentences.ts';
import type { CityLabels, CityTitles } from './titles.ts';

export interface CityContext extends TextContext {
  readonly words: Translated<CitySentences>;
  readonly titles: CityTitles;
  readonly labels: Labels & CityLabels;
  readonly names: Translated<CityNames>;
}
