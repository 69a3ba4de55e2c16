import { names } from './names.ts';
import { ruleTitles } from './rule-titles.ts';
import { scenarioTitles } from './scenario-titles.ts';
import { sentences } from './sentences.ts';

export const words = { names, ruleTitles, scenarioTitles, sentences };
