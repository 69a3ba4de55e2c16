import type { Language } from '@bivouac/text';
import { SCENARIO_WORDS } from '@bivouac/undaunted-core/text/setup-words.ts';
import { normandyScenarioTexts } from './briefings.ts';

/** What its set-up says besides: pages that choose a scenario show its briefings. */
export const loadSetupWords = (language: Language): Promise<unknown> =>
  Promise.all([SCENARIO_WORDS, normandyScenarioTexts].map((words) => words.load(language)));
