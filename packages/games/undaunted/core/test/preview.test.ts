import { certain, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import {
  chanceToHit,
  FACES,
  gistOf,
  otherShots,
  type PlannedShot,
  type PlayVars,
  planned,
  previewLater,
  previewShots,
} from '../src/rules/index.ts';
import { type NoExtra, smallGame } from './small-title.ts';

const shot = (total: number, dice: number): PlannedShot =>
  planned(
    { verb: 'attack', unit: 0, target: 2, ground: null, tile: 3 },
    [
      { source: 'base', value: total - 1 },
      { source: 'cover', value: 1 },
    ],
    dice,
  );

describe('the preview of shots', () => {
  test('counts the faces that hit; a 0 always does', () => {
    expect(FACES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    expect(chanceToHit({ total: 7, dice: 2 })).toBeCloseTo(0.64, 12);
    expect(chanceToHit({ total: 30, dice: 1 })).toBeCloseTo(0.1, 12);
  });

  test('has the sum, the dice and the exact weights of one shot', () => {
    expect(previewShots([shot(7, 2)])).toMatchObject({
      shots: [{ total: 7, dice: 2 }],
      throws: [{ dice: 2, sides: 10, total: 7, modifiers: [{ value: 6 }, { value: 1 }] }],
      outcomes: [
        { key: 'hit', weight: 16 },
        { key: 'miss', weight: 9 },
      ],
      total: 25,
    });
  });

  test('leaves out what cannot happen: every die hits, or there is none', () => {
    expect(previewShots([shot(1, 2)]).outcomes).toEqual([{ key: 'hit', weight: 1 }]);
    expect(previewShots([shot(7, 0)]).outcomes).toEqual([{ key: 'miss', weight: 1 }]);
  });

  test('fires the next shot only when the one before has missed', () => {
    const { outcomes, total } = previewShots([shot(6, 1), shot(9, 1)]);
    // One in two, then one in five.
    expect(outcomes).toEqual([
      { key: 'hit', weight: 5 },
      { key: 'miss hit', weight: 1 },
      { key: 'miss miss', weight: 4 },
    ]);
    expect(total).toBe(10);
  });

  test('throws nothing as long as the order of the shots is open', () => {
    const later = previewLater([shot(6, 1), shot(9, 1)]);
    expect(later).toMatchObject(certain('no-shot'));
    expect(later.shots).toHaveLength(2);
  });
});

test('the gist is what came of the shots at the first target', () => {
  const fired = (target: number, isHit: boolean) => ({ type: 'fired', target, isHit });
  const atGround = { type: 'firedAt', isHit: true };
  expect(gistOf([{ type: 'cardLaid' }])).toBe('no-shot');
  expect(gistOf([{ type: 'cardLaid' }, fired(3, false), fired(3, true)])).toBe('miss hit');
  expect(gistOf([fired(3, true), fired(4, false)])).toBe('hit');
  expect(gistOf([atGround, atGround])).toBe('hit');
});

describe('other shots of the same card', () => {
  const card = (acts: readonly { verb: string; value: number }[]) => {
    const { game, rules } = smallGame();
    const io = { chance: seededChance(seedFromPhrase('other')), emit: () => undefined };
    const setup = { scenario: 'ford', options: { discard: 'open' } };
    const { public: part } = game.setup(setup, io);
    const kinds = rules.kinds.map((kind) => ({
      ...kind,
      acts: acts.map((act) => ({ ...act, isOwnSquad: false })),
    }));
    const play = { kind: rules.fog, seat: 0, unit: 0 } as unknown as PlayVars;
    return { rules: { ...rules, kinds }, part, play: { ...play, verb: 'attack' } };
  };
  const ACTS = [
    { verb: 'attack', value: 1 },
    { verb: 'suppress', value: 4 },
    { verb: 'move', value: 2 },
  ];

  test('are those of its other acts that fire at one target, with their own dice', () => {
    const { rules, part, play } = card(ACTS);
    const others = otherShots<NoExtra>(rules, part, play, shot(7, 1));
    expect(others).toMatchObject([{ verb: 'suppress', unit: 0, target: 2, dice: 4 }]);
    expect(others).toHaveLength(1);
  });

  test('are none where the title does not let them aim at it', () => {
    const { rules, part, play } = card(ACTS);
    const title = { ...rules.title, targets: () => [3] };
    expect(otherShots<NoExtra>({ ...rules, title }, part, play, shot(7, 1))).toEqual([]);
  });
});
