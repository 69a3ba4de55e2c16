import { LANGUAGE_INFO, type Language } from './language.ts';
import { perLanguage } from './per-language.ts';

const HARD_SPACE = '\u00a0';

/** Replacements that hold in every language. */
const EVERYWHERE: readonly (readonly [RegExp, string])[] = [
  // A number stays with what it counts, and a squad with its letter; a label such as D4 is no number.
  [/(?<=(?<![\p{L}\d])\d+(?:[.,]\d+)?) (?=[\p{L}%])/gu, HARD_SPACE],
  [/(?<=\p{Ll}{2}) (?=[A-D](?![\p{L}\d]))/gu, HARD_SPACE],
  // No line begins with a dash.
  [/ (?=– )/gu, HARD_SPACE],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
];

const rulesOf = perLanguage((language): readonly (readonly [RegExp, string])[] => {
  const { bound } = LANGUAGE_INFO[language];
  if (bound === '') return EVERYWHERE;
  return [
    [new RegExp(`(?<=^|[\\s(„‚])([${bound}]) `, 'gu'), `$1${HARD_SPACE}`],
    // A capital begins a sentence: a letter elsewhere is the letter of a squad.
    [new RegExp(`(?<=(?:^|[.!?:…] )„?)([${bound.toUpperCase()}]) `, 'gu'), `$1${HARD_SPACE}`],
    ...EVERYWHERE,
  ];
});

/** The spaces and signs that a printer would set. Sources have plain ones. */
export const typeset = (language: Language, text: string): string =>
  rulesOf(language).reduce((line, [found, set]) => line.replace(found, set), text);

/** The same for every sentence of a catalogue, also for those that are made when they are needed. */
export function typesetWords<T>(language: Language, words: T): T {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return typeset(language, part);
    if (typeof part === 'function') return (...told: unknown[]) => set(part(...told));
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value)]));
  };
  // The same words with other spaces.
  return set(words) as T;
}
