import { LANGUAGES, type Language, type RuleTable } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { describe, expect, test } from 'vitest';
import { KINDS, NATIONS } from '../src/rules/data/kinds.ts';
import { TERRAINS } from '../src/rules/data/terrain.ts';
import { countDice } from '../src/rules/dice.ts';
import { CARDS } from '../src/rules/index.ts';
import { unitAt } from '../src/rules/state.ts';
import { napoleonicsReference } from '../src/text/reference.ts';
import { hex, stateOf } from './field.ts';

await loadEvery(napoleonicsReference);

/** Without the spaces that a printer would set. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const tablesOf = (rule: string, language: Language = 'en'): readonly RuleTable[] =>
  (napoleonicsReference.in(language)[rule]?.tables ?? []).map(({ caption, heads, rows }) => ({
    caption: plain(caption),
    heads: heads.map(plain),
    rows: rows.map((row) => row.map(plain)),
  }));

/** A row without its name, by that name. */
const cells = (rule: string, table: number, name: string): readonly string[] =>
  tablesOf(rule)
    [table]?.rows.find(([first]) => first === name)
    ?.slice(1) ?? [];

/** The dice that the rules count for a unit in the open, from full strength down to its last block. */
function counted(kind: string, isRanged: boolean, moved: number): string {
  const isFrench = kind.startsWith('french');
  const to = isRanged ? 'e7' : 'e6';
  const target = isFrench ? 'british-line' : 'french-line';
  const full = KINDS.find(({ id }) => id === kind)?.blocks ?? 0;
  const dice = Array.from({ length: full }, (_, lost) => {
    const { scenario, state } = stateOf({
      allied: isFrench ? { [target]: to } : { [kind]: 'e5' },
      french: isFrench ? { [kind]: 'e5' } : { [target]: to },
      blocks: { e5: full - lost },
    });
    const unit = unitAt(state.public, hex('e5'));
    state.public.steps[unit] = moved;
    const blow = {
      unit,
      from: hex('e5'),
      hex: hex(to),
      target: unitAt(state.public, hex(to)),
      isRanged,
      isBonus: false,
    };
    return countDice(scenario, state.public, blow, null);
  });
  return dice.join(' ');
}

describe('napoleonics/units', () => {
  test('each nation’s table lists its units as the national tables have them', () => {
    expect(tablesOf('units').map(({ rows }) => rows.length)).toEqual(
      NATIONS.map((nation) => KINDS.filter((kind) => kind.nation === nation).length),
    );
    expect(cells('units', 0, 'Line infantry')).toEqual([
      '4',
      '1',
      '2',
      '0',
      '0',
      '0, against infantry +1',
      '0',
      '–',
    ]);
    expect(cells('units', 0, 'Old Guard').slice(0, 7)).toEqual([
      '4',
      '1',
      '2',
      '+1',
      '+1',
      '+2',
      '2',
    ]);
    expect(cells('units', 1, 'Rifles')).toEqual([
      '3',
      '2 / 1',
      '3',
      '+1',
      '+1',
      '0',
      '0',
      'sabres miss, battles on entering forest',
    ]);
    expect(cells('units', 1, 'Foot artillery').slice(0, 5)).toEqual([
      '3',
      '1 / 0',
      '5',
      'by distance',
      'by distance',
    ]);
    expect(cells('units', 2, 'Militia').at(-1)).toBe('sabres miss, 3 hexes of retreat per flag');
  });
});

describe('napoleonics/dice-table', () => {
  const rows = NATIONS.flatMap((nation, table) =>
    KINDS.filter((kind) => kind.nation === nation && kind.guns === null).map(
      (kind, row) => [kind.id, kind.range, table, row] as const,
    ),
  );

  test.each(rows)('says of %s what the rules count', (kind, range, table, row) => {
    const [, still, moved, melee] = tablesOf('dice-table')[table]?.rows[row] ?? [];
    expect(still).toBe(range === 0 ? '–' : counted(kind, true, 0));
    expect(moved).toBe(range === 0 ? '–' : counted(kind, true, 1));
    // Against infantry, where that makes a difference.
    expect(melee?.split('against infantry ').at(-1)).toBe(counted(kind, false, 0));
  });
});

test('napoleonics/die: two faces of infantry, one of each other symbol', () => {
  const [table] = tablesOf('die');
  expect(table?.rows.map(([face, count]) => [face, count])).toEqual([
    ['Infantry', '2'],
    ['Cavalry', '1'],
    ['Artillery', '1'],
    ['Flag', '1'],
    ['Sabres', '1'],
  ]);
});

test('napoleonics/artillery: the table of ranges has what the rulebook prints', () => {
  expect(cells('artillery', 0, 'Foot artillery, 3 or 2 blocks')[0]).toBe('4');
  expect(cells('artillery', 0, 'Foot artillery, 1 block')[0]).toBe('3');
  expect(cells('artillery', 0, 'Horse artillery, 3 or 2 blocks').slice(0, 3)).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect(cells('artillery', 0, 'Horse artillery, 3 or 2 blocks, moved 1 hex')).toEqual([
    '3',
    '2',
    '1',
    '0',
    '–',
  ]);
});

test('napoleonics/terrain: every terrain has its row, and fords cost a die in melee only', () => {
  const [table] = tablesOf('terrain');
  expect(table?.rows).toHaveLength(TERRAINS.length + 2);
  expect(cells('terrain', 0, 'Ford')).toEqual([
    'stop',
    'fire 0 / 0 / 0; melee −1 / −1 / −1',
    '−1 / −1 / −1',
    'no',
    'no',
  ]);
  expect(cells('terrain', 0, 'Forest')).toEqual([
    'stop, only light infantry battles',
    '−1 / −2 / −1',
    '0 / −2 / −1',
    'yes',
    'yes',
  ]);
  expect(cells('terrain', 0, 'River')).toEqual(['closed', '–', '–', 'no', '–']);
  expect(cells('terrain', 0, 'From hill to hill')[1]).toBe('fire −1 / 0 / 0; melee 0 / 0 / 0');
});

test.each(LANGUAGES)('every card stands in one of two tables with its text (%s)', (language) => {
  const rows = ['command-card', 'tactic-cards'].flatMap((rule) =>
    tablesOf(rule, language).flatMap(({ rows }) => rows),
  );
  expect(rows.map(([, copies]) => copies)).toEqual(CARDS.map(({ copies }) => `${copies}`));
  for (const [title, , text] of rows) expect(`${title}${text}`).not.toContain('undefined');
});

test.each(LANGUAGES)(
  'every rule has a worked example, and none repeats another (%s)',
  (language) => {
    const entries = Object.values(napoleonicsReference.in(language));
    for (const { title, example } of entries)
      expect([title, example ?? '']).not.toEqual([title, '']);
    expect(new Set(entries.map(({ example }) => example)).size).toBe(entries.length);
  },
);
