import { chachaStream, type WordStream } from './chacha20.ts';
import { type Chance, streamOf } from './chance.ts';
import { keyOfSeed, nonceOfStream, type Seed } from './seed.ts';

const TWO_32 = 0x1_0000_0000;

/** Chance for play: every stream of one seed is its own keyed sequence. */
export function seededChance(seed: Seed): Chance {
  const key = keyOfSeed(seed);
  // By the full name of a draw and by that of its stream. Names repeat all game long; cutting a
  // string at its dot on each draw would cost more than the draw.
  const streams = new Map<string, WordStream>();

  const openStream = (why: string): WordStream => {
    const name = streamOf(why);
    let stream = streams.get(name);
    if (stream === undefined) {
      stream = chachaStream(key, nonceOfStream(name));
      streams.set(name, stream);
    }
    if (why !== name) streams.set(why, stream);
    return stream;
  };

  const below = (count: number, why: string): number => {
    if (!(count >= 1 && count <= TWO_32)) throw new RangeError(`${why}: one of ${count}`);
    const stream = streams.get(why) ?? openStream(why);
    // Words beyond the last whole multiple are thrown away, so that each result is equally likely.
    const limit = TWO_32 - (TWO_32 % count);
    let word = stream.next();
    while (word >= limit) word = stream.next();
    return word % count;
  };

  return {
    die: (sides, why) => below(sides, why) + 1,
    dice(count, sides, why) {
      const result: number[] = [];
      for (let i = 0; i < count; i++) result.push(below(sides, why) + 1);
      return result;
    },
    pick: below,
    shuffle(items, why) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1, why);
        const held = items[i] ?? 0;
        items[i] = items[j] ?? 0;
        items[j] = held;
      }
    },
  };
}
