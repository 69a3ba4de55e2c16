import { type Rule, type RuleGame, readGames } from './games.ts';
import { rulingsByRule } from './rulings.ts';
import type { SourceFiles } from './source-files.ts';
import { readTags, type Tag } from './tags.ts';
import { type RuleTest, readTests } from './titles.ts';

/** A rule with everything that names it. */
export interface IndexedRule extends Rule {
  readonly code: readonly Tag[];
  readonly tests: readonly RuleTest[];
  readonly rulings: readonly string[];
}

export interface IndexedGame extends RuleGame {
  readonly rules: readonly IndexedRule[];
}

export interface RuleIndex {
  readonly games: readonly IndexedGame[];
  /** The problems, one line each. */
  readonly problems: readonly string[];
}

export function indexRules(files: SourceFiles): RuleIndex {
  const [tags, tests] = [readTags(files), readTests(files)];
  const games = readGames(files).map((game): IndexedGame => {
    const rulings = rulingsByRule(files, game, tags, tests);
    const rules = game.rules.map((rule) => ({
      ...rule,
      code: tags.filter(({ id }) => id === rule.id),
      tests: tests.filter(({ ids }) => ids.includes(rule.id)),
      rulings: rulings.get(rule.id) ?? [],
    }));
    return { ...game, rules };
  });
  return { games, problems: [...holes(games), ...strangers(games, tags, tests)] };
}

/** Rules without code, test or a text in some language. */
function holes(games: readonly IndexedGame[]): string[] {
  return games.flatMap(({ rules, languages }) =>
    rules.flatMap(({ id, code, texts, tests }) => [
      ...(code.length > 0
        ? []
        : [`${id} has no code: put “@rule ${id}” above what implements it.`]),
      ...(tests.length > 0 ? [] : [`${id} has no test: a title must begin with “${id}: ”.`]),
      ...(languages.length > 0 ? [] : [`${id} has no text.`]),
      ...languages
        .filter((path) => !texts.includes(path))
        .map((path) => `${id} has no text in ${path}.`),
    ]),
  );
}

/** Tags and titles that name a rule which does not exist, and tags above nothing. */
function strangers(
  games: readonly IndexedGame[],
  tags: readonly Tag[],
  tests: readonly RuleTest[],
): string[] {
  const known = new Set(games.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const unknown = (path: string, line: number, id: string): string[] =>
    known.has(id) ? [] : [`${path}:${line} names the unknown rule “${id}”.`];
  return [
    ...tags.flatMap(({ path, line, id, symbol }) => [
      ...unknown(path, line, id),
      ...(symbol === '' ? [`${path}:${line} has a tag with no declaration below it.`] : []),
    ]),
    ...tests.flatMap(({ path, line, ids }) => ids.flatMap((id) => unknown(path, line, id))),
  ];
}
