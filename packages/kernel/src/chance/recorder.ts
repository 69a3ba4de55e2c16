import type { Chance, Draw } from './chance.ts';

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
  return {
    die(sides, why) {
      const result = source.die(sides, why);
      draws.push({ why, kind: 'dice', size: sides, result: [result] });
      return result;
    },
    dice(count, sides, why) {
      const result = source.dice(count, sides, why);
      draws.push({ why, kind: 'dice', size: sides, result: result.slice() });
      return result;
    },
    pick(count, why) {
      const result = source.pick(count, why);
      draws.push({ why, kind: 'pick', size: count, result: [result] });
      return result;
    },
    shuffle(items, why) {
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
