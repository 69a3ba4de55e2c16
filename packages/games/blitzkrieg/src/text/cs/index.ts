import { names } from './names.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { steps } from './steps.ts';

export const words = { names, rules, sentences, steps };
