import {
  countEach,
  formOf,
  joinWith,
  mapForms,
  type Name,
  type NameList,
  nameOf,
  type Phrase,
  partsOf,
  phrase,
} from '../name.ts';
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

/** Initial letters before which `v` is `ve`, `z` is `ze`, and so on. */
const VOCALISING = {
  v: /^(?:[vwf]|ph|[szšž][bcčdďghjklmnňprřtťvz]|(?:dv|tř|čt|ml|mn|mš|lv|rt|dn|hř))/i,
  z: /^(?:[szšž]|(?:dv|tř|čt|mn|mš|lv|rt|dn|vš|hř|ps|tm))/i,
  s: /^(?:[szšž]|(?:dv|tř|čt|mn|lv|vš|ps))/i,
  k: /^(?:[kg]|[szšž][bcčdďghjklmnňprřtťvz]|(?:dv|tř|čt|mn|lv|vš|hř))/i,
};

/** A Czech preposition with the word that it stands before: `ve středu`, `ze statku`, `se Sověty`, `k lesu`. */
export const prepCs = (preposition: 'v' | 'z' | 's' | 'k', word: Phrase): Phrase =>
  phrase(`${VOCALISING[preposition].test(word) ? `${preposition}e` : preposition} ${word}`);

/** Masculine animate and inanimate, feminine, neuter. */
export type CzechGender = 'ma' | 'mi' | 'f' | 'n';
const CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const;
type CzechCase = (typeof CASES)[number];

interface CzechGrammar {
  readonly isPlural?: boolean;
  /** Where something is that is there: v Africe, na kopci. */
  readonly place?: 'v' | 'na';
}

/** A Czech name by its six cases: `nameCs('f', 'jízda|jízdy|jízdě|jízdu|jízdě|jízdou')`. */
export function nameCs(
  gender: CzechGender,
  cases: string,
  { isPlural = false, place = 'v' }: CzechGrammar = {},
): Name {
  const forms = cases.split('|');
  if (forms.length !== CASES.length) throw new Error(`'${cases}' does not have six cases`);
  return nameOf({
    forms: Object.fromEntries(CASES.map((key, at) => [key, forms[at] ?? ''])),
    grammar: { gender, number: isPlural ? 'plural' : 'singular', place },
  });
}

/** A name that no case changes, such as a foreign one. */
export const fixedCs = (gender: CzechGender, text: string, grammar: CzechGrammar = {}): Name =>
  nameCs(gender, CASES.map(() => text).join('|'), grammar);

export const nom = (name: Name): Phrase => formOf(name, 'nom');
export const gen = (name: Name): Phrase => formOf(name, 'gen');
export const dat = (name: Name): Phrase => formOf(name, 'dat');
export const acc = (name: Name): Phrase => formOf(name, 'acc');
export const loc = (name: Name): Phrase => formOf(name, 'loc');
export const ins = (name: Name): Phrase => formOf(name, 'ins');

const isPlural = (name: Name): boolean => partsOf(name).grammar.number === 'plural';

function genderOf(name: Name): CzechGender {
  const { gender } = partsOf(name).grammar;
  return gender === 'mi' || gender === 'f' || gender === 'n' ? gender : 'ma';
}

/** The form of a verb that agrees in number: Sověti hrají, Osa hraje. */
export const verb = (name: Name, singular: string, plural: string): Phrase =>
  phrase(isPlural(name) ? plural : singular);

const ENDINGS = {
  singular: { ma: '', mi: '', f: 'a', n: 'o' },
  plural: { ma: 'i', mi: 'y', f: 'y', n: 'a' },
};

/** A past tense or a short participle that agrees: Sověti propátrali, jízda ustoupila, vozidlo bylo zničeno. */
export function past(name: Name, masculine: string): Phrase {
  const ending = ENDINGS[isPlural(name) ? 'plural' : 'singular'][genderOf(name)];
  const stem = ending === '' ? masculine : masculine.replace(/šel$/, 'šl');
  return phrase(stem + ending);
}

