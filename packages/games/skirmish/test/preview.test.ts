import { must, odds } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import {
  type Action,
  type FirePreview,
  previewFire,
  skirmish,
  type View,
} from '../src/rules/index.ts';
import { areaOfName, fifeInTheMill } from './positions.ts';

const action = (line: string): Action => {
  const parsed = skirmish.notation.parse(line);
  return must(parsed.ok ? parsed.value : undefined, line);
};
const fire = (view: View, line: string): FirePreview =>
  must(previewFire(view, action(line)) ?? undefined, line);

test('cover makes fire harder, part by part', () => {
  const view = fifeInTheMill().view('blue');
  expect(fire(view, 'attack village')).toEqual({
    area: areaOfName('village'),
    throws: [
      {
        dice: 2,
        sides: 6,
        modifiers: [
          { source: 'base', value: 4 },
          { source: 'cover', value: 1 },
        ],
        total: 5,
      },
    ],
    outcomes: [
      { key: 'hits-0', weight: 16 },
      { key: 'hits-1', weight: 16 },
      { key: 'hits-2', weight: 4 },
    ],
    total: 36,
  });
});

test('an ambush is fired at the area of the attacker', () => {
  const t = fifeInTheMill();
  t.play('blue', 'attack village');
  expect(fire(t.view('red'), 'ambush')).toMatchObject({
    area: areaOfName('mill'),
    throws: [{ total: 4 }],
    outcomes: [{ weight: 9 }, { weight: 18 }, { weight: 9 }],
  });
});

test('an action without dice has no preview', () => {
  const view = fifeInTheMill().view('blue');
  expect(previewFire(view, action('march to ford'))).toBeNull();
  expect(previewFire(view, action('halt'))).toBeNull();
});

test('the odds of an ambush are those of its own shot, not of the fire that is returned', () => {
  const t = fifeInTheMill();
  t.play('blue', 'attack village');
  const view = t.view('red');
  const { outcomes, total } = fire(view, 'ambush');
  const counted = odds(skirmish, view, action('ambush'));
  expect(counted.isCounted).toBe(true);
  for (const { key, weight } of outcomes) {
    expect(counted.outcomes.find((one) => one.key === key)?.chance).toBeCloseTo(weight / total, 10);
  }
});
