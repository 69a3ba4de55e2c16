import type { Language } from '../../language.ts';
import { germanBookCs } from './book-german-cs.ts';
import { germanBookEn } from './book-german-en.ts';
import { sovietBookCs } from './book-soviet-cs.ts';
import { sovietBookEn } from './book-soviet-en.ts';
import type { EndingText } from './ending.ts';
import { endingsCs, memorialCs } from './endings-cs.ts';
import { endingsEn, memorialEn } from './endings-en.ts';
import type { Stories } from './story.ts';

export type { EndingText } from './ending.ts';
export { type Paragraph, type Stories, type Story, tellStory } from './story.ts';

type Side = 'soviet' | 'german';

/** Whoever must not carry the other side's book along imports `book-…` of his own side instead. */
export const BOOKS: { readonly [language in Language]: { readonly [side in Side]: Stories } } = {
  cs: { soviet: sovietBookCs, german: germanBookCs },
  en: { soviet: sovietBookEn, german: germanBookEn },
};

export const ENDINGS: {
  readonly [language in Language]: { readonly [code: string]: EndingText };
} = { cs: endingsCs, en: endingsEn };

export const MEMORIAL = { cs: memorialCs, en: memorialEn } as const;
