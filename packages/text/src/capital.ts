import { type Phrase, phrase } from './name.ts';

/** A line begins with a capital, whatever stands first in it. */
export const capital = (line: string): Phrase =>
  phrase(line.charAt(0).toUpperCase() + line.slice(1));
