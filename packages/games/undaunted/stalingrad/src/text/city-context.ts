import type { Translated } from '@bivouac/text';
import type { Labels, TextContext } from '@bivouac/undaunted-core/text/text-context.ts';
import type { CityNames } from './en/names.ts';
import type { CitySentences } from './en/sentences.ts';
import type { CityTitles } from './titles.ts';

export type CityLabels = Labels & Pick<CityTitles, 'named' | 'rank' | 'cards'>;

export interface CityContext extends TextContext {
  readonly words: Translated<CitySentences>;
  readonly titles: CityTitles;
  readonly labels: CityLabels;
  readonly names: Translated<CityNames>;
}
