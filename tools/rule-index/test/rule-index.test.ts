import { describe, expect, it } from 'vitest';
import { describeRule, findRules } from '../src/find-rules.ts';
import { renderPage } from '../src/page.ts';
import { indexRules } from '../src/rule-index.ts';
import { idsOf } from '../src/titles.ts';

const GAME = 'packages/games/chess';

/** A game with the rules `castling` and `check`; everything names both. */
const COMPLETE: { readonly [path: string]: string } = {
  'src/text/rule-sources.ts': `export const RULE_SOURCES = { castling: 'Rošáda', check: null } as const;`,
  'src/text/en/rule-titles.ts': `export const ruleTitles: RuleWords = {
    castling: 'Castling',
    check: 'Check',
  };`,
  'src/text/en/rules.ts': `export const rules: RuleWords = {
    castling: { text: 'King and rook.', example: 'To g1.' },
    check: 'The king.',
  };`,
  'src/rules/moves.ts': `
    /**
     * King and rook (ruling C-2).
     * @rule chess/castling
     * @rule chess/check
     */
    export const castle = () => 0;`,
  'test/moves.test.ts': `
    describe('chess/castling', () => {
      test('moves two pieces (C-3)', () => {});
    });
    test.each([1])('chess/check: attacks the king %i', () => {});`,
};

/** The index of that game with some of its files changed; an empty text leaves a file out. */
function indexOf(changed: { readonly [path: string]: string } = {}) {
  const files = Object.entries({ ...COMPLETE, ...changed }).filter(([, text]) => text !== '');
  return indexRules(new Map(files.map(([path, text]) => [`${GAME}/${path}`, text])));
}

describe('the index', () => {
  it('joins heading, title, code and tests of a rule', () => {
    const { games, problems } = indexOf();
    expect(problems).toEqual([]);
    expect(games[0]?.rules).toMatchObject([
      { id: 'chess/castling', heading: 'Rošáda', title: 'Castling', code: [{ symbol: 'castle' }] },
      { id: 'chess/check', heading: null, tests: [{ title: 'chess/check: attacks the king %i' }] },
    ]);
  });

  it('takes members, functions and types as symbols', () => {
    const above = (line: string) =>
      indexOf({ 'src/rules/moves.ts': `/** @rule chess/castling chess/check */\n${line}` });
    for (const line of [
      '  castle(a, b) {',
      'castle: 3,',
      'export function castle<X>(',
      'castle,',
    ]) {
      expect(above(line).games[0]?.rules[1]?.code).toMatchObject([{ symbol: 'castle' }]);
    }
  });

  it('finds rulings by cited symbol, comment and test title', () => {
    const rulings = `
**C-1 — Cited?** Code: \`src/rules/moves.ts\` (\`castle\`).
**C-2 — In the comment?** Yes.
**C-3 — In a title?** Yes.
**C-4 — Elsewhere?** Code: \`src/rules/other.ts\` (\`castle\`).`;
    const [castling, check] = indexOf({ 'RULINGS.md': rulings }).games[0]?.rules ?? [];
    expect(castling?.rulings).toEqual(['C-1', 'C-2', 'C-3']);
    expect(check?.rulings).toEqual(['C-1', 'C-2']);
  });

  it('reads the table form of RULINGS.md too', () => {
    const rulings = '| no. | question |\n| --- | --- |\n| C-3 | Which? |';
    expect(indexOf({ 'RULINGS.md': rulings }).games[0]?.rules[0]?.rulings).toEqual(['C-3']);
  });
});

describe('problems', () => {
  it.each([
    [
      'a rule without code',
      { 'src/rules/moves.ts': '/** @rule chess/check */\nconst a = 1;' },
      'chess/castling has no code: put “@rule chess/castling” above what implements it.',
    ],
    [
      'a rule without a test',
      { 'test/moves.test.ts': `test('chess/check: attacks', () => {});` },
      'chess/castling has no test: a title must begin with “chess/castling: ”.',
    ],
    [
      'a rule without a text in some language',
      { 'src/text/cs/rules.ts': `export const rules = { castling: 'Král a věž.' };` },
      `chess/check has no text in ${GAME}/src/text/cs/rules.ts.`,
    ],
    [
      'a tag that names an unknown rule',
      { 'src/rules/more.ts': '/** @rule chess/castle */\nconst a = 1;' },
      `${GAME}/src/rules/more.ts:1 names the unknown rule “chess/castle”.`,
    ],
    [
      'a title that names an unknown rule',
      { 'test/more.test.ts': `\ntest('chess/mate: ends the game', () => {});` },
      `${GAME}/test/more.test.ts:2 names the unknown rule “chess/mate”.`,
    ],
    [
      'a tag above no declaration',
      { 'src/rules/more.ts': '/** @rule chess/check */\n' },
      `${GAME}/src/rules/more.ts:1 has a tag with no declaration below it.`,
    ],
  ])('%s', (_what, changed, problem) => {
    expect(indexOf(changed).problems).toEqual([problem]);
  });

  it('tests of texts and of the table do not count', () => {
    const test = `test('chess/castling chess/check: reads well', () => {});`;
    const { problems } = indexOf({ 'test/moves.test.ts': '', 'test/text/texts.test.ts': test });
    expect(problems).toHaveLength(2);
  });
});

describe('a title', () => {
  it.each([
    ['chess/castling: moves two pieces', ['chess/castling']],
    ['chess/castling chess/check: at once', ['chess/castling', 'chess/check']],
    ['chess/castling', ['chess/castling']],
    ['the and/or of a task: both', []],
    ['castling: moves two pieces', []],
  ])('“%s” names %j', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });
});

describe('a search', () => {
  const find = (...words: string[]) => findRules(indexOf().games, words).map(({ id }) => id);

  it.each([
    ['the English title', ['castling'], ['chess/castling']],
    ['the Czech heading without diacritics', ['rosada'], ['chess/castling']],
    ['words of the text where no name has them', ['king', 'rook'], ['chess/castling']],
    ['words of the example', ['g1'], ['chess/castling']],
    ['the word “example”, which is no rule', ['example'], []],
    ['a word of several texts', ['king'], ['chess/castling', 'chess/check']],
    ['nothing that any rule has', ['king', 'pawn'], []],
  ])('by %s', (_what, words, ids) => {
    expect(find(...words)).toEqual(ids);
  });

  it('tells where code, text and tests of the rule are', () => {
    const [castling] = findRules(indexOf().games, ['castling']);
    if (castling === undefined) throw new Error('not found');
    expect(describeRule(castling).split('\n')).toEqual([
      'chess/castling  Castling  (Rošáda)',
      `  code   ${GAME}/src/rules/moves.ts  castle`,
      `  text   ${GAME}/src/text/en/rules.ts`,
      `  test   ${GAME}/test/moves.test.ts`,
    ]);
  });
});

it('renders a page that depends on nothing but the files', () => {
  const [game] = indexOf().games;
  const [again] = indexOf().games;
  if (game === undefined || again === undefined) throw new Error('no game');
  expect(renderPage(game)).toBe(renderPage(again));
  expect(renderPage(game)).toContain('[chess/moves.ts#castle][chess/moves.ts]');
  expect(renderPage(game)).toContain(`\n[chess/moves.ts]: ../../${GAME}/src/rules/moves.ts\n`);
});
