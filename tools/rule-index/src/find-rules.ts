import type { IndexedGame, IndexedRule } from './rule-index.ts';

/** Case and diacritics do not count: “dymovnice” finds “Dýmovnice”. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const hasAll = (texts: readonly string[], words: readonly string[]): boolean => {
  const text = plain(texts.join(' '));
  return words.every((word) => text.includes(plain(word)));
};

const nameOf = ({ id, heading, title }: IndexedRule): string[] => [id, heading ?? '', title];

/** The rules that these words name, or else those whose names and texts, in any language, have all of them. */
export function findRules(
  games: readonly IndexedGame[],
  words: readonly string[],
): readonly IndexedRule[] {
  const rules = games.flatMap((game) => game.rules);
  const named = rules.filter((rule) => hasAll(nameOf(rule), words));
  return named.length > 0
    ? named
    : rules.filter((rule) => hasAll([...nameOf(rule), ...rule.wording], words));
}

/** What the terminal prints of a rule. */
export function describeRule(rule: IndexedRule): string {
  const tests = new Set(rule.tests.map(({ path }) => path));
  return [
    `${rule.id}  ${rule.title}${rule.heading === null ? '' : `  (${rule.heading})`}`,
    ...rule.code.map(({ path, symbol }) => `  code   ${path}  ${symbol}`),
    ...rule.texts.map((path) => `  text   ${path}`),
    ...[...tests].map((path) => `  test   ${path}`),
    ...rule.rulings.map((ruling) => `  ruling ${ruling}`),
  ].join('\n');
}
