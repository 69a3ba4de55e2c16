import type { Chance, Draw } from './chance.ts';
import { expectedChance, sameItems, UnexpectedDraw } from './expected.ts';

/** Chance for replay: the recorded results, one action's draws at a time. */
export interface RecordedChance extends Chance {
  /** The draws of the next action. */
  load(draws: readonly Draw[]): void;
  /** Draws of the loaded action that the game did not ask for. */
  leftOver(): readonly Draw[];
  /** Draws of an action that was taken back: the seed's luck is spent on them all the same. */
  skip(draws: readonly Draw[]): void;
}

/**
 * `check` is the seeded chance of the same game: it draws along and each result must agree, which
 * proves that the recorded dice are those of the seed. Leave it out where no seed is known.
 */
export function recordedChance(check?: Chance): RecordedChance {
  let queue: readonly Draw[] = [];
  let at = 0;
  const chance = expectedChance({
    next() {
      const draw = queue[at];
      at += 1;
      return draw;
    },
    arrange(items, wanted, why) {
      if (!sameItems(items, wanted)) {
        throw new UnexpectedDraw(`${why} of ${items.join(' ')}`, wanted.join(' '));
      }
      return wanted;
    },
  });
  const agree = (why: string, recorded: readonly number[], drawn: readonly number[]): void => {
    if (recorded.some((result, i) => result !== drawn[i])) {
      throw new SeedDisagrees(why, recorded, drawn);
    }
  };
  return {
    die(sides, why) {
      const result = chance.die(sides, why);
      if (check) agree(why, [result], [check.die(sides, why)]);
      return result;
    },
    dice(count, sides, why) {
      const result = chance.dice(count, sides, why);
      if (check) agree(why, result, check.dice(count, sides, why));
      return result;
    },
    pick(count, why) {
      const result = chance.pick(count, why);
      if (check) agree(why, [result], [check.pick(count, why)]);
      return result;
    },
    shuffle(items, why) {
      const drawn = items.slice();
      chance.shuffle(items, why);
      if (check) {
        check.shuffle(drawn, why);
        agree(why, items, drawn);
      }
    },
    load(draws) {
      queue = draws;
      at = 0;
    },
    leftOver: () => queue.slice(at),
    skip(draws) {
      if (check === undefined) return;
      for (const { why, kind, size, result } of draws) {
        // A shuffle spends as much luck whatever lies in the pile; what lay there is gone.
        if (kind === 'shuffle')
          check.shuffle(
            Array.from({ length: size }, (_, i) => i),
            why,
          );
        else if (kind === 'pick') agree(why, result, [check.pick(size, why)]);
        else agree(why, result, check.dice(result.length, size, why));
      }
    },
  };
}

/** A recorded result is not the one that the seed gives: the record or the dice were altered. */
export class SeedDisagrees extends Error {
  readonly why: string;
  readonly recorded: readonly number[];
  readonly drawn: readonly number[];

  constructor(why: string, recorded: readonly number[], drawn: readonly number[]) {
    super(`${why}: recorded ${recorded.join(' ')}, the seed gives ${drawn.join(' ')}`);
    this.why = why;
    this.recorded = recorded;
    this.drawn = drawn;
  }
}
