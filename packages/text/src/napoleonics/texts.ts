import type { Action, Event, View } from '@bivouac/napoleonics';
import type { GameTexts } from '../game-text.ts';
import type { Language } from '../language.ts';
import { napoleonicsText } from './describe.ts';
import { napoleonicsNamesCs, unitNameCs } from './names-cs.ts';
import { napoleonicsNamesEn, unitNameEn } from './names-en.ts';
import { napoleonicsRulesCs } from './rules-cs.ts';
import { napoleonicsRulesEn } from './rules-en.ts';
import { napoleonicsScenariosCs } from './scenarios-cs.ts';
import { napoleonicsScenariosEn } from './scenarios-en.ts';
import { napoleonicsSentencesCs } from './sentences-cs.ts';
import { napoleonicsSentencesEn } from './sentences-en.ts';
import { type Titles, titlesIn } from './titles.ts';

export const napoleonicsTexts: GameTexts<Action, Event, View> = {
  cs: napoleonicsText({
    names: napoleonicsNamesCs,
    sentences: napoleonicsSentencesCs,
    scenarios: napoleonicsScenariosCs,
    rules: napoleonicsRulesCs,
    unitName: unitNameCs,
  }),
  en: napoleonicsText({
    names: napoleonicsNamesEn,
    sentences: napoleonicsSentencesEn,
    scenarios: napoleonicsScenariosEn,
    rules: napoleonicsRulesEn,
    unitName: unitNameEn,
  }),
};

/** Names of things by their numbers, for whoever draws the table. */
export const napoleonicsTitles: { readonly [L in Language]: Titles } = {
  cs: titlesIn(napoleonicsNamesCs, napoleonicsSentencesCs.none, unitNameCs),
  en: titlesIn(napoleonicsNamesEn, napoleonicsSentencesEn.none, unitNameEn),
};
