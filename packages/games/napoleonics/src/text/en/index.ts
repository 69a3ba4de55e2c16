import { label, list, names, onHex, unitName } from './names.ts';
import { ruleTitles } from './rule-titles.ts';
import { scenarios } from './scenarios.ts';
import { sentences } from './sentences.ts';
import { standing } from './standing.ts';

export const words = {
  names,
  ruleTitles,
  scenarios,
  sentences,
  standing,
  unitName,
  onHex,
  label,
  list,
};
