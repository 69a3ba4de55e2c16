import { describe, expect, test } from 'vitest';
import { CONTROLLED, loadScenario, SCOUTED } from '../src/rules/index.ts';
import { BOOK, goodFile, load, type ScenarioFile, tileNamed } from './small-title.ts';

test('a good file is compiled into tables by tile and unit', () => {
  const scenario = load(goodFile());
  const [one, two, three, four] = ['1a', '2a', '3b', '4a'].map(tileNamed);
  expect(scenario).toMatchObject({ id: 'ford', number: 1, provenance: 'own', initiative: 0 });
  expect(scenario.goals).toEqual([{ kind: 'points', value: 3 }, { kind: 'pin' }]);
  expect(scenario.neighbours).toEqual([
    [two, three],
    [],
    [one, three, four],
    [],
    [],
    [one, two, four],
    [two, three],
    [],
  ]);
  expect(scenario.distances[one ?? -1]).toEqual([0, -1, 1, -1, -1, 1, 2, -1]);
  expect(scenario.objectives).toEqual([0, 0, 0, 0, 0, 2, 1, 0]);
  expect(scenario.spawns).toEqual([one, one, four, four]);
  expect(scenario.at).toEqual([one, one, four, four]);
  expect(scenario.control).toEqual([
    ...[CONTROLLED, 0, 0, 0, 0, SCOUTED, 0, 0],
    ...[0, 0, 0, 0, 0, SCOUTED, CONTROLLED, 0],
  ]);
  // Copies are dealt in order: first to the deck, then to the supply.
  expect(scenario.sides[0]).toEqual({
    deck: [0, 1, 2, 4, 6],
    supply: [3, 5, 7],
    cards: [0, 1, 2, 3, 4, 5, 6, 7],
  });
  expect(scenario.radio).toBe(-1);
});

test('a radio stands on a tile; units may start away and enter by squad or by name', () => {
  const file = goodFile();
  file.sides.red = must(file.sides.red, (side) => {
    side.spawn = { '1A': ['a'], '2A': ['guns'] };
    side.units = { '1A': ['rifles'] };
  });
  // The radio's value grows: more points than lie on the board can be asked for.
  const goals = { ...file.goals, red: { kind: 'points', value: 9 } };
  const scenario = load({ ...file, goals, radio: '3B' });
  expect(scenario.radio).toBe(tileNamed('3b'));
  expect(scenario.spawns.slice(0, 2)).toEqual([tileNamed('1a'), tileNamed('2a')]);
  expect(scenario.at.slice(0, 2)).toEqual([tileNamed('1a'), -1]);
});

function must<T>(value: T | undefined, change: (value: T) => void): T {
  if (value === undefined) throw new Error('nothing to change');
  change(value);
  return value;
}

type Red = NonNullable<ScenarioFile['sides']['red']>;
const red = (change: (side: Red) => void) => (file: ScenarioFile) => {
  must(file.sides.red, change);
  return file;
};
const blue = (change: (side: Red) => void) => (file: ScenarioFile) => {
  must(file.sides.blue, change);
  return file;
};
const root = (fields: object) => (file: ScenarioFile) => ({ ...file, ...fields });
const goal = (wanted: unknown) => root({ goals: { red: wanted, blue: { kind: 'pin' } } });
const tiles = (list: readonly unknown[]) => root({ tiles: list });

/** One tile in another place. */
const moved = (name: string, x: number, y: number) => (file: ScenarioFile) => ({
  ...file,
  tiles: file.tiles.map((entry) => ((entry as string[])[0] === name ? [name, x, y] : entry)),
});

type Mistake = readonly [
  name: string,
  spoil: (file: ScenarioFile) => unknown,
  field: string,
  reason: string,
];

