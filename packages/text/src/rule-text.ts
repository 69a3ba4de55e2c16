import { keysOf } from '@bivouac/kernel';
import { type Catalogue, loadOnce, readWords } from './catalogue.ts';
import type { Draft } from './draft.ts';
import type { RuleReference } from './game-text.ts';
import type { Language } from './language.ts';

/** Headings of the Czech rulebook, the same in every language; null for what is not in it. */
type RuleSources<K extends string> = { readonly [id in K]: string | null };

/** The rules reference of a game in its parts, each read when it is first wanted. */
interface ReferenceParts<K extends string> {
  titles(language: Language): Promise<{ readonly [id in K]: string }>;
  texts(language: Language): Promise<Draft<{ readonly [id in K]: string }>>;
  sources(): Promise<RuleSources<K>>;
}

/** A table shows the title of one rule at a time: the texts and sources come when someone reads them. */
export const ruleReference = <K extends string>(
  parts: ReferenceParts<K>,
): Catalogue<RuleReference> =>
  loadOnce(async (language) => {
    const [titles, texts, sources] = await Promise.all([
      parts.titles(language),
      readWords<{ readonly [id in K]: string }>(language, parts.texts),
      parts.sources(),
    ]);
    return Object.fromEntries(
      keysOf(sources).map((id) => [id, { title: titles[id], text: texts[id], seed: sources[id] }]),
    );
  });
