import { formatNumber } from '../numbers.ts';

/**
 * The forms of a counted noun: one (1 karta), few (2–4 karty), many (fractions: 1,5 karty), other (0 and 5 or more:
 * 5 karet). A missing form does not compile.
 */
export interface CzechForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

const PLURALS = new Intl.PluralRules('cs');

/** The number with its noun: `countCs(5, KARTA)` gives `5 karet`. */
export function countCs(count: number, forms: CzechForms): string {
  return `${formatNumber('cs', count)}\u00a0${pluralCs(count, forms)}`;
}

export function pluralCs(count: number, forms: CzechForms): string {
  const form = PLURALS.select(count);
  return form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
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
