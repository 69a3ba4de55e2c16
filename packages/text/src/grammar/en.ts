import { formatNumber } from '../numbers.ts';

/** The forms of a counted noun: 1 card, 2 cards. */
export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

const PLURALS = new Intl.PluralRules('en');

/** The number with its noun: `countEn(5, CARD)` gives `5 cards`. */
export function countEn(count: number, forms: EnglishForms): string {
  return `${formatNumber('en', count)}\u00a0${pluralEn(count, forms)}`;
}

export function pluralEn(count: number, forms: EnglishForms): string {
  return PLURALS.select(count) === 'one' ? forms.one : forms.other;
}
