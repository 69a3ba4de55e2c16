import type { Language, Translated } from '@bivouac/text';
import type { CityNames } from './en/names.ts';
import type { CitySentences } from './en/sentences.ts';
import type { BattleTitles, CityLibrary, Men } from './library.ts';
import type { RuleWords } from './rule-sources.ts';

/** What any player may read at any time, in one language. */
export interface CityParts {
  readonly names: Translated<CityNames>;
  readonly sentences: Translated<CitySentences>;
  readonly ruleTitles: RuleWords;
  /** What the first battle is called, and both platoons as they begin. */
  readonly firstTitles: BattleTitles;
  readonly firstSoviets: Men;
  readonly firstGermans: Men;
}

/** One language of the game, put together, with as much of the books as is at hand. */
export interface CityLanguage extends CityParts {
  readonly language: Language;
  readonly library: CityLibrary;
}