type Declension = { readonly [key in CzechCase]: string };
const ADJECTIVE: {
  readonly [count in 'singular' | 'plural']: { readonly [gender in CzechGender]: Declension };
} = {
  singular: {
    ma: { nom: 'ý', gen: 'ého', dat: 'ému', acc: 'ého', loc: 'ém', ins: 'ým' },
    mi: { nom: 'ý', gen: 'ého', dat: 'ému', acc: 'ý', loc: 'ém', ins: 'ým' },
    f: { nom: 'á', gen: 'é', dat: 'é', acc: 'ou', loc: 'é', ins: 'ou' },
    n: { nom: 'é', gen: 'ého', dat: 'ému', acc: 'é', loc: 'ém', ins: 'ým' },
  },
  plural: {
    ma: { nom: 'í', gen: 'ých', dat: 'ým', acc: 'é', loc: 'ých', ins: 'ými' },
    mi: { nom: 'é', gen: 'ých', dat: 'ým', acc: 'é', loc: 'ých', ins: 'ými' },
    f: { nom: 'é', gen: 'ých', dat: 'ým', acc: 'é', loc: 'ých', ins: 'ými' },
    n: { nom: 'á', gen: 'ých', dat: 'ým', acc: 'á', loc: 'ých', ins: 'ými' },
  },
};

const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/sk$/, 'št'],
  [/ck$/, 'čt'],
  [/ch$/, 'š'],
  [/h$/, 'z'],
  [/k$/, 'c'],
  [/r$/, 'ř'],
];

/** The stem as it is before the í of several men: britští, němečtí, dobří. */
function soften(stem: string): string {
  const [found, soft] = SOFTENED.find(([end]) => end.test(stem)) ?? [/$/, ''];
  return stem.replace(found, soft);
}

/** A hard adjective that agrees, by its stem, in a case: `adjective(jízda, 'britsk', 'acc')` is `britskou`. */
export function adjective(name: Name, stem: string, inCase: CzechCase = 'nom'): Phrase {
  const ending = ADJECTIVE[isPlural(name) ? 'plural' : 'singular'][genderOf(name)][inCase];
  return phrase(`${ending === 'í' ? soften(stem) : stem}${ending}`);
}

/** The name behind an adjective in all cases: `withAdjective(jízda, 'britsk')`. */
export const withAdjective = (name: Name, stem: string): Name => {
  const { forms, grammar } = partsOf(name);
  const before = (form: string, key: string): string =>
    `${adjective(name, stem, key as CzechCase)} ${form}`;
  return nameOf({ forms: mapForms(forms, before), grammar });
};

/** The endings of a soft adjective in the singular; those of a feminine noun are all alike. */
const SOFT: { readonly [key in CzechCase]: string } = {
  nom: 'í',
  gen: 'ího',
  dat: 'ímu',
  acc: 'í',
  loc: 'ím',
  ins: 'ím',
};

/** The singular name of a thing behind a soft adjective in all cases: `withSoftAdjective(letectvo, 'elitn')`. */
export const withSoftAdjective = (name: Name, stem: string): Name => {
  const { forms, grammar } = partsOf(name);
  const before = (form: string, key: string): string =>
    `${stem}${grammar.gender === 'f' ? 'í' : SOFT[key as CzechCase]} ${form}`;
  return nameOf({ forms: mapForms(forms, before), grammar });
};

/** Where it happens: v Africe, ve středu, na kopci. */
export const inPlace = (name: Name): Phrase =>
  partsOf(name).grammar.place === 'na' ? phrase(`na ${loc(name)}`) : prepCs('v', loc(name));

/** `A, B a C`. */
export const listCs = (parts: readonly string[]): Phrase => joinWith('a', parts);

/** `2× Střelec A a Pátrač B`; after a verb in the case that it asks for. */
export const countedCs = (list: NameList, form: (name: Name) => Phrase = nom): Phrase =>
  listCs(countEach(list, form));
