import { nth } from '../ids.ts';
import type { Chance, Draw, DrawKind } from './chance.ts';

/** Thrown when a game asks for another draw than the list holds; carries both for the report. */
export class UnexpectedDraw extends Error {
  readonly asked: string;
  readonly expected: string;

  constructor(asked: string, expected: string) {
    super(`the game asked for ${asked}, the list has ${expected}`);
    this.asked = asked;
    this.expected = expected;
  }
}

/** How a list of expected draws answers: the shape that scripts and records share. */
export interface ExpectedDraws {
  /** The next draw, or `undefined` at the end of the list. */
  next(): Draw | undefined;
  /** Completes a shuffle's result; throws if it cannot be one of these items. */
  arrange(items: readonly number[], wanted: readonly number[], why: string): readonly number[];
}

/** Chance that gives listed results and refuses any draw the list does not expect. */
export function expectedChance(list: ExpectedDraws): Chance {
  const take = (kind: DrawKind, size: number, count: number, why: string): readonly number[] => {
    const asked = `${why} (${kind} of ${size}${count > 1 ? `, ${count} at once` : ''})`;
    const draw = list.next();
    if (draw === undefined) throw new UnexpectedDraw(asked, 'nothing more');
    const expected = `${draw.why} (${draw.kind} of ${draw.size}: ${draw.result.join(' ')})`;
    const low = kind === 'dice' ? 1 : 0;
    const high = kind === 'dice' ? size : size - 1;
    const fits =
      draw.why === why &&
      draw.kind === kind &&
      draw.size === size &&
      (kind === 'shuffle' ||
        (draw.result.length === count && draw.result.every((r) => r >= low && r <= high)));
    if (!fits) throw new UnexpectedDraw(asked, expected);
    return draw.result;
  };
  return {
    die: (sides, why) => nth(take('dice', sides, 1, why), 0),
    dice: (count, sides, why) => take('dice', sides, count, why).slice(),
    pick: (count, why) => nth(take('pick', count, 1, why), 0),
    shuffle(items, why) {
      const wanted = take('shuffle', items.length, items.length, why);
      const order = list.arrange(items, wanted, why);
      for (let i = 0; i < items.length; i++) items[i] = nth(order, i);
    },
  };
}

/** Whether two lists hold the same items, order aside. */
export function sameItems(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  const left = a.slice().sort((x, y) => x - y);
  const right = b.slice().sort((x, y) => x - y);
  return left.every((item, i) => item === right[i]);
}
