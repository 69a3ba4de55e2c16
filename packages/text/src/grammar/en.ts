import { capital } from '../capital.ts';
import {
  countEach,
  formOf,
  joinWith,
  mapValues,
  type Name,
  type NameList,
  nameOf,
  type Phrase,
  partsOf,
  phrase,
} from '../name.ts';
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

/** An English name: `the Soviets` are plural and take an article, `Squad Leader A` takes none. */
interface EnglishGrammar {
  /** Without its article. */
  readonly text: string;
  /** `the` for a thing known to all, `none` for a proper name or a title such as `Scout A`. */
  readonly article?: 'the' | 'none';
  readonly isPlural?: boolean;
  /** Where something is that is there: in Africa, on the hill, at the bridge. */
  readonly place?: 'in' | 'on' | 'at';
  /** Where `a` or `an` does not follow from the letter: an hour. */
  readonly indefinite?: 'a' | 'an';
}

export const nameEn = ({
  text,
  article = 'none',
  isPlural = false,
  place = 'at',
  indefinite = /^[aeiou]/i.test(text) ? 'an' : 'a',
}: EnglishGrammar): Name =>
  nameOf({
    forms: { text },
    grammar: { article, number: isPlural ? 'plural' : 'singular', place, indefinite },
  });

/** Several names of one kind that are alike in grammar: `namesEn({ left: 'left section' }, { article: 'the' })`. */
export const namesEn = <K extends string>(
  texts: { readonly [key in K]: string },
  grammar: Omit<EnglishGrammar, 'text'> = {},
): { readonly [key in K]: Name } => mapValues(texts, (text) => nameEn({ ...grammar, text }));

const feature = (name: Name, key: string): string => partsOf(name).grammar[key] ?? '';
const isPlural = (name: Name): boolean => feature(name, 'number') === 'plural';

/** Without an article: on a card, in a list, after a number. */
export const bare = (name: Name): Phrase => formOf(name, 'text');

/** Inside a sentence: the Soviets, the LRDG, Squad Leader A. */
export const the = (name: Name): Phrase =>
  feature(name, 'article') === 'the' ? phrase(`the ${bare(name)}`) : bare(name);

/** At the start of a sentence. */
export const The = (name: Name): Phrase => capital(the(name));

/** One of several: a truck, an air force; plural names have no article. */
export const a = (name: Name): Phrase =>
  isPlural(name) ? bare(name) : phrase(`${feature(name, 'indefinite')} ${bare(name)}`);

/** The form of a verb that agrees: the Soviets win, Germany wins. */
export const verb = (name: Name, singular: string, plural: string): Phrase =>
  phrase(isPlural(name) ? plural : singular);

/** The Soviets’ supply, the LRDG’s turn. */
export const possessive = (name: Name): Phrase =>
  phrase(`${the(name)}${isPlural(name) && bare(name).endsWith('s') ? '’' : '’s'}`);

/** Where it happens: in Africa, on the hill, at the bridge. */
export const inPlace = (name: Name): Phrase => phrase(`${feature(name, 'place')} ${the(name)}`);

/** `A, B and C`. */
export const listEn = (parts: readonly string[]): Phrase => joinWith('and', parts);

/** `2× Rifleman A and Scout B`. */
export const countedEn = (list: NameList, form: (name: Name) => Phrase = bare): Phrase =>
  listEn(countEach(list, form));
