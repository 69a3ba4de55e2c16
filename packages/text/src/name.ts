declare const nameBrand: unique symbol;
declare const phraseBrand: unique symbol;

/**
 * A thing that sentences speak of: a side, a unit, a card, an area. Only the grammar of its language can read it, and
 * gives the form that a sentence asks for. TypeScript takes it for a symbol because it refuses symbols in template
 * literals: a sentence that forgets to ask for a form does not compile.
 */
export type Name = symbol & { readonly [nameBrand]: true };

/** Names that a sentence lists, each with its count. */
export type NameList = readonly CountedName[] & symbol;

export interface CountedName {
  readonly name: Name;
  readonly count: number;
}

/** A finished piece of a sentence: the form of a name, a label such as 12B, a sum. */
export type Phrase = string & { readonly [phraseBrand]: true };

/** Declares that a text needs no form: a label, what a player typed, words that a catalogue gave. */
export const phrase = (text: string): Phrase => text as Phrase;

/** What a grammar knows of a name: its forms, and how other words agree with it. */
export interface NameParts {
  readonly forms: { readonly [form: string]: string };
  readonly grammar: { readonly [feature: string]: string };
}

// The only two places where a name changes between what a sentence may see of it and what a grammar may.
export const nameOf = (parts: NameParts): Name => parts as unknown as Name;
export const partsOf = (name: Name): NameParts => name as unknown as NameParts;

/** Finds the names among the words of a language. */
export const isName = (words: unknown): boolean =>
  typeof words === 'object' && words !== null && 'forms' in words && 'grammar' in words;

/** A form of a name; in a draft of a language, where the name may be an English one, any form of it. */
export function formOf(name: Name, form: string): Phrase {
  const { forms } = partsOf(name);
  return phrase(forms[form] ?? Object.values(forms)[0] ?? '');
}

/** A name that no language changes: an id, or what a player typed. */
export const nameOfLabel = (label: string): Name => nameOf({ forms: { text: label }, grammar: {} });

export const listNames = (names: readonly CountedName[]): NameList => names as unknown as NameList;
export const namesIn = (list: NameList): readonly CountedName[] => list;

/** Like names are counted: two of a kind make one entry with a count of 2. */
export function countNames(names: readonly Name[]): NameList {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listNames([...counts].map(([name, count]) => ({ name, count })));
}

/** A list in words, with the conjunction of a language. */
export function joinWith(conjunction: string, parts: readonly string[]): Phrase {
  if (parts.length < 2) return phrase(parts[0] ?? '');
  return phrase(`${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`);
}

/** Each name of a list in a form, behind its count. */
export const countEach = (list: NameList, form: (name: Name) => Phrase): readonly string[] =>
  namesIn(list).map(({ name, count }) => (count > 1 ? `${count}× ${form(name)}` : form(name)));

/** The same name with something that no grammar changes: `Riflemen` and `A` give `Riflemen A`. */
export function withSuffix(name: Name, suffix: string): Name {
  const { forms, grammar } = partsOf(name);
  return nameOf({ forms: mapForms(forms, (form) => `${form} ${suffix}`), grammar });
}

/** Every form of a name, the longest first, for finding it in a sentence. */
export const formsOf = (name: Name | Phrase): readonly string[] =>
  typeof name === 'string'
    ? [name]
    : [...new Set(Object.values(partsOf(name).forms))].sort((a, b) => b.length - a.length);

export const mapForms = (
  forms: NameParts['forms'],
  change: (form: string, key: string) => string,
): NameParts['forms'] =>
  Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, change(form, key)]));

/** The same keys with other values. */
export const mapValues = <K extends string, V, W>(
  values: { readonly [key in K]: V },
  change: (value: V) => W,
): { readonly [key in K]: W } => {
  const entries = Object.entries<V>(values).map(([key, value]) => [key, change(value)]);
  // The same keys as before.
  return Object.fromEntries(entries) as { readonly [key in K]: W };
};

/**
 * The sentences of a file, none of which takes a bare string: what varies in a sentence is a name, a phrase, a number, or
 * one of a few keys. A sentence that takes a string does not compile.
 */
export const sentencesOf = <T>(words: T & Sentences<T>): T => words;

type Sentences<T> = T extends (words: infer P) => unknown
  ? keyof { readonly [K in keyof P as string extends P[K] ? K : never]: true } extends never
    ? T
    : never
  : T extends object
    ? { readonly [K in keyof T]: Sentences<T[K]> }
    : T;
