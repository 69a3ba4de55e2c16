import { keysOf } from '@bivouac/kernel';

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Heading of the Czech rulebook, the same in every language; null for what is not in it. */
  readonly seed: string | null;
}

type Entry = { readonly title: string; readonly text: string };

/** A game's rules with their sources. The type demands an entry for every source and none besides. */
export function sourcedRules<K extends string>(sources: { readonly [id in K]: string | null }) {
  return (entries: { readonly [id in K]: Entry }): { readonly [id in K]: RuleText } => {
    const rules = keysOf(sources).map((id) => [id, { ...entries[id], seed: sources[id] }] as const);
    // An entry for every key, which `fromEntries` cannot promise.
    return Object.fromEntries(rules) as { readonly [id in K]: RuleText };
  };
}
