import type { Name, Phrase } from '@bivouac/text';
import { countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';

const POINT = { one: 'point', other: 'points' };
const DIE = { one: 'die', other: 'dice' };

/** What only the tables of Undaunted say: tasks and shots. */
export const words = {
  goals: {
    all: 'Tasks',
    yours: 'Your task',
    theirs: 'Their task',
    of: (p: { side: string }) => `Task (${p.side})`,
    points: (p: { value: number }) => `Control objectives worth ${countEn(p.value, POINT)}`,
    raze: (p: { value: number }) => `Destroy structures worth ${countEn(p.value, POINT)}`,
    guard: (p: { value: number }) =>
      `Control tiles with structures worth ${countEn(p.value, POINT)}`,
    pin: 'Pin the enemy: leave no enemy Riflemen on the map',
    escape: (p: { value: number; who: string }) => `Escape from the map: ${p.value} (${p.who})`,
    neutralize: (p: { value: number; who: string }) => `Eliminate enemies: ${p.value} (${p.who})`,
    counted: { soldiers: 'soldiers', vehicles: 'vehicles', both: 'soldiers and vehicles' },
  },
  shot: {
    at: (p: { act: string; target: string }) => `${p.act}: ${p.target}`,
    base: 'base',
    cover: 'cover',
    range: 'range',
    smoke: 'smoke',
    needed: 'on a die',
    dice: (p: { count: number }) => countEn(p.count, DIE),
    thrown: 'rolled',
    none: 'Choose a target to see the odds.',
    oneOf: (p: { count: number }) =>
      p.count === 1
        ? 'A 0 always hits.'
        : `One of ${countEn(p.count, DIE)} is enough. A 0 always hits.`,
    costAttack: (p: { target: Name }) =>
      `A hit on ${the(p.target)} removes one of the unit’s cards from the game, or its counter if there’s no card to remove.`,
    costSuppress: (p: { target: Name }) =>
      `A hit suppresses ${the(p.target)}: the next card played for that unit only makes it ready.`,
    costAlready: (p: { target: Name }) =>
      `${The(p.target)} ${verb(p.target, 'is', 'are')} already suppressed: a hit changes nothing.`,
    aims: (p: { unit: Name; target: Name }) =>
      `${The(p.unit)} ${verb(p.unit, 'aims', 'aim')} at ${the(p.target)}.`,
    aimsAt: (p: { unit: Name; place: Phrase }) =>
      `${The(p.unit)} ${verb(p.unit, 'aims', 'aim')} at ${p.place}.`,
    fireOr: 'Fire, or choose another target.',
    fire: (p: { count: number }) => `Fire: ${countEn(p.count, DIE)}`,
    demolishOr: 'Set off the charge, or choose another target.',
    demolish: (p: { count: number }) => `Demolish: ${countEn(p.count, DIE)}`,
    blast: (p: { target: string }) => `Blast: ${p.target}`,
    chance: (p: { share: string }) => `chance ${p.share}`,
    own: 'own unit',
  },
};
