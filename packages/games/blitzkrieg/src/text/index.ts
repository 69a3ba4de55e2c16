import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { stepsCs } from './cs/steps.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { stepsEn } from './en/steps.ts';

export type { BlitzkriegNames } from './en/names.ts';
export { blitzkriegTexts, blitzkriegTitles, describeVsStep, nipponTexts } from './texts.ts';
export type { Titles as BlitzkriegTitles } from './titles.ts';
export type { StepLine } from './vs-steps.ts';

export const blitzkriegNames = { cs: namesCs, en: namesEn } as const;
export const blitzkriegRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const blitzkriegStepTexts = { cs: stepsCs, en: stepsEn } as const;
