import type { Chance, Draw } from './chance.ts';
import { expectedChance, UnexpectedDraw } from './expected.ts';

/** Chance for tests: results by name, in order. A wrong, missing or left-over draw is an error. */
export interface ScriptedChance extends Chance {
  /** `scripted.dice('combat', 6, [5, 2])`: the next throw named so gives these faces. */
  expectDice(why: string, sides: number, faces: readonly number[]): void;
  expectPick(why: string, count: number, index: number): void;
  /** The named items come first, the rest follow in ascending order. */
  expectShuffle(why: string, size: number, first: readonly number[]): void;
  /** The draws that were scripted and never asked for. */
  leftOver(): readonly Draw[];
}

export function scriptedChance(): ScriptedChance {
  const queue: Draw[] = [];
  const chance = expectedChance({
    next: () => queue.shift(),
    arrange(items, wanted, why) {
      const rest = items.slice().sort((x, y) => x - y);
      for (const item of wanted) {
        const at = rest.indexOf(item);
        if (at < 0) {
          throw new UnexpectedDraw(`${why} of ${items.join(' ')}`, `the item ${item} on top`);
        }
        rest.splice(at, 1);
      }
      return [...wanted, ...rest];
    },
  });
  return {
    ...chance,
    expectDice: (why, sides, faces) =>
      queue.push({ why, kind: 'dice', size: sides, result: faces }),
    expectPick: (why, count, index) =>
      queue.push({ why, kind: 'pick', size: count, result: [index] }),
    expectShuffle: (why, size, first) => queue.push({ why, kind: 'shuffle', size, result: first }),
    leftOver: () => queue.slice(),
  };
}
