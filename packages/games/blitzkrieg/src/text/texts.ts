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
  type View,
  type VsStep,
  WORLD_BOX,
} from '../rules/index.ts';
import { type BlitzkriegLanguage, blitzkriegText, tellerOf } from './describe.ts';
import type { Teller } from './log.ts';
import type { Titles } from './titles.ts';
import { type StepLine, stepLine } from './vs-steps.ts';

const words = createCatalogue<BlitzkriegLanguage>(
  async (language) => (await import(`./${language}/index.ts`)).words,
);

type Texts = GameTexts<Action, Event, View>;
const textsFor = (box: Box): Texts =>
  deriveCatalogue(words, (language) => blitzkriegText(box, language));

export const blitzkriegTexts: Texts = textsFor(WORLD_BOX);
export const nipponTexts: Texts = textsFor(NIPPON_BOX);

export const blitzkriegNames = deriveCatalogue(words, ({ names }) => names);

const tellersFor = (box: Box): Catalogue<Teller> =>
  deriveCatalogue(words, (language) => tellerOf(box, language));
const worldTellers = tellersFor(WORLD_BOX);
const nipponTellers = tellersFor(NIPPON_BOX);
const tellerIn = (box: Box, language: Language): Teller =>
  (box === NIPPON_BOX ? nipponTellers : worldTellers).in(language);

/** A step of the solo opponent's reasoning, for a table that lists them all. */
export function describeVsStep(
  box: Box,
  language: Language,
  step: VsStep,
  row: readonly number[],
): StepLine {
  const { steps, titles } = tellerIn(box, language);
  return stepLine(step, row, steps, titles);
}

/** What things are called, for a table that draws them. */
export function blitzkriegTitles(box: Box, language: Language): Titles {
  return tellerIn(box, language).titles;
}
