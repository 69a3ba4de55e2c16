import { names, unitName } from './names.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { sentences } from './sentences.ts';
import { standing } from './standing.ts';

export const words = { names, rules, scenarios, sentences, standing, unitName };
