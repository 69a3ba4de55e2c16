import type { RuleGame } from './games.ts';
import type { SourceFiles } from './source-files.ts';
import type { Tag } from './tags.ts';
import type { RuleTest } from './titles.ts';

const start = /^(?:\*\*|\| )([A-Z]-\d+)\b/;

/** The rulings of a game: number to text, in their order. Both forms of RULINGS.md are read. */
function readRulings(text: string): Map<string, string> {
  const rulings = new Map<string, string>();
  let number: string | undefined;
  for (const line of text.split('\n')) {
    number = start.exec(line)?.[1] ?? number;
    if (number !== undefined) rulings.set(number, `${rulings.get(number) ?? ''}${line}\n`);
  }
  return rulings;
}

/** Files and names that a ruling cites as its code: “`src/rules/orders.ts` (`fitsSections`)”. */
function citedSymbols(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.ts)`\s+\(([^)]*)\)/g)].flatMap(([, path, names = '']) =>
    (names.match(/`\w+`/g) ?? []).map((name) => `${path}#${name.slice(1, -1)}`),
  );
}

/**
 * The rulings that concern each rule of a game. A ruling does if it names the rule id or cites a
 * symbol that is tagged with it, or if a tag's comment or a test title of the rule cites the ruling.
 */
export function rulingsByRule(
  files: SourceFiles,
  game: RuleGame,
  tags: readonly Tag[],
  tests: readonly RuleTest[],
): ReadonlyMap<string, readonly string[]> {
  const rulings = readRulings(files.get(`${game.folder}/RULINGS.md`) ?? '');
  const order = [...rulings.keys()];
  const symbols = new Map(order.map((number) => [number, citedSymbols(rulings.get(number) ?? '')]));
  return new Map(
    game.rules.map(({ id }) => {
      const own = tags.filter((tag) => tag.id === id);
      const cited = new Set([
        ...own.flatMap((tag) => tag.rulings),
        ...tests.flatMap((test) => (test.ids.includes(id) ? test.rulings : [])),
      ]);
      const concerns = (number: string): boolean =>
        cited.has(number) ||
        new RegExp(`\\b${id}\\b(?!-)`).test(rulings.get(number) ?? '') ||
        own.some(({ path, symbol }) =>
          symbols.get(number)?.some((place) => `/${path}#${symbol}`.endsWith(`/${place}`)),
        );
      return [id, order.filter(concerns)];
    }),
  );
}
