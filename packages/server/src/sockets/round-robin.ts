/** Who is gone through again and again; it may change meanwhile. */
export interface Members<T> {
  readonly size: number;
  keys(): Iterator<T, unknown>;
}

export interface RoundRobin<T> {
  /** The next few. */
  beat(visit: (one: T) => void): void;
}

/**
 * Comes to each of a crowd once in so many beats. A few at each beat, not all at once: two thousand
 * messages and their answers in one go hold up every game for a tenth of a second.
 */
export function createRoundRobin<T>(members: Members<T>, beatsPerRound: number): RoundRobin<T> {
  let round = members.keys();
  /** What the beats so far still owe, in parts of a visit. */
  let due = 0;

  const next = (): IteratorResult<T, unknown> => {
    const one = round.next();
    if (!one.done) return one;
    round = members.keys();
    return round.next();
  };

  return {
    beat(visit) {
      for (due += members.size; due >= beatsPerRound; due -= beatsPerRound) {
        const one = next();
        if (one.done) return;
        visit(one.value);
      }
    },
  };
}
