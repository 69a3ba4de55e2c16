import type { RuleEntry, RuleReference, RuleTable } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns, readingWidth, wrap } from '../output/columns.ts';
import { plain } from './words.ts';

/**
 * The rule `current`, which the present decision is about; or the one whose title holds the wanted words, or
 * else the titles of all.
 */
export function ruleLines(
  wanted: string,
  current: string,
  rules: RuleReference,
  context: Context,
): readonly string[] {
  const { text } = context;
  const titles = Object.values(rules).map(({ title }) => title);
  if (titles.length === 0) return [text.play.noRules];
  const found = wanted === '' ? rules[current] : findRule(wanted, rules);
  if (found === undefined) {
    return [text.play.rulesThere, ...wrap(titles.join(', '), readingWidth())];
  }
  return entryLines(found, context);
}

function entryLines(entry: RuleEntry, { output, text }: Context): readonly string[] {
  const { title, example, tables = [] } = entry;
  return [
    output.heading(title),
    ...wrap(entry.text, readingWidth()),
    ...(example === undefined ? [] : wrap(text.play.ruleExample({ example }), readingWidth())),
    ...tables.flatMap(tableLines),
  ];
}

const tableLines = ({ caption, heads, rows }: RuleTable): readonly string[] => [
  '',
  caption,
  ...columns([heads, ...rows]).map((line) => `  ${line}`),
];

function findRule(wanted: string, rules: RuleReference): RuleEntry | undefined {
  const entries = Object.values(rules);
  const words = plain(wanted);
  return (
    entries.find(({ title }) => plain(title) === words) ??
    entries.find(({ title }) => plain(title).includes(words))
  );
}
