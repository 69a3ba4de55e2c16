import { keysOf } from '@bivouac/kernel';
import { type Catalogue, loadOnce, readWords } from './catalogue.ts';
import type { Draft } from './draft.ts';
import type { RuleEntry, RuleReference, RuleTable } from './game-text.ts';
import type { Language } from './language.ts';

/** What a rule says, alone or with a worked example. */
export type RuleText = string | { readonly text: string; readonly example: string };

/** The texts of all rules: one for each id and none besides. */
export type RuleTexts<K extends string> = { readonly [id in K]: RuleText };

/** The tables of those rules that have some. */
export type RuleTables<K extends string> = { readonly [id in K]?: readonly RuleTable[] };

/** Headings of the Czech rulebook, the same in every language; null for what is not in it. */
type RuleSources<K extends string> = { readonly [id in K]: string | null };

/** The rules reference of a game in its parts, each read when it is first wanted. */
interface ReferenceParts<K extends string> {
  titles(language: Language): Promise<{ readonly [id in K]: string }>;
  texts(language: Language): Promise<Draft<RuleTexts<K>>>;
  sources(): Promise<RuleSources<K>>;
  /** Made from the data of the rules, so that they say what the game plays. */
  tables?(language: Language): Promise<RuleTables<K>>;
}

/** A table shows the title of one rule at a time: the texts and sources come when someone reads them. */
export const ruleReference = <K extends string>(
  parts: ReferenceParts<K>,
): Catalogue<RuleReference> =>
  loadOnce(async (language) => {
    const [titles, texts, sources, tables] = await Promise.all([
      parts.titles(language),
      readWords<RuleTexts<K>>(language, parts.texts),
      parts.sources(),
      parts.tables?.(language),
    ]);
    const entryOf = (id: K): RuleEntry => ({
      title: titles[id],
      ...wordsOf(texts[id]),
      ...(tables?.[id] === undefined ? {} : { tables: tables[id] }),
      seed: sources[id],
    });
    return Object.fromEntries(keysOf(sources).map((id) => [id, entryOf(id)]));
  });

const wordsOf = (rule: RuleText): { readonly text: string; readonly example?: string } =>
  typeof rule === 'string' ? { text: rule } : rule;

/** Everything that a rule says, piece by piece: what a search looks through. */
export function ruleWords({ title, text, example, tables = [] }: RuleEntry): readonly string[] {
  const cells = tables.flatMap(({ caption, heads, rows }) => [caption, ...heads, ...rows.flat()]);
  return [title, text, ...(example === undefined ? [] : [example]), ...cells];
}
