import { must } from '@bivouac/kernel';
import { formatShare, LANGUAGES, type Language, type RuleTable } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { chanceToHit, isHit } from '@bivouac/undaunted-core';
import { describe, expect, it, test } from 'vitest';
import { BOOK } from '../../src/rules/index.ts';
import { normandyReference } from '../../src/text/reference.ts';

await loadEvery(normandyReference);

const entryOf = (language: Language, id: string) => must(normandyReference.in(language)[id], id);
/** With plain spaces: hard ones are set by the language. */
const tableOf = (language: Language, id: string): RuleTable => {
  const { heads, rows, caption } = must(entryOf(language, id).tables?.[0], id);
  const plain = (cell: string): string => cell.replaceAll('\u00a0', ' ');
  return { caption, heads: heads.map(plain), rows: rows.map((row) => row.map(plain)) };
};
const exampleOf = (language: Language, id: string): string =>
  must(entryOf(language, id).example, id).replaceAll('\u00a0', ' ');

const defenceOf = (unit: string): number =>
  must(
    BOOK.units.find(({ id }) => id === unit),
    unit,
  ).defence;
const diceOf = (card: string, verb: string): number =>
  must(
    must(
      BOOK.kinds.find(({ id }) => id === card),
      card,
    ).acts.find((act) => act.verb === verb),
    verb,
  ).value;

/** A shot of an example: the unit, then what its tile and its distance add; the dice and what they show. */
const SHOTS = [
  {
    rule: 'attack',
    of: ['scouts-a', 1, 1],
    dice: diceOf('gunner-a', 'attack'),
    shown: [3, 7],
    isHit: true,
  },
  {
    rule: 'suppress',
    of: ['riflemen-a', 2, 2],
    dice: diceOf('gunner-a', 'suppress'),
    shown: [1, 4, 6, 9],
    isHit: true,
  },
  {
    rule: 'blast',
    of: ['riflemen-a', 2],
    dice: diceOf('mortar', 'blast'),
    shown: [6],
    isHit: true,
  },
  { rule: 'blast', of: ['scouts-a', 2], dice: diceOf('mortar', 'blast'), shown: [4], isHit: false },
] as const;

describe.each(LANGUAGES)('the worked examples (%s)', (language) => {
  it.each(SHOTS)('add up and tell the odds: $rule at $of', (shot) => {
    const { rule, of, dice, shown } = shot;
    const [unit, ...added] = of;
    const parts = [defenceOf(unit), ...added];
    const total = parts.reduce((sum, part) => sum + part, 0);
    const example = exampleOf(language, rule);
    expect(example).toContain(`${parts.join(' + ')} = ${total}`);
    const odds = formatShare(language, Math.round(chanceToHit({ total, dice }) * 100) / 100);
    expect(example).toContain(odds.replaceAll('\u00a0', ' '));
    expect(shown).toHaveLength(dice);
    for (const face of shown) expect(example).toContain(String(face));
    expect(isHit(shown, total)).toBe(shot.isHit);
  });

  it.each(['defence', 'hills', 'attack', 'suppress', 'blast', 'campaign'])(
    'sums are right: %s',
    (id) => {
      const sums = [...exampleOf(language, id).matchAll(/(\d+(?: [+−] \d+)+) = (\d+)/g)];
      expect(sums.length).toBeGreaterThan(0);
      for (const [, parts = '', total] of sums) {
        const terms = parts
          .replaceAll('−', '-')
          .replaceAll('- ', '-')
          .replaceAll('+ ', '')
          .split(' ');
        expect(
          terms.reduce((sum, term) => sum + Number(term), 0),
          parts,
        ).toBe(Number(total));
      }
    },
  );

  it('stand beside every action of the cards', () => {
    const verbs = new Set(BOOK.kinds.flatMap(({ acts }) => acts.map(({ verb }) => verb)));
    expect(verbs.size).toBe(14);
    for (const verb of verbs) expect(exampleOf(language, verb), verb).toMatch(/\.$/);
  });
});

test('the table of all cards has every card of the box', () => {
  const table = tableOf('en', 'cards');
  expect(table.rows).toEqual([
    ['Platoon Sergeant', '1', '9', 'Bolster 3, Command 2', '–'],
    ['Platoon Guide', '1', '8', 'Bolster 1, Guide 1', '–'],
    ['Squad Leader', '1 in each squad', '7', 'Bolster 2 (own squad), Inspire 1 (own squad)', '–'],
    ['Scout', '3 in each squad', '6', 'Scout 2, Attack 1, Recon, Conceal', '5'],
    ['Rifleman', '5 in each squad', '5', 'Move 1, Attack 1, Control', '4'],
    ['Sniper', '3', '4', 'Stalk 1, Attack 3', '6'],
    ['Machine Gunner', '3 in each squad', '3', 'Move 1, Attack 2, Suppress 4', '4'],
    ['Mortar', '3', '2', 'Move 1, Blast 1, Target', '4'],
    ['Fog of War', '10', '1', '–', '–'],
  ]);
  expect(tableOf('cs', 'cards').rows[0]?.[0]).toBe('Seržant / Feldvébl');
});

test('the tables of odds and of defence say what the rules count', () => {
  const odds = tableOf('en', 'dice');
  expect(odds.heads).toEqual(['Total defence', '1 die', '2 dice', '3 dice', '4 dice']);
  expect(odds.rows.at(0)).toEqual(['4', '70%', '91%', '97%', '99%']);
  expect(odds.rows.at(-1)).toEqual(['10 or more', '10%', '19%', '27%', '34%']);
  const units = tableOf('en', 'defence');
  expect(Object.fromEntries(units.rows.map(([unit, defence]) => [unit, defence]))).toEqual({
    Riflemen: '4',
    Scouts: '5',
    'Machine Gunners': '4',
    Sniper: '6',
    Mortar: '4',
  });
});
