import { describe, expect, test } from 'vitest';
import { type Book, loadScenario } from '../src/rules/index.ts';
import { BOOK, goodFile, load, type ScenarioFile, tileNamed } from './small-title.ts';

// What a scenario file may say, and what a title adds to it. Mistakes are in load-scenario.test.ts.

type Side = NonNullable<ScenarioFile['sides']['red']>;

function change(side: Side | undefined, by: (side: Side) => void): void {
  if (side === undefined) throw new Error('nothing to change');
  by(side);
}

test.each(['1944-02-29', '2000-02-29', '1944-06-01', '1944-06-30'])(
  'the day %s is in the calendar',
  (day) => {
    expect(load({ ...goodFile(), from: day, to: day }).from).toBe(day);
  },
);

test('tables do not depend on the order in which a file names tiles and cards', () => {
  const file = goodFile();
  const backwards = (list: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(list).toReversed());
  change(file.sides.red, (side) => {
    side.deck = backwards(side.deck);
    side.supply = backwards(side.supply);
  });
  const { layout: _, ...other } = load({ ...file, tiles: file.tiles.toReversed() });
  expect(load(goodFile())).toMatchObject(other);
});

test('a marker may name a unit twice on its tile; a unit without cards stays away and enters nowhere', () => {
  const file = goodFile();
  change(file.sides.red, (side) => {
    side.spawn = { '1A': ['a', 'rifles'] };
    side.units = { '1A': ['rifles'] };
    side.deck = { rifle: 1 };
    side.supply = {};
  });
  const scenario = load(file);
  expect(scenario.spawns.slice(0, 2)).toEqual([tileNamed('1a'), -1]);
  expect(scenario.at.slice(0, 2)).toEqual([tileNamed('1a'), -1]);
});

test('a radio on the first tile raises its objective as well', () => {
  const goals = { ...goodFile().goals, red: { kind: 'points', value: 9 } };
  expect(load({ ...goodFile(), goals, radio: '1A' }).radio).toBe(0);
});

describe('what a title adds to its files', () => {
  const read = (book: Partial<Book>, file: unknown = goodFile()) =>
    loadScenario('ford.json', file, { ...BOOK, ...book });
  const problem = (field: string, reason: string) => ({
    ok: false,
    problem: { file: 'ford.json', field, reason },
  });

  test('a mistake of the program is no mistake of the file', () => {
    const readMore = (): never => {
      throw new TypeError('a mistake');
    };
    expect(() => read({ readMore })).toThrow(TypeError);
  });

  test('a side is pinned by the loss of its riflemen, whatever their place among its units', () => {
    const [rifles, guns] = BOOK.units;
    if (rifles === undefined || guns === undefined) throw new Error('two units');
    const units = [
      { ...rifles, isRiflemen: false },
      { ...guns, isRiflemen: true },
    ];
    expect(read({ units })).toMatchObject({ ok: true });
  });

  test('where counters do not come back, no file names places to enter, and who has cards is on the board', () => {
    const file = goodFile();
    for (const side of [file.sides.red, file.sides.blue]) {
      if (side !== undefined) Reflect.deleteProperty(side, 'spawn');
    }
    const loaded = read({ isWithoutSpawns: true }, file);
    expect(loaded.ok && loaded.value.spawns).toEqual([-1, -1, -1, -1]);
    change(file.sides.red, (side) => {
      side.units = { '1A': ['rifles'] };
    });
    expect(read({ isWithoutSpawns: true }, file)).toEqual(
      problem('$.sides.red.units', 'guns has cards and is not on the board'),
    );
  });

  const goals: Book['goals'] = ['points', 'pin', 'escape'];
  const escaping = (value: number, who: string) => ({
    ...goodFile(),
    goals: { red: { kind: 'escape', value, who: [who] }, blue: { kind: 'pin' } },
  });

  test('a goal names units of the title', () => {
    const furtherReach = () => ({ most: 2, held: 0 });
    expect(read({ goals, furtherReach }, escaping(1, 'guns'))).toMatchObject({ ok: true });
    expect(read({ goals, furtherReach }, escaping(1, 'tanks'))).toEqual(
      problem('$.goals.red.who[0]', 'no unit is called “tanks”'),
    );
  });

  test('what lies on the map does not count for another goal', () => {
    const furtherReach = () => ({ most: 1, held: 0 });
    expect(read({ goals, furtherReach }, escaping(2, 'guns'))).toEqual(
      problem('$.goals.red.value', 'only 1 could count'),
    );
  });

  test('what a side has besides counts with what it controls', () => {
    const furtherReach = () => ({ most: 9, held: 3 });
    expect(read({ furtherReach })).toEqual(
      problem('$.goals.red.value', 'is reached from the start'),
    );
  });
});
