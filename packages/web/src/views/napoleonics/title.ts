import type { Reason } from '@bivouac/kernel';
import type { Action, View } from '@bivouac/napoleonics';
import type { Language, NapoleonicsTitles } from '@bivouac/text';

/** What the table needs besides the rules: names, and why something is not possible. */
export interface NapTitle {
  names(language: Language): NapoleonicsTitles;
  explain(view: View, action: Action): Reason | undefined;
}
