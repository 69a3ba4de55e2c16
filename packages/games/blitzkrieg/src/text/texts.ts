import {
  type Catalogue,
  createCatalogue,
  deriveCatalogue,
  type GameTexts,
  type Language,
} from '@bivouac/text';
import {
  type Action,
  type Box,
  type Event,
  NIPPON_BOX,
  type TokenId,
  type View,
  type VsStep,
  WORLD_BOX,
} from '../rules/index.ts';
import { type BlitzkriegLanguage, blitzkriegText, wordingOf } from './describe.ts';
import type { Titles } from './titles.ts';
import { type StepLine, stepLine } from './vs-steps.ts';
import type { Wording } from './wording.ts';

export const blitzkriegWords = createCatalogue<BlitzkriegLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

type Texts = GameTexts<Action, Event, View>;
const textsFor = (box: Box): Texts =>
  deriveCatalogue(blitzkriegWords, (language) => blitzkriegText(box, language));

export const blitzkriegTexts: Texts = textsFor(WORLD_BOX);
export const nipponTexts: Texts = textsFor(NIPPON_BOX);

export const blitzkriegNames = deriveCatalogue(blitzkriegWords, ({ names }) => names);

const wordingsFor = (box: Box): Catalogue<Wording> =>
  deriveCatalogue(blitzkriegWords, (language) => wordingOf(box, language));
const worldWordings = wordingsFor(WORLD_BOX);
const nipponWordings = wordingsFor(NIPPON_BOX);
const wordingIn = (box: Box, language: Language): Wording =>
  (box === NIPPON_BOX ? nipponWordings : worldWordings).in(language);

/** A step of the solo opponent's reasoning, for a table that lists them all. */
export function describeVsStep(
  box: Box,
  language: Language,
  step: VsStep,
  row: readonly TokenId[],
): StepLine {
  const { steps, titles } = wordingIn(box, language);
  return stepLine(step, row, steps, titles);
}

/** What things are called, for a table that draws them. */
export function blitzkriegTitles(box: Box, language: Language): Titles {
  return wordingIn(box, language).titles;
}
