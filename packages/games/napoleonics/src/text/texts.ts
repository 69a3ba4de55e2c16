import type { GameTexts, Language } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { napoleonicsNamesCs, unitNameCs } from './cs/names.ts';
import { napoleonicsRulesCs } from './cs/rules.ts';
import { napoleonicsScenariosCs } from './cs/scenarios.ts';
import { napoleonicsSentencesCs } from './cs/sentences.ts';
import { standingCs } from './cs/standing.ts';
import { napoleonicsText } from './describe.ts';
import { napoleonicsNamesEn, unitNameEn } from './en/names.ts';
import { napoleonicsRulesEn } from './en/rules.ts';
import { napoleonicsScenariosEn } from './en/scenarios.ts';
import { napoleonicsSentencesEn } from './en/sentences.ts';
import { standingEn } from './en/standing.ts';
import { type Titles, titlesIn } from './titles.ts';

export const napoleonicsTexts: GameTexts<Action, Event, View> = {
  cs: napoleonicsText({
    names: napoleonicsNamesCs,
    sentences: napoleonicsSentencesCs,
    scenarios: napoleonicsScenariosCs,
    rules: napoleonicsRulesCs,
    standing: standingCs,
    unitName: unitNameCs,
  }),
  en: napoleonicsText({
    names: napoleonicsNamesEn,
    sentences: napoleonicsSentencesEn,
    scenarios: napoleonicsScenariosEn,
    rules: napoleonicsRulesEn,
    standing: standingEn,
    unitName: unitNameEn,
  }),
};

/** Names of things by their numbers, for whoever draws the table. */
export const napoleonicsTitles: { readonly [L in Language]: Titles } = {
  cs: titlesIn(napoleonicsNamesCs, napoleonicsSentencesCs.none, unitNameCs),
  en: titlesIn(napoleonicsNamesEn, napoleonicsSentencesEn.none, unitNameEn),
};
