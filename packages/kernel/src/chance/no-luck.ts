import type { Chance } from './chance.ts';

/** Thrown when a match that has no seed is asked for more luck than its record holds. */
export class NoLuckLeft extends Error {}

/** The chance of a match that was replayed without its seed: it can go on until luck is needed. */
export function noLuck(): Chance {
  const refuse = (): never => {
    throw new NoLuckLeft('the record tells no seed');
  };
  return { die: refuse, dice: refuse, pick: refuse, shuffle: refuse };
}
