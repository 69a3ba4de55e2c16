import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { countDice } from '../../src/rules/dice.ts';
import { unitAt } from '../../src/rules/state.ts';
import { napoleonicsReference } from '../../src/text/reference.ts';
import { type Field, hex, stateOf } from '../field.ts';

await loadEvery(napoleonicsReference);

interface Shot {
  readonly kind: string;
  readonly blocks: number;
  readonly isRanged?: boolean;
  readonly moved?: number;
  readonly to?: string;
  readonly target?: string;
  readonly field?: Partial<Field>;
}

/** What the rules count for the position of a worked example. */
function diceOf(shot: Shot): number {
  const from = 'e5';
  const to = shot.to ?? (shot.isRanged ? 'e7' : 'e6');
  const isFrench = shot.kind.startsWith('french');
  const target = shot.target ?? (isFrench ? 'british-line' : 'french-line');
  const { scenario, state } = stateOf({
    ...shot.field,
    allied: isFrench ? { [target]: to } : { [shot.kind]: from },
    french: isFrench ? { [shot.kind]: from } : { [target]: to },
    blocks: { [from]: shot.blocks },
  });
  const unit = unitAt(state.public, hex(from));
  state.public.steps[unit] = shot.moved ?? 0;
  const blow = {
    unit,
    from: hex(from),
    hex: hex(to),
    target: unitAt(state.public, hex(to)),
    isRanged: shot.isRanged ?? false,
    isBonus: false,
  };
  return countDice(scenario, state.public, blow, null);
}

const on = (letter: string, hexes: string): Partial<Field> => ({ map: { [letter]: hexes } });

/** A piece of an example with its number at the end, and the position that it speaks of. */
const EXAMPLES: readonly (readonly [rule: string, sum: string, shot: Shot])[] = [
  ['units', '5', { kind: 'british-line', blocks: 4, isRanged: true }],
  ['units', '2', { kind: 'british-line', blocks: 4, isRanged: true, moved: 1 }],
  ['dice-table', '2', { kind: 'british-rifle', blocks: 2, isRanged: true, moved: 1 }],
  ['ranged', '4 + 1 = 5', { kind: 'french-light', blocks: 4, isRanged: true }],
  ['ranged', '3', { kind: 'french-light', blocks: 3, isRanged: true, moved: 1 }],
  ['artillery', '2', { kind: 'british-foot-artillery', blocks: 3, isRanged: true, to: 'e8' }],
  ['artillery', '4', { kind: 'british-foot-artillery', blocks: 3 }],
  ['artillery', '1', { kind: 'british-horse-artillery', blocks: 3, isRanged: true, to: 'e8' }],
  ['melee', '4', { kind: 'french-heavy-cavalry', blocks: 4, field: on('h', 'e6') }],
  ['battle-back', '2', { kind: 'british-light', blocks: 3, field: on('=', 'e6') }],
  ['combined-arms', '3 + 1 = 4', { kind: 'french-line', blocks: 3 }],
  ['terrain', '4 − 1 − 1 = 2', { kind: 'british-line', blocks: 4, field: on('=', 'e5 e6') }],
  ['forest', '4 + 1 − 1 = 4', { kind: 'french-line', blocks: 4, field: on('f', 'e6') }],
  ['forest', '4 + 1 − 2 = 3', { kind: 'french-heavy-cavalry', blocks: 4, field: on('f', 'e6') }],
  [
    'hill',
    '5 + 1 − 1 = 5',
    { kind: 'british-light', blocks: 5, isRanged: true, field: on('h', 'e7') },
  ],
  ['hill', '5', { kind: 'british-light', blocks: 5, field: on('h', 'e5 e6') }],
  [
    'town',
    '2 − 1 = 1',
    {
      kind: 'british-foot-artillery',
      blocks: 3,
      isRanged: true,
      to: 'e8',
      field: on('t', 'e8'),
    },
  ],
  ['town', '4 + 1 − 2 = 3', { kind: 'french-line', blocks: 4, field: on('t', 'e6') }],
  [
    'field-works',
    '4 − 1 = 3',
    {
      kind: 'british-line',
      blocks: 4,
      field: { ...on('=', 'e5'), works: { e6: ['w', 'nw', 'sw'] } },
    },
  ],
  ['ford', '4 + 1 − 1 = 4', { kind: 'french-line', blocks: 4, field: on('=', 'e5') }],
  ['ford', '3', { kind: 'french-line', blocks: 4, field: on('=', 'e5 e6') }],
  [
    'quarry',
    '4 + 1 = 5',
    { kind: 'british-line', blocks: 4, isRanged: true, field: on('q', 'e7') },
  ],
  ['quarry', '4 − 1 = 3', { kind: 'british-line', blocks: 4, field: on('q', 'e6') }],
  ['leaving-square', '4 + 1 = 5', { kind: 'british-line', blocks: 4, isRanged: true }],
  ['square', '5', { kind: 'french-cuirassier', blocks: 4 }],
  [
    'retire-and-reform',
    'four',
    { kind: 'british-line', blocks: 4, target: 'french-light-cavalry' },
  ],
];

const WORDS: { readonly [word: string]: number } = { four: 4 };

test.each(EXAMPLES)('the example of %s: %s', (rule, sum, shot) => {
  const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
  const { en, cs } = {
    en: plain(napoleonicsReference.in('en')[rule]?.example),
    cs: plain(napoleonicsReference.in('cs')[rule]?.example),
  };
  const last = sum.split(' ').at(-1) ?? '';
  expect(diceOf(shot)).toBe(WORDS[last] ?? Number(last));
  expect(en.toLowerCase()).toContain(sum);
  if (WORDS[last] === undefined) expect(cs).toContain(sum);
});
