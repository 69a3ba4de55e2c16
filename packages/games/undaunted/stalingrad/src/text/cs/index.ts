import { titles as firstTitles } from './battles/stage-01.ts';
import { men as firstGermans } from './men/german-first.ts';
import { men as firstSoviets } from './men/soviet-first.ts';
import { names } from './names.ts';
import { ruleTitles } from './rule-titles.ts';
import { sentences } from './sentences.ts';

export const words = { names, ruleTitles, sentences, firstTitles, firstSoviets, firstGermans };
