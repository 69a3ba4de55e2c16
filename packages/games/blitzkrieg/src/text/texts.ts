import type { GameTexts, Language } from '@bivouac/text';
import {
  type Action,
  type Box,
  type Event,
  NIPPON_BOX,
  type View,
  type VsStep,
  WORLD_BOX,
} from '../rules/index.ts';
import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { sentencesCs } from './cs/sentences.ts';
import { stepsCs } from './cs/steps.ts';
import { type BlitzkriegLanguage, blitzkriegText, tellerOf } from './describe.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { sentencesEn } from './en/sentences.ts';
import { stepsEn } from './en/steps.ts';
import type { Titles } from './titles.ts';
import { type StepLine, stepLine } from './vs-steps.ts';

const LANGUAGE_PARTS: { readonly [L in Language]: BlitzkriegLanguage } = {
  cs: { names: namesCs, words: sentencesCs, steps: stepsCs, rules: rulesCs },
  en: { names: namesEn, words: sentencesEn, steps: stepsEn, rules: rulesEn },
};

type Texts = GameTexts<Action, Event, View>;
const textsFor = (box: Box): Texts => ({
  cs: blitzkriegText(box, LANGUAGE_PARTS.cs),
  en: blitzkriegText(box, LANGUAGE_PARTS.en),
});

export const blitzkriegTexts: Texts = textsFor(WORLD_BOX);
export const nipponTexts: Texts = textsFor(NIPPON_BOX);

/** A step of the solo opponent's reasoning, for a table that lists them all. */
export function describeVsStep(
  box: Box,
  language: Language,
  step: VsStep,
  row: readonly number[],
): StepLine {
  const { steps, titles } = tellerOf(box, LANGUAGE_PARTS[language]);
  return stepLine(step, row, steps, titles);
}

/** What things are called, for a table that draws them. */
export function blitzkriegTitles(box: Box, language: Language): Titles {
  return tellerOf(box, LANGUAGE_PARTS[language]).titles;
}
