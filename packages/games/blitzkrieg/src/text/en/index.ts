import { names } from './names.ts';
import { ruleTitles } from './rule-titles.ts';
import { sentences } from './sentences.ts';
import { steps } from './steps.ts';

export const words = { names, ruleTitles, sentences, steps };
