import { type Chance, type Draw, isDrawName, requireDraw } from './chance.ts';

/** Chance that writes down what another chance gave. */
export interface Recorder extends Chance {
  /** The draws since the last call, in order; `NO_DRAWS` if there were none. */
  takeDraws(): readonly Draw[];
  /** Draw from another source from now on. */
  drawFrom(source: Chance): void;
}

const NO_DRAWS: readonly Draw[] = Object.freeze([]);

export function recorder(first: Chance): Recorder {
  let source = first;
  let draws: Draw[] = [];
  const names = new Set<string>();
  /** A draw that a record cannot hold is the game's mistake, found at the draw, not at the end. */
  const requireSound = (count: number, size: number, why: string): void => {
    requireDraw(count, size, why);
    if (names.has(why)) return;
    if (!isDrawName(why)) throw new RangeError(`“${why}” cannot name a draw`);
    names.add(why);
  };
  return {
    die(sides, why) {
      requireSound(1, sides, why);
      const result = source.die(sides, why);
      draws.push({ why, kind: 'dice', size: sides, result: [result] });
      return result;
    },
    dice(count, sides, why) {
      requireSound(count, sides, why);
      const result = source.dice(count, sides, why);
      draws.push({ why, kind: 'dice', size: sides, result: result.slice() });
      return result;
    },
    pick(count, why) {
      requireSound(1, count, why);
      const result = source.pick(count, why);
      draws.push({ why, kind: 'pick', size: count, result: [result] });
      return result;
    },
    shuffle(items, why) {
      requireSound(1, Math.max(1, items.length), why);
      source.shuffle(items, why);
      draws.push({ why, kind: 'shuffle', size: items.length, result: items.slice() });
    },
    takeDraws() {
      if (draws.length === 0) return NO_DRAWS;
      const taken = draws;
      draws = [];
      return taken;
    },
    drawFrom(next) {
      source = next;
    },
  };
}
