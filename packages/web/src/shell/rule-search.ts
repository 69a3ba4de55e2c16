import { type Language, type RuleEntry, type RuleReference, ruleWords } from '@bivouac/text';

export interface FoundRule {
  readonly id: string;
  readonly rule: RuleEntry;
}

/** Without accents and case: a reader who types “prusmyk” means “průsmyk”. */
export function plain(text: string, language: Language): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);
}

/** Entries that hold every word, those with the words in their title first. */
export function searchRules(
  rules: RuleReference,
  wanted: string,
  language: Language,
): readonly FoundRule[] {
  const words = plain(wanted, language)
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = Object.entries(rules).map(([id, rule]) => ({ id, rule }));
  if (words.length === 0) return all;
  const holds = (text: string): boolean => {
    const flat = plain(text, language);
    return words.every((word) => flat.includes(word));
  };
  const found = all.filter(({ rule }) => holds(ruleWords(rule).join(' ')));
  const isTitled = ({ rule }: FoundRule): boolean => holds(rule.title);
  return [...found.filter(isTitled), ...found.filter((rule) => !isTitled(rule))];
}
