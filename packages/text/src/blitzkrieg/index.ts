import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { stepsCs } from './steps-cs.ts';
import { stepsEn } from './steps-en.ts';

export type { BlitzkriegNames } from './names-en.ts';
export { blitzkriegTexts, blitzkriegTitles, describeVsStep, nipponTexts } from './texts.ts';
export type { Titles as BlitzkriegTitles } from './titles.ts';
export type { StepLine } from './vs-steps.ts';

export const blitzkriegNames = { cs: namesCs, en: namesEn } as const;
export const blitzkriegRuleTexts = { cs: rulesCs, en: rulesEn } as const;
export const blitzkriegStepTexts = { cs: stepsCs, en: stepsEn } as const;
