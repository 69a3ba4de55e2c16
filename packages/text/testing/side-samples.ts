import { nameCs } from '../src/grammar/cs.ts';
import { nameEn } from '../src/grammar/en.ts';
import type { Language, Name } from '../src/index.ts';

/** Sides as games have them: of each gender and number, with an article and without. */
const SIDES: { readonly [language: string]: readonly Name[] } = {
  en: [
    nameEn({ text: 'Soviets', article: 'the', isPlural: true }),
    nameEn({ text: 'Axis', article: 'the' }),
    nameEn({ text: 'Germany' }),
    nameEn({ text: 'LRDG', article: 'the' }),
  ],
  cs: [
    nameCs('ma', 'Sověti|Sovětů|Sovětům|Sověty|Sovětech|Sověty', { isPlural: true }),
    nameCs('f', 'Osa|Osy|Ose|Osu|Ose|Osou'),
    nameCs('n', 'Japonsko|Japonska|Japonsku|Japonsko|Japonsku|Japonskem'),
    nameCs('ma', 'Italové|Italů|Italům|Italy|Italech|Italy', { isPlural: true }),
  ],
};

/** For the sentences that the platform says of the sides of any game. */
export const sideSamples = (language: Language): readonly Name[] => SIDES[language] ?? [];

/** The same on labels. */
export const SIDE_LABELS: readonly string[] = ['Sověti', 'Japan', 'LRDG'];
