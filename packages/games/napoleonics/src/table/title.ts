import type { Reason } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import type { Action, View } from '../rules/index.ts';
import type { NapoleonicsTitles } from '../text/index.ts';

/** What the table needs besides the rules: names, and why something is not possible. */
export interface NapTitle {
  names(language: Language): NapoleonicsTitles;
  explain(view: View, action: Action): Reason | undefined;
}
