import { isName, type Name } from './name.ts';

/** The same words, of which any may be missing. */
export type Draft<T> = T extends Name | ((...words: never[]) => unknown)
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Draft<T[K]> }
      : T;

const isGroup = (words: unknown): words is { readonly [key: string]: unknown } =>
  typeof words === 'object' && words !== null && !Array.isArray(words) && !isName(words);

/** Fills the gaps of a draft from the language that has everything. */
export function withFallback<T extends object>(draft: Draft<T>, whole: T): T {
  const merge = (own: unknown, all: unknown): unknown => {
    if (own === undefined) return all;
    if (!isGroup(own) || !isGroup(all)) return own;
    const keys = new Set([...Object.keys(all), ...Object.keys(own)]);
    return Object.fromEntries([...keys].map((key) => [key, merge(own[key], all[key])]));
  };
  // Every key of `whole` is there, with a value of its own kind.
  return merge(draft, whole) as T;
}

/** The paths of the sentences that a draft does not have: `names.sides.us`. */
export function missingIn(draft: unknown, whole: unknown, path = ''): string[] {
  if (draft === undefined) return isGroup(whole) ? leavesOf(whole, path) : [path];
  if (!isGroup(whole) || !isGroup(draft)) return [];
  return Object.keys(whole).flatMap((key) =>
    missingIn(draft[key], whole[key], path === '' ? key : `${path}.${key}`),
  );
}

const leavesOf = (group: { readonly [key: string]: unknown }, path: string): string[] =>
  Object.entries(group).flatMap(([key, words]) =>
    isGroup(words) ? leavesOf(words, `${path}.${key}`) : [path === '' ? key : `${path}.${key}`],
  );
