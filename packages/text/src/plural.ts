import type { Language } from './language.ts';

/**
 * Plural forms. The types demand every form the language has, so a missing one does not compile.
 * Czech: one (1 karta), few (2–4 karty), many (fractions: 1,5 karty), other (0 and 5 or more: 5 karet).
 */
export interface CzechForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

const CZECH = new Intl.PluralRules('cs');
const ENGLISH = new Intl.PluralRules('en');

/** The number with its noun: `počet(5, KARTA)` gives `5 karet`. */
export function countCs(count: number, forms: CzechForms): string {
  return `${formatNumber('cs', count)}\u00a0${pluralCs(count, forms)}`;
}

export function countEn(count: number, forms: EnglishForms): string {
  return `${formatNumber('en', count)}\u00a0${pluralEn(count, forms)}`;
}

/** The first word that is read of a number: 25 is `dvacet pět`, 300 is `tři sta`. */
function firstSpoken(count: number): number {
  const whole = Math.trunc(Math.abs(count));
  if (whole >= 1000) return whole < 2000 ? 1000 : firstSpoken(Math.trunc(whole / 1000));
  if (whole >= 100) return whole < 200 ? 100 : Math.trunc(whole / 100);
  return whole < 20 ? whole : whole - (whole % 10);
}

/** Before these, by their first spoken word, `z` and `s` are `ze` and `se`, and `v` is `ve`. */
const AFTER_ZE: ReadonlySet<number> = new Set([
  2, 3, 4, 6, 7, 12, 13, 14, 16, 17, 20, 30, 40, 60, 70, 100,
]);
const AFTER_VE: ReadonlySet<number> = new Set([2, 3, 4, 12, 13, 14, 20, 30, 40, 100]);

/** A Czech preposition before a number, as it is read: `z 5`, `ze 6`, `se 3`, `ve 200`. */
export function beforeCs(preposition: 'z' | 's' | 'v', count: number): string {
  const vocalised = preposition === 'v' ? AFTER_VE : AFTER_ZE;
  return vocalised.has(firstSpoken(count)) ? `${preposition}e` : preposition;
}

export function pluralCs(count: number, forms: CzechForms): string {
  const form = CZECH.select(count);
  return form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
}

export function pluralEn(count: number, forms: EnglishForms): string {
  return ENGLISH.select(count) === 'one' ? forms.one : forms.other;
}

/** Made once for each language: making one takes longer than using it a hundred times. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

const numbers = perLanguage(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);
const shares = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);

export const formatNumber = (language: Language, value: number): string =>
  numbers(language).format(value);

/** `27,8 %` in Czech, `27.8%` in English. */
export const formatShare = (language: Language, share: number): string =>
  shares(language).format(share);
