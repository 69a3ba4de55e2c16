import { titles as firstTitles } from './battles/stage-01.ts';
import { men as firstGermans } from './men/german-first.ts';
import { men as firstSoviets } from './men/soviet-first.ts';
import { names } from './names.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';

export const words = { names, rules, sentences, firstTitles, firstSoviets, firstGermans };
