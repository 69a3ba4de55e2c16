import { names } from './names.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { sentences } from './sentences.ts';

export const words = { names, rules, scenarios, sentences };