const number = 'should be a whole number from';
const NO_DAY = 'should be a day, written 1944-06-15';
const MISTAKES: readonly Mistake[] = [
  ['not an object', () => 'ford', '$', 'should be an object'],
  ['a list', () => [], '$', 'should be an object'],
  ['nothing', () => null, '$', 'should be an object'],
  ['a wrong number', root({ number: 0 }), '$.number', `${number} 1 to 99`],
  ['a broken number', root({ number: 1.5 }), '$.number', `${number} 1 to 99`],
  ['an empty id', root({ id: '' }), '$.id', 'should be a text'],
  ['a number as a text', root({ from: 1944 }), '$.from', 'should be a text'],
  [
    'an unknown source',
    root({ provenance: 'web' }),
    '$.provenance',
    'should be one of rulebook, reconstructed, own',
  ],
  ['no day', root({ from: 'June' }), '$.from', 'should be a day, written 1944-06-15'],
  ['a day that never was', root({ from: '1943-02-29' }), '$.from', NO_DAY],
  ['a day with too much before it', root({ from: 'x1944-06-06' }), '$.from', NO_DAY],
  ['a day with too much behind it', root({ to: '1944-06-07 ' }), '$.to', NO_DAY],
  ['a day before the first', root({ from: '1944-06-00' }), '$.from', NO_DAY],
  ['a leap day in a century', root({ from: '1900-02-29' }), '$.from', NO_DAY],
  ['an end before the beginning', root({ to: '1944-06-05' }), '$.to', 'is before its beginning'],
  ['an unknown side', root({ initiative: 'green' }), '$.initiative', 'should be one of red, blue'],
  ['no goal for a side', root({ goals: { blue: { kind: 'pin' } } }), '$.goals.red', 'is missing'],
  ['an unknown goal', goal({ kind: 'hold' }), '$.goals.red.kind', 'should be one of points, pin'],
  ['points without a number', goal({ kind: 'points' }), '$.goals.red.value', 'is missing'],
  [
    'no points to win',
    goal({ kind: 'points', value: 0 }),
    '$.goals.red.value',
    `${number} 1 to 99`,
  ],
  [
    'more points than there are',
    goal({ kind: 'points', value: 4 }),
    '$.goals.red.value',
    'all objectives together are worth 3',
  ],
  [
    'points that are there from the start',
    (file) => {
      must(file.sides.red, (side) => {
        side.scouted = [];
        side.controlled.push('3B');
      });
      return goal({ kind: 'points', value: 2 })(file);
    },
    '$.goals.red.value',
    'is reached from the start',
  ],
  [
    'an enemy pinned from the start',
    red((side) => Object.assign(side.units, { '1A': ['guns'] })),
    '$.goals.blue',
    'the enemy is pinned from the start',
  ],
  [
    'no cards to draw',
    red((side) => Object.assign(side, { deck: {}, supply: { rifle: 2, gun: 1 } })),
    '$.sides.red.deck',
    'has no cards',
  ],
  [
    'two objectives on one tile',
    root({ objectives: { '3B': 1, '3b': 2 } }),
    '$.objectives.3b',
    'two objectives on 3b',
  ],
  ['tiles that are no list', root({ tiles: {} }), '$.tiles', 'should be a list'],
  ['a tile without a place', tiles([['1A', 0]]), '$.tiles[0]', 'a tile is written [name, x, y]'],
  ['a tile with a name alone', tiles([['1A']]), '$.tiles[0]', 'a tile is written [name, x, y]'],
  ['a tile without anything', tiles([[]]), '$.tiles[0]', 'a tile is written [name, x, y]'],
  ['an unknown tile', tiles([['9A', 0, 1]]), '$.tiles[0][0]', 'no tile is called “9A”'],
  ['a place before the start', tiles([['1A', -2, 1]]), '$.tiles[0][1]', `${number} 0 to 99`],
  [
    'a tile laid twice',
    tiles([
      ['1A', 0, 1],
      ['1A', 2, 0],
    ]),
    '$.tiles[1][0]',
    'tile 1A is laid twice',
  ],
  [
    'both faces of a tile',
    tiles([
      ['1A', 0, 1],
      ['1B', 2, 0],
    ]),
    '$.tiles[1][0]',
    'tile 1B is laid twice',
  ],
  [
    'no tile at all',
    root({ tiles: [], objectives: {} }),
    '$.tiles',
    'the tiles do not fit together (empty)',
  ],
  ['tiles on one another', moved('2A', 1, 1), '$.tiles', 'the tiles do not fit together (overlap)'],
  [
    'tiles out of step',
    moved('4A', 5, 2),
    '$.tiles',
    'the tiles do not fit together (not-staggered)',
  ],
  ['an unknown stagger', root({ stagger: 'hex' }), '$.stagger', 'should be one of cols, rows'],
  [
    'another stagger than the tiles have',
    root({ stagger: 'rows' }),
    '$.tiles',
    'the tiles do not fit together (not-staggered)',
  ],
  [
    'a tile with too much',
    tiles([['1A', 0, 1, 2]]),
    '$.tiles[0]',
    'a tile is written [name, x, y]',
  ],
  ['a field too many', root({ place: 'Ford' }), '$.place', 'is not a field of a scenario'],
  [
    'a third side',
    (file) => ({ ...file, sides: { ...file.sides, green: {} } }),
    '$.sides.green',
    'is not a field of a scenario',
  ],
  [
    'a field too many of a side',
    red((side) => Object.assign(side, { targets: ['1A'] })),
    '$.sides.red.targets',
    'is not a field of a scenario',
  ],
  [
    'points for a side that is to pin',
    goal({ kind: 'pin', value: 3 }),
    '$.goals.red.value',
    'is not a field of a scenario',
  ],
  ['a board in two pieces', moved('4A', 8, 1), '$.tiles', 'the board is in two pieces'],
  [
    'an objective on a tile that is not laid',
    root({ objectives: { '3A': 1 } }),
    '$.objectives.3A',
    'tile 3A is not laid in this scenario',
  ],
  [
    'an objective on an unknown tile',
    root({ objectives: { '7A': 1 } }),
    '$.objectives.7A',
    'no tile is called “7A”',
  ],
  [
    'an objective without value',
    root({ objectives: { '3B': 0 } }),
    '$.objectives.3B',
    `${number} 1 to 9`,
  ],
  [
    'a radio beside the board',
    root({ radio: '3A' }),
    '$.radio',
    'tile 3A is not laid in this scenario',
  ],
  [
    'a marker beside the board',
    red((side) => side.scouted.push('4B')),
    '$.sides.red.scouted[1]',
    'tile 4B is not laid in this scenario',
  ],
  [
    'two markers on a tile',
    red((side) => side.scouted.push('1A')),
    '$.sides.red.controlled[0]',
    'two markers on 1A',
  ],
  [
    'a marker twice',
    red((side) => side.scouted.push('3B')),
    '$.sides.red.scouted[1]',
    'two markers on 3B',
  ],
  [
    'both sides in control',
    red((side) => side.controlled.push('4A')),
    '$.sides.blue.controlled',
    'both sides control 4A',
  ],
  [
    'an unknown spawn marker',
    red((side) => Object.assign(side.spawn, { '1A': ['c'] })),
    '$.sides.red.spawn.1A[0]',
    'no unit enters by a marker “c”',
  ],
  [
    'two ways in',
    red((side) => Object.assign(side.spawn, { '2A': ['guns'] })),
    '$.sides.red.spawn.2A[0]',
    'guns enters in two places',
  ],
  [
    'nowhere to enter',
    red((side) => Object.assign(side.spawn, { '1A': ['a'] })),
    '$.sides.red.spawn',
    'guns has cards and nowhere to enter',
  ],
  [
    'nowhere to enter for the second side',
    blue((side) => Object.assign(side, { spawn: { '4A': ['a'] } })),
    '$.sides.blue.spawn',
    'guns has cards and nowhere to enter',
  ],
  [
    'two ways in for the second side',
    blue((side) => Object.assign(side, { spawn: { '4A': ['all'], '2A': ['guns'] } })),
    '$.sides.blue.spawn.2A[0]',
    'guns enters in two places',
  ],
  [
    'a unit of the second side in two places',
    blue((side) => Object.assign(side, { units: { '4A': ['rifles', 'guns'], '2A': ['guns'] } })),
    '$.sides.blue.units.2A[0]',
    'guns stands in two places',
  ],
  [
    'a unit of the second side without cards',
    blue((side) => Object.assign(side, { deck: { rifle: 1 }, supply: {} })),
    '$.sides.blue.units',
    'guns is on the board and has no cards',
  ],
  [
    'points that the second side has from the start',
    root({ goals: { red: { kind: 'points', value: 3 }, blue: { kind: 'points', value: 1 } } }),
    '$.goals.blue.value',
    'is reached from the start',
  ],
  [
    'an entry beside the board',
    red((side) => Object.assign(side.spawn, { '4B': ['a'] })),
    '$.sides.red.spawn.4B[0]',
    'tile 4B is not laid in this scenario',
  ],
  [
    'an unknown unit',
    red((side) => Object.assign(side.units, { '1A': ['tank'] })),
    '$.sides.red.units.1A[0]',
    'no unit is called “tank”',
  ],
  [
    'a unit in two places',
    red((side) => Object.assign(side.units, { '2A': ['guns'] })),
    '$.sides.red.units.2A[0]',
    'guns stands in two places',
  ],
  [
    'a unit without cards',
    red((side) => Object.assign(side, { deck: { rifle: 1 }, supply: {} })),
    '$.sides.red.units',
    'guns is on the board and has no cards',
  ],
  [
    'an unknown card',
    red((side) => Object.assign(side.deck, { tank: 1 })),
    '$.sides.red.deck.tank',
    'no card is called “tank”',
  ],
  [
    'too many cards in the deck',
    red((side) => Object.assign(side.deck, { chief: 2 })),
    '$.sides.red.deck.chief',
    'there are only 1 cards “chief”',
  ],
  [
    'too many cards with the supply',
    red((side) => Object.assign(side.supply, { rifle: 2 })),
    '$.sides.red.supply.rifle',
    'there are only 3 cards “rifle”',
  ],
  [
    'no copies',
    red((side) => Object.assign(side.deck, { rifle: 0 })),
    '$.sides.red.deck.rifle',
    `${number} 1 to 99`,
  ],
];

