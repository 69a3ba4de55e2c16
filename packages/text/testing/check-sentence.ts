import type { Language } from '../src/index.ts';

/** A word that players must not meet, and the term that replaces it. */
export interface ForbiddenTerm {
  readonly found: RegExp;
  readonly instead: string;
}

/** A log line or a prompt is read at a glance. */
const LONGEST_LINE = 180;

type Fault = readonly [RegExp, string];

const EVERYWHERE: readonly Fault[] = [
  [/\[object|\bundefined\b|\bNaN\b|\$\{|\{\w*\}/, 'a raw placeholder'],
  [/:\s*:/, 'a double colon'],
  [/\(\s*\(|\)\s*\)|\)\s+\(/, 'a double bracket'],
  [/ {2}|\s[,.;!?](?=\s|$)|(?<!\d)\s:(?=\s|$)/, 'a space too many'],
  [/\(\s*\)/, 'an empty bracket'],
];

/** After a number or a preposition there is a hard space. */
const OF_LANGUAGE: { readonly [language: string]: readonly Fault[] } = {
  en: [
    [
      /(?<![\d.,:–-])\b1\s(?:points|cards|dice|units|tiles|tokens|banners|blocks|steps|hits|flags|rounds|turns|spaces)\b/i,
      'a plural after 1',
    ],
    [
      /\b(?:[02-9]|\d{2,})\s(?:point|card|die|unit|tile|token|banner|block|step|hit|flag|round|turn|space)\b(?!-)/i,
      'a singular after a number',
    ],
    [/(?<=^|[ (“])a [aeio]\p{L}/u, '“a” before a vowel'],
    [/\b(the) \1\b/i, 'a word twice'],
  ],
  cs: [
    [/(?<![\p{L}\d])[zs] (?!sebou)[sz]/iu, 'a preposition that needs its vowel'],
    [/(?<![\p{L}\d])v [vf]/iu, 'a preposition that needs its vowel'],
    [/(?<![\p{L}\d])k [kg]/iu, 'a preposition that needs its vowel'],
    [/(?<![\p{L}\d])[zs] (?:[23467]|1[23467])(?!\d)/iu, 'a preposition that needs its vowel'],
    [/(?<![\p{L}\d])v (?:[234]|1[234])(?!\d)/iu, 'a preposition that needs its vowel'],
    [
      /(?<![\d.,:–-])\b1\s(?:body|bodů|karty|karet|kostky|kostek|žetony|žetonů|zástavy|zástav|bloky|bloků|polí)(?!\p{L})/iu,
      'a plural after 1',
    ],
  ],
};

/** What is wrong with a sentence; nothing if it may be shown. */
export function faultsOf(
  language: Language,
  text: string,
  forbidden: readonly ForbiddenTerm[],
  isLine: boolean,
): string[] {
  const plain = text.replaceAll('\u00a0', ' ');
  const faults = [...EVERYWHERE, ...(OF_LANGUAGE[language] ?? [])]
    .filter(([found]) => found.test(plain))
    .map(([found, name]) => `${name} (“${found.exec(plain)?.[0]}”)`);
  const terms = forbidden
    .filter(({ found }) => found.test(plain))
    .map(({ found, instead }) => `“${found.exec(plain)?.[0]}” instead of “${instead}”`);
  const length = isLine && text.length > LONGEST_LINE ? [`${text.length} characters`] : [];
  return [...faults, ...terms, ...length];
}
