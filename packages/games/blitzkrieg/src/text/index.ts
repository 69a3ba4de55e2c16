export type { BlitzkriegNames } from './en/names.ts';
export { EVENT_RECORDS } from './event-records.ts';
export {
  blitzkriegNames,
  blitzkriegTexts,
  blitzkriegTitles,
  describeVsStep,
  nipponTexts,
} from './texts.ts';
export type { Titles as BlitzkriegTitles } from './titles.ts';
export type { StepLine } from './vs-steps.ts';