describe('whatever is wrong is named by file, field and reason', () => {
  test.each(MISTAKES)('%s', (_name, spoil, field, reason) => {
    expect(loadScenario('ford.json', spoil(goodFile()), BOOK)).toEqual({
      ok: false,
      problem: { file: 'ford.json', field, reason },
    });
  });
});

const FIELDS = ['id', 'number', 'provenance', 'from', 'to', 'initiative', 'goals', 'stagger'];

test.each([...FIELDS, 'tiles', 'objectives', 'sides'])('the field %s is needed', (field) => {
  const { [field as keyof ScenarioFile]: _, ...rest } = goodFile();
  expect(loadScenario('ford.json', rest, BOOK)).toEqual({
    ok: false,
    problem: { file: 'ford.json', field: `$.${field}`, reason: 'is missing' },
  });
});

test.each(['scouted', 'controlled', 'spawn', 'units', 'deck', 'supply'])(
  'the field %s of a side is needed',
  (field) => {
    const file = goodFile();
    const { [field as keyof Red]: _, ...side } = file.sides.blue as Red;
    expect(
      loadScenario('ford.json', { ...file, sides: { ...file.sides, blue: side } }, BOOK),
    ).toEqual({
      ok: false,
      problem: { file: 'ford.json', field: `$.sides.blue.${field}`, reason: 'is missing' },
    });
  },
);
