/**
 * The only source of luck a game may use. Every draw carries a name (`why`), such as
 * `combat.attack` or `deck.us`: tests script draws by name, records store them by name, and the
 * part before the first dot names the stream, so that a repaired combat rule does not reshuffle
 * a deck.
 */
export interface Chance {
  /** One die, 1 to `sides`. */
  die(sides: number, why: string): number;
  /**
   * Several like dice thrown at once. Rules must not depend on their order: exact odds are
   * counted over unordered throws.
   */
  dice(count: number, sides: number, why: string): number[];
  /** One of `count` equally likely things, 0 to `count` - 1. */
  pick(count: number, why: string): number;
  /** Puts `items` in random order, in place. */
  shuffle(items: number[], why: string): void;
}

export type DrawKind = 'dice' | 'pick' | 'shuffle';

/** One draw as it is recorded: `size` is the number of sides, of things, or of items. */
export interface Draw {
  readonly why: string;
  readonly kind: DrawKind;
  readonly size: number;
  readonly result: readonly number[];
}

/** The stream a draw is taken from. */
export function streamOf(why: string): string {
  const dot = why.indexOf('.');
  return dot < 0 ? why : why.slice(0, dot);
}

const NAME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$/;

/** Throws where a game asks for something that is no draw: a die without sides, a name with blanks. */
export function requireDraw(count: number, size: number, why: string): void {
  const isSound =
    Number.isInteger(size) && size >= 1 && size <= 999_999 && Number.isInteger(count) && count >= 0;
  if (!isSound) throw new RangeError(`${why}: ${count} of ${size} is no draw`);
}

/** Whether a name can stand in a record. */
export function isDrawName(why: string): boolean {
  return NAME.test(why);
}
