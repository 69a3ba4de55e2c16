import { names } from './names.ts';
import { ruleTitles } from './rule-titles.ts';
import { scenarios } from './scenarios.ts';
import { sentences } from './sentences.ts';

export const words = { names, ruleTitles, scenarios, sentences };
